import type { Locale } from '@billet/shared-i18n';

/** Texts of the development remote per language: requested on first use, and again when the developer changes them. */
export class Texts {
  readonly #origin: string;
  readonly #onChange: () => void;
  readonly #here = new Map<Locale, string | null>();
  #last: string | null = null;

  constructor(origin: string, onChange: () => void) {
    this.#origin = origin;
    this.#onChange = onChange;
  }

  /** Loaded texts, or those of the language before until they are loaded; an update calls `onChange`. Null before the first ones. */
  of(locale: Locale): string | null {
    if (!this.#here.has(locale)) void this.#load(locale);
    return this.#here.get(locale) ?? this.#last;
  }

  renew(): void {
    for (const locale of this.#here.keys()) void this.#load(locale);
  }

  async #load(locale: Locale): Promise<void> {
    this.#here.set(locale, this.#here.get(locale) ?? null);
    try {
      const answer = await fetch(`${this.#origin}/federated/texts/${locale}.ftl`, { cache: 'no-store', credentials: 'omit' });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      this.#last = await answer.text();
      this.#here.set(locale, this.#last);
    } catch {
      // the server is unreachable, which the banner shows; the released texts are kept
      this.#last ??= '';
    }
    this.#onChange();
  }
}
