import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasRightToLeft } from '@billet/shared-domain/rules/direction';
import { FluentBundle, FluentDateTime, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ROOT } from '../config.ts';
import { settleIsolation } from './isolation.ts';

/** The text of a message in a person's language. Throws when no catalogue has it. */
export type Say = (languageCode: string | undefined, id: string, args?: Readonly<Record<string, FluentVariable>>) => string;

const FOLDER = path.join(ROOT, 'shared-i18n', 'locales');
/** What the bot says, and the names of the gifts that it speaks of. */
const PARTS = ['bot.ftl', 'send.ftl'];
/** What people whose language the messenger doesn't tell are spoken to in. */
const UNKNOWN_LANGUAGE = 'ru';
/** Where a language has no catalogue, or not this message. */
const COMMON_LANGUAGE = 'en';
/** Whose numbers and dates a language has, where its own name says less: British English, and one kind of digits for each script. */
const formats: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn', fa: 'fa-u-ca-gregory-nu-arabext' };
/** The business runs on Moscow's days, and on one calendar in every language. */
const DATE = { dateStyle: 'long', timeZone: 'Europe/Moscow', calendar: 'gregory' } as const;

interface Voice {
  readonly bundle: FluentBundle;
  readonly isRightToLeft: boolean;
}

/** Reads the server's parts of every catalogue. */
export function loadTexts(folder: string): Texts {
  const voices = new Map<string, Voice>();
  for (const language of readdirSync(folder)) {
    const parts = PARTS.flatMap((part) => readPart(path.join(folder, language, part)) ?? []);
    if (parts.length > 0) voices.set(language, voiceOf(language, parts));
  }
  const catalogueFor = (languageCode: string | undefined) => namesOf(languageCode).find((name) => voices.has(name)) ?? COMMON_LANGUAGE;
  const say: Say = (languageCode, id, args = {}) => {
    for (const language of [catalogueFor(languageCode), COMMON_LANGUAGE]) {
      const voice = voices.get(language);
      const pattern = voice?.bundle.getMessage(id)?.value;
      if (pattern) return settleIsolation(voice.bundle.formatPattern(pattern, withDates(args)), voice.isRightToLeft);
    }
    throw new Error(`No catalogue has the message ${id}`);
  };
  return { say, catalogueFor, languages: [...voices.keys()] };
}

interface Texts {
  readonly say: Say;
  /** The language that somebody with this code is spoken to in. */
  readonly catalogueFor: (languageCode: string | undefined) => string;
  /** All that have a catalogue. */
  readonly languages: readonly string[];
}

function voiceOf(language: string, parts: readonly string[]): Voice {
  const bundle = new FluentBundle(formats[language] ?? language);
  for (const part of parts) bundle.addResource(new FluentResource(part));
  // a catalogue runs as its letters do: one of the other direction has none of these
  return { bundle, isRightToLeft: parts.some(hasRightToLeft) };
}

const withDates = (args: Readonly<Record<string, FluentVariable>>) =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value instanceof Date ? new FluentDateTime(value, DATE) : value]));

/** A year, in the digits of the language and without a mark between its thousands. */
export const yearNumber = (year: number) => new FluentNumber(year, { useGrouping: false });

function readPart(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** pt-BR is looked for as pt-br, then as pt. */
function namesOf(languageCode: string | undefined): string[] {
  const name = (languageCode || UNKNOWN_LANGUAGE).toLowerCase();
  return [name, name.split('-')[0] ?? name];
}

/** The bot's voice, in every language that has a catalogue. */
export const { say, catalogueFor, languages } = loadTexts(FOLDER);
