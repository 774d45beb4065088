import { expect } from '@rstest/core';
import type { Desk, Kind } from './desk.ts';

interface Words {
  readonly text: string;
  readonly isDue: boolean;
}

/** What the phone owes to whom: words that were typed on it, by account and by what they are for. */
export class Owed {
  readonly #words = new Map<string, Words>();
  #count = 0;
  account = 'annannann2';

  fresh(text: string): string {
    this.#count += 1;
    return text.trim() === '' ? text : `${text} no. ${this.#count};`;
  }

  typed(kind: Kind, text: string): void {
    this.#words.set(`${this.account}/${kind}`, { text, isDue: text.trim() !== '' });
  }

  thrownAway(kind: Kind): void {
    this.#words.delete(`${this.account}/${kind}`);
  }

  arrived(account: string, kind: Kind, text: string): void {
    const words = this.#words.get(`${account}/${kind}`);
    if (words?.text.trim() === text.trim()) this.#words.set(`${account}/${kind}`, { ...words, isDue: false });
  }

  dueTo(account: string): Kind[] {
    return (['reply', 'report'] as const).filter((kind) => this.#words.get(`${account}/${kind}`)?.isDue);
  }

  /** What the screen shows must be what is due here, and nothing of another account's. */
  judge(desk: Desk): void {
    const shown = desk.screen();
    for (const [name, { text }] of this.#words) {
      if (!name.startsWith(this.account) && text.trim() !== '') expect(shown).not.toContain(text.trim());
    }
    const { kind } = desk;
    const words = kind && this.#words.get(`${this.account}/${kind}`);
    if (words?.isDue) expect(shown).toContain(words.text.trim());
  }
}
