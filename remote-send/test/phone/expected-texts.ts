import { expect } from '@rstest/core';
import type { Phone } from './phone.tsx';

/** Text typed at a place; due until it is sent or discarded. */
interface Words {
  readonly text: string;
  readonly isDue: boolean;
}

/** Where a user writes: account, page and recipient. */
export interface Place {
  readonly account: string;
  readonly page: 'send' | 'ask';
  readonly to: string;
}

export const addressOf = ({ page, to }: Pick<Place, 'page' | 'to'>) => `/${page}?code=${to}`;

/** Text that was typed on the phone and must not be lost, by place. */
export class ExpectedTexts {
  readonly #words = new Map<string, Words>();
  #count = 0;
  at: Place;

  constructor(at: Place) {
    this.at = at;
  }

  /** Unique text, recognizable wherever it appears. */
  fresh(text: string): string {
    this.#count += 1;
    return text.trim() === '' ? text : `${text} no. ${this.#count};`;
  }

  typed(text: string): void {
    this.#words.set(nameOf(this.at), { text, isDue: text.trim() !== '' });
  }

  discarded(): void {
    this.#words.delete(nameOf(this.at));
  }

  arrived(place: Place, text: string): void {
    const words = this.#words.get(nameOf(place));
    if (words?.text.trim() === text) this.#words.set(nameOf(place), { ...words, isDue: false });
  }

  /** A day has passed for all places. */
  expired(): void {
    this.#words.clear();
  }

  /** Places with text that is due. */
  places(): Place[] {
    return [...this.#words].filter(([, { isDue }]) => isDue).map(([name]) => JSON.parse(name) as Place);
  }

  /** Asserts that the screen shows the text due here and no text of another place. */
  check(phone: Phone): void {
    const shown = phone.screen();
    for (const [name, { text }] of this.#words) {
      if (name !== nameOf(this.at) && text.trim() !== '') expect(shown).not.toContain(text.trim());
    }
    const words = this.#words.get(nameOf(this.at));
    if (!words?.isDue || shown.includes('Elsewhere')) return;
    if (phone.field() !== null) expect(phone.field()).toBe(words.text);
    else if (!phone.isSheetOpen()) expect(phone.draftText()).toBe(words.text.trim());
  }
}

const nameOf = ({ account, page, to }: Place) => JSON.stringify({ account, page, to });
