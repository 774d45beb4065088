import type { Locale } from './locales.ts';

export interface CatalogueRequest {
  readonly locale: Locale;
  /** The request that the page itself started before any script was there, with a time limit; it serves for the first try. */
  readonly early?: { readonly locale: string; readonly response: Promise<Response> } | undefined;
  /** How often it is tried again. */
  readonly retries: number;
  readonly onFailure: (reason: string) => void;
  /** Waits that many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Whatever stands between page and server may answer in its stead, in any type and with 200; the release ends a catalogue so. */
const END = '# end\n';
/** Milliseconds after which a try that got no answer is given up for a new one. */
const GIVE_UP = 8000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** The text of a language's catalogue, revalidated by its ETag. Tries again after 1 s, 2 s, 4 s, …; rejects after the last try. */
export async function fetchCatalogue({ locale, early, retries, onFailure, pause }: CatalogueRequest): Promise<string> {
  const address = `/locales/${locale}.ftl`;
  const ask = () => fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(GIVE_UP) });
  for (let tried = 0; ; tried++) {
    try {
      return await textOf(address, await (tried === 0 && early?.locale === locale ? early.response : ask()));
    } catch (error) {
      onFailure(String(error));
      if (tried >= retries) throw error;
      await pause(Math.min(FIRST_PAUSE * 2 ** tried, LONGEST_PAUSE));
    }
  }
}

async function textOf(address: string, response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const text = await response.text();
  if (!text.endsWith(END)) throw new Error(`${address} answered something else, or a part`);
  return text;
}
