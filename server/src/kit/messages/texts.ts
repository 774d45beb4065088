import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ROOT } from '../config.ts';

/** The text of a message in a person's language. Throws when no catalogue has it. */
export type Say = (languageCode: string | undefined, id: string, args?: Readonly<Record<string, FluentVariable>>) => string;

const FOLDER = path.join(ROOT, 'shared-i18n', 'locales');
/** What people whose language the messenger doesn't tell are spoken to in. */
const UNKNOWN_LANGUAGE = 'ru';
/** Where a language has no catalogue, or not this message. */
const COMMON_LANGUAGE = 'en';

/** Reads the bot's part of every catalogue. */
export function loadTexts(folder: string): { readonly say: Say; readonly languages: readonly string[] } {
  const bundles = new Map<string, FluentBundle>();
  for (const language of readdirSync(folder)) {
    const text = readPart(path.join(folder, language, 'bot.ftl'));
    if (text === null) continue;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    bundles.set(language, bundle);
  }
  const say: Say = (languageCode, id, args = {}) => {
    const candidates = [...namesOf(languageCode), COMMON_LANGUAGE].flatMap((language) => bundles.get(language) ?? []);
    for (const bundle of candidates) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, args);
    }
    throw new Error(`No catalogue has the message ${id}`);
  };
  return { say, languages: [...bundles.keys()] };
}

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
export const { say, languages } = loadTexts(FOLDER);
