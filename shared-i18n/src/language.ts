import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type MarkupParser, ReactLocalization } from '@fluent/react';
import { type Direction, directionOf, type Locale, tagOf } from './locales.ts';

/** A language ready to be shown: its messages and the way it runs. */
export interface Language {
  readonly locale: Locale;
  readonly direction: Direction;
  readonly messages: ReactLocalization;
  /** Some of its messages are English, which stands in for what an older release lacks. */
  readonly hasStandIns: boolean;
}

export type LogLine = { readonly event: string; readonly level: 'warn' | 'error'; readonly [field: string]: unknown };

/** Makes a language out of the text of its catalogue. A message that is not there is logged once. */
export function makeLanguage(locale: Locale, catalogue: string, log: (line: LogLine) => void): Language {
  const direction = directionOf(locale);
  // Isolation marks keep a left-to-right name whole inside a right-to-left sentence; elsewhere they only disturb copying.
  const bundle = new FluentBundle(tagOf(locale), { useIsolating: direction === 'rtl' });
  const resource = new FluentResource(catalogue);
  // of two messages with one id the later one holds: the texts of another version lie over those of the catalogue
  for (const error of bundle.addResource(resource, { allowOverrides: true })) report(locale, error, log);
  const told = new Set<string>();
  const messages = new ReactLocalization([bundle], parseMarkup, (error) => {
    if (told.has(error.message)) return;
    told.add(error.message);
    report(locale, error, log);
  });
  const hasStandIns = resource.body.some(({ attributes }) => attributes.lang !== undefined);
  return { locale, direction, messages, hasStandIns };
}

/** Parsed in a document of its own, where nothing loads or runs; only elements that the page hands in are taken over. */
const parseMarkup: MarkupParser = (text) => [...new DOMParser().parseFromString(text, 'text/html').body.childNodes];

function report(locale: Locale, error: Error, log: (line: LogLine) => void): void {
  log({ event: 'text-error', level: 'error', locale, reason: error.message });
}
