import { type Language, type LogLine, makeLanguage } from './language.ts';
import { defaultLocale, type Locale } from './locales.ts';

export interface LoadOptions {
  readonly log: (line: LogLine) => void;
  /** A request that the page itself started before any script was there. */
  readonly early?: { readonly locale: string; readonly response: Promise<Response> } | undefined;
  /** Milliseconds that each catalogue may take; 3000 unless given (ENV-05). */
  readonly limit?: number;
}

/**
 * Loads a language's catalogue, revalidated by its ETag. What can't be had in time is logged and the default language
 * takes its place; without that one too, the language is empty. Never rejects.
 */
export async function loadLanguage(locale: Locale, options: LoadOptions): Promise<Language> {
  const candidates = locale === defaultLocale ? [locale] : [locale, defaultLocale];
  for (const candidate of candidates) {
    try {
      return makeLanguage(candidate, await fetchCatalogue(candidate, options), options.log);
    } catch (error) {
      options.log({ event: 'catalogue-missing', level: 'error', locale: candidate, reason: String(error) });
    }
  }
  return makeLanguage(defaultLocale, '', options.log);
}

async function fetchCatalogue(locale: Locale, { early, limit = 3000 }: LoadOptions): Promise<string> {
  const address = `/locales/${locale}.ftl`;
  const request = early?.locale === locale ? early.response : fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(limit) });
  return within(
    limit,
    request.then((response) => textOf(address, response)),
  );
}

async function textOf(address: string, response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  if (response.headers.get('content-type')?.includes('html')) throw new Error(`${address} answered a page`);
  return response.text();
}

function within<T>(limit: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
