import type { Locale } from '@billet/shared-i18n';

/** What the remote at an origin says, language by language: asked for when first wanted, and again when the developer writes. */
export class Texts {
  readonly #origin: string;
  readonly #onChange: () => void;
  readonly #here = new Map<Locale, string>();

  constructor(origin: string, onChange: () => void) {
    this.#origin = origin;
    this.#onChange = onChange;
  }

  /** As far as it is here; what is on its way is told by `onChange`. */
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
      // its server is gone, which the banner says; the released texts stand
    }
  }
}
