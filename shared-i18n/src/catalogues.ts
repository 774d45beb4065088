import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const fallback = 'en';

/** One message of a catalogue with all its lines, found by its id. */
function entriesOf(text: string): Map<string, string> {
  const entries = new Map<string, string>();
  let id: string | null = null;
  for (const line of text.split(/\r?\n/)) {
    const start = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line)?.[1];
    if (start) id = start;
    else if (line.startsWith('#') || (line !== '' && !/^\s/.test(line) && line !== '}')) id = null;
    if (id !== null) entries.set(id, entries.has(id) ? `${entries.get(id)}\n${line}` : line);
  }
  for (const [key, value] of entries) entries.set(key, value.trimEnd());
  return entries;
}

/** All parts of a language's catalogue in one map; empty where there is no such language. */
export function readCatalogue(folder: string, locale: string): Map<string, string> {
  const parts = path.join(folder, locale);
  if (!existsSync(parts)) return new Map();
  const files = readdirSync(parts)
    .filter((file) => file.endsWith('.ftl'))
    .sort();
  return new Map(files.flatMap((file) => [...entriesOf(readFileSync(path.join(parts, file), 'utf8'))]));
}

/** A language's whole catalogue as one file; messages that it lacks are filled with the English ones. */
export function composeCatalogue(folder: string, locale: string): string {
  const whole = new Map([...readCatalogue(folder, fallback), ...readCatalogue(folder, locale)]);
  return `${[...whole.values()].join('\n')}\n`;
}

/** Ids that one of the two languages has and the other lacks. */
export function missingTexts(folder: string, locale: string): string[] {
  const wanted = readCatalogue(folder, fallback);
  const given = readCatalogue(folder, locale);
  const missing = [...wanted.keys()].filter((id) => !given.has(id)).map((id) => `${locale} lacks ${id}`);
  return [...missing, ...[...given.keys()].filter((id) => !wanted.has(id)).map((id) => `${fallback} lacks ${id}, ${locale} has it`)];
}
