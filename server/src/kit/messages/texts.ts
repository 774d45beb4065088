import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasRightToLeft } from '@billet/shared-domain/rules/direction';
import { FluentBundle, FluentDateTime, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ROOT } from '../config.ts';
import { currentLanguageCode } from './current-language-code.ts';
import { settleIsolation } from './isolation.ts';

/** The text of a message in a person's language. Throws if no catalogue has it. */
export type Translate = (languageCode: string | undefined, id: string, args?: Readonly<Record<string, FluentVariable>>) => string;

const FOLDER = path.join(ROOT, 'shared-i18n', 'locales');
/** The bot's messages, the names of gifts that they contain, and the words of a page that failed. */
const PARTS = ['bot.ftl', 'send.ftl', 'page.ftl'];
/** The language for people whose language Telegram does not send. */
const UNKNOWN_LANGUAGE = 'ru';
/** Fallback for languages without a catalogue, or without the message. */
export const COMMON_LANGUAGE = 'en';
/** Locales for number and date formats that differ from the language code: British English, and one set of digits per script. */
const formats: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn', fa: 'fa-u-ca-gregory-nu-arabext' };
/** The business uses Moscow days, and one calendar in every language. */
const DATE = { dateStyle: 'long', timeZone: 'Europe/Moscow', calendar: 'gregory' } as const;

interface Catalogue {
  readonly bundle: FluentBundle;
  readonly isRightToLeft: boolean;
}

/** Reads the server's parts of every catalogue. */
export function loadTexts(folder: string): Texts {
  const catalogues = new Map<string, Catalogue>();
  for (const language of readdirSync(folder)) {
    const parts = PARTS.flatMap((part) => readPart(path.join(folder, language, part)) ?? []);
    if (parts.length > 0) catalogues.set(language, makeCatalogue(language, parts));
  }
  const catalogueFor = (languageCode: string | undefined) => namesOf(languageCode).find((name) => catalogues.has(name)) ?? COMMON_LANGUAGE;
  const find = (languageCode: string | undefined, id: string) => {
    for (const language of [catalogueFor(languageCode), COMMON_LANGUAGE]) {
      const catalogue = catalogues.get(language);
      const pattern = catalogue?.bundle.getMessage(id)?.value;
      if (pattern) return { language, catalogue, pattern };
    }
    throw new Error(`No catalogue has the message ${id}`);
  };
  const translate: Translate = (languageCode, id, args = {}) => {
    const { catalogue, pattern } = find(languageCode, id);
    return settleIsolation(catalogue.bundle.formatPattern(pattern, withDates(args)), catalogue.isRightToLeft);
  };
  const languageWith = (languageCode: string | undefined, id: string) => find(languageCode, id).language;
  return { translate, languageWith, catalogueFor, languages: [...catalogues.keys()] };
}

interface Texts {
  readonly translate: Translate;
  /** The language in which `translate` returns a message: English while it is pending. */
  readonly languageWith: (languageCode: string | undefined, id: string) => string;
  /** The language of messages to a person with this language code. */
  readonly catalogueFor: (languageCode: string | undefined) => string;
  /** All languages with a catalogue. */
  readonly languages: readonly string[];
}

function makeCatalogue(language: string, parts: readonly string[]): Catalogue {
  const bundle = new FluentBundle(formats[language] ?? language);
  for (const part of parts) bundle.addResource(new FluentResource(part));
  // the direction is that of the letters: a left-to-right catalogue contains no right-to-left letters
  return { bundle, isRightToLeft: parts.some(hasRightToLeft) };
}

const withDates = (args: Readonly<Record<string, FluentVariable>>) =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value instanceof Date ? new FluentDateTime(value, DATE) : value]));

/** A year in the digits of the language, without grouping. */
export const yearNumber = (year: number) => new FluentNumber(year, { useGrouping: false });

function readPart(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** pt-BR is looked up as pt-br, then as pt, and the old code iw as he. */
function namesOf(languageCode: string | undefined): string[] {
  const name = (languageCode || UNKNOWN_LANGUAGE).toLowerCase();
  const [language = name] = name.split('-');
  return [name, language, currentLanguageCode(language)];
}

/** The bot's messages, in every language with a catalogue. */
export const { translate, languageWith, catalogueFor, languages } = loadTexts(FOLDER);
