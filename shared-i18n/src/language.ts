import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type MarkupParser, ReactLocalization } from '@fluent/react';
import { type Direction, directionOf, type Locale, tagOf } from './locales.ts';

/** A loaded language: its messages and its direction. */
export interface Language {
  readonly locale: Locale;
  readonly direction: Direction;
  readonly messages: ReactLocalization;
  /** Some of its messages are in English, because an older release lacks them. */
  readonly hasStandIns: boolean;
}

export type LogLine = { readonly event: string; readonly level: 'warn' | 'error'; readonly [field: string]: unknown };

/** Creates a language from the text of its catalogue. A missing message is logged once. */
export function makeLanguage(locale: Locale, catalogue: string, log: (line: LogLine) => void): Language {
  const direction = directionOf(locale);
  // Isolation marks keep a left-to-right name together in a right-to-left sentence. Elsewhere they only affect copied text.
  const bundle = new FluentBundle(tagOf(locale), { useIsolating: direction === 'rtl' });
  const resource = new FluentResource(catalogue);
  // of two messages with one id the later one wins: the overrides follow the catalogue
  for (const error of bundle.addResource(resource, { allowOverrides: true })) report(locale, error, log);
  const reported = new Set<string>();
  const messages = new ReactLocalization([bundle], parseMarkup, (error) => {
    if (reported.has(error.message)) return;
    reported.add(error.message);
    report(locale, error, log);
  });
  const hasStandIns = resource.body.some(({ attributes }) => attributes.lang !== undefined);
  return { locale, direction, messages, hasStandIns };
}

/** Parsed in a separate document, where nothing loads or runs. Only elements that the page passes in are used. */
const parseMarkup: MarkupParser = (text) => [...new DOMParser().parseFromString(text, 'text/html').body.childNodes];

function report(locale: Locale, error: Error, log: (line: LogLine) => void): void {
  log({ event: 'text-error', level: 'error', locale, reason: error.message });
}
