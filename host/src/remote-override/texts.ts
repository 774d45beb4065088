import type { Locale } from '@billet/shared-i18n';

/** Texts of the development remote per language: requested on first use, and again when the developer changes them. */
export class Texts {
  readonly #origin: string;
  readonly #onChange: () => void;
  readonly #here = new Map<Locale, string>();

  constructor(origin: string, onChange: () => void) {
    this.#origin = origin;
    this.#onChange = onChange;
  }

  /** Loaded texts; an update calls `onChange`. */
  of(locale: Locale): string {
    if (!this.#here.has(locale)) void this.#bring(locale);
    return this.#here.get(locale) ?? '';
  }

  renew(): void {
    for (const locale of this.#here.keys()) void this.#bring(locale);
  }

  async #bring(locale: Locale): Promise<void> {
    this.#here.set(locale, this.#here.get(locale) ?? '');
    try {
      const answer = await fetch(`${this.#origin}/federated/texts/${locale}.ftl`, { cache: 'no-store', credentials: 'omit' });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      this.#here.set(locale, await answer.text());
      this.#onChange();
    } catch {
      // the server is unreachable, which the banner shows; the released texts are kept
    }
  }
}
