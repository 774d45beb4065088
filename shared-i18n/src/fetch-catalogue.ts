import type { Locale } from './locales.ts';

export interface CatalogueRequest {
  readonly locale: Locale;
  /** The request, with a time limit, that the page started before any script ran. Used for the first attempt. */
  readonly early?: { readonly locale: string; readonly text: Promise<string> } | undefined;
  /** Number of retries. */
  readonly retries: number;
  readonly onFailure: (reason: string) => void;
  /** Waits for some milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Marks a complete catalogue: the release appends it, because a proxy may return any body with status 200. */
const END = '# end\n';
/** Time limit of one attempt in milliseconds. */
const TIMEOUT_MS = 8000;
const FIRST_PAUSE = 1000;
const MAX_PAUSE = 30_000;

/** Loads the text of a catalogue, revalidated by its ETag. Retries after 1 s, 2 s, 4 s, …; rejects after the last retry. */
export async function fetchCatalogue({ locale, early, retries, onFailure, pause }: CatalogueRequest): Promise<string> {
  const address = `/locales/${locale}.ftl`;
  const ask = async () => textOf(address, await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) }));
  for (let tried = 0; ; tried++) {
    try {
      const text = await (tried === 0 && early?.locale === locale ? early.text : ask());
      if (!text.endsWith(END)) throw new Error(`${address} returned an incomplete or foreign body`);
      return text;
    } catch (error) {
      onFailure(String(error));
      if (tried >= retries) throw error;
      await pause(Math.min(FIRST_PAUSE * 2 ** tried, MAX_PAUSE));
    }
  }
}

async function textOf(address: string, response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
