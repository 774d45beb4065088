import { type CatalogueRequest, fetchCatalogue } from './fetch-catalogue.ts';
import { type Language, type LogLine, makeLanguage } from './language.ts';
import { defaultLocale, type Locale } from './locales.ts';

export interface LoadOptions {
  readonly log: (line: LogLine) => void;
  readonly early?: CatalogueRequest['early'];
  /** Milliseconds after which the default language replaces the requested one. Defaults to 3000 (ENV-05). */
  readonly limit?: number;
  /** Called when the requested language loads after the default one was shown. */
  readonly onLate?: (language: Language) => void;
  readonly pause?: CatalogueRequest['pause'] | undefined;
  /** Applies overrides to a catalogue. Never rejects. */
  readonly overrideTexts?: ((locale: Locale, catalogue: string) => Promise<string>) | undefined;
}

const RETRIES = 5;
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads a language. If it does not load in time the default one replaces it, and `onLate` is called when it loads. If neither loads, there
 * is nothing to show, so it keeps retrying. Never rejects, and never returns a language without messages.
 */
export async function loadLanguage(locale: Locale, options: LoadOptions): Promise<Language> {
  const { limit = 3000, onLate } = options;
  if (locale === defaultLocale) return load(locale, options, Number.POSITIVE_INFINITY);
  let hasSettled = false;
  let startFallback = () => {};
  const late = new Promise<void>((resolve) => {
    startFallback = resolve;
    setTimeout(resolve, limit);
  });
  const requested = load(locale, options, RETRIES, startFallback).finally(() => {
    hasSettled = true;
  });
  const fallback = late.then(() => (hasSettled ? requested : load(defaultLocale, options, Number.POSITIVE_INFINITY)));
  const shown = await Promise.race([requested.catch(() => fallback), fallback]);
  if (shown.locale !== locale) requested.then(onLate, () => undefined);
  return shown;
}

export interface AnotherOptions extends Pick<LoadOptions, 'log' | 'pause' | 'overrideTexts'> {
  /** Whether the language is still requested. Called after each failure. */
  readonly isStillRequested: () => boolean;
  /** Called when the first attempt failed. */
  readonly onFailure: () => void;
}

/** Loads another language while one is shown. Retries as long as it is requested, then returns null. Never rejects. */
export async function loadAnother(
  locale: Locale,
  { log, overrideTexts, pause = wait, isStillRequested, onFailure }: AnotherOptions,
): Promise<Language | null> {
  const pauseWhileRequested = (milliseconds: number) =>
    isStillRequested() ? pause(milliseconds) : Promise.reject(new Error('No longer requested'));
  return load(locale, { log, overrideTexts, pause: pauseWhileRequested }, Number.POSITIVE_INFINITY, onFailure).catch(() => null);
}

type OneLanguage = Pick<LoadOptions, 'log' | 'early' | 'pause' | 'overrideTexts'>;

async function load(
  locale: Locale,
  { log, early, overrideTexts, pause = wait }: OneLanguage,
  retries: number,
  onFirstFailure?: () => void,
) {
  let hasFailed = false;
  const onFailure = (reason: string) => {
    if (hasFailed) return;
    hasFailed = true;
    log({ event: 'catalogue-missing', level: 'error', locale, reason });
    onFirstFailure?.();
  };
  const catalogue = await fetchCatalogue({ locale, early, retries, onFailure, pause });
  return makeLanguage(locale, overrideTexts ? await overrideTexts(locale, catalogue) : catalogue, log);
}
