import { expect } from '@rstest/core';
import type { Kind, Phone } from './phone.ts';

interface Words {
  readonly text: string;
  readonly isDue: boolean;
}

/** Text that was typed on the phone and must not be lost, by account and kind. */
export class ExpectedTexts {
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

  discarded(kind: Kind): void {
    this.#words.delete(`${this.account}/${kind}`);
  }

  arrived(account: string, kind: Kind, text: string): void {
    const words = this.#words.get(`${account}/${kind}`);
    if (words?.text.trim() === text.trim()) this.#words.set(`${account}/${kind}`, { ...words, isDue: false });
  }

  dueTo(account: string): Kind[] {
    return (['reply', 'report'] as const).filter((kind) => this.#words.get(`${account}/${kind}`)?.isDue);
  }

  /** Asserts that the screen shows the text due here and no text of another account. */
  check(phone: Phone): void {
    const shown = phone.screen();
    for (const [name, { text }] of this.#words) {
      if (!name.startsWith(this.account) && text.trim() !== '') expect(shown).not.toContain(text.trim());
    }
    const { kind } = phone;
    const words = kind && this.#words.get(`${this.account}/${kind}`);
    if (words?.isDue) expect(shown).toContain(words.text.trim());
  }
}
