import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentSerializer, parse } from '@fluent/syntax';

const fallback = 'en';
const serializer = new FluentSerializer();

/** The messages and terms of a catalogue, each as text, found by its id. What does not parse is left out. */
function entriesOf(text: string): [string, string][] {
  return parse(text, {}).body.flatMap((entry) => {
    if (entry.type === 'Message') return [[entry.id.name, serializer.serializeEntry(entry)]];
    return entry.type === 'Term' ? [[`-${entry.id.name}`, serializer.serializeEntry(entry)]] : [];
  });
}

/** All parts of a language's catalogue in one map; empty where there is no such language. */
export function readCatalogue(folder: string, locale: string): Map<string, string> {
  const parts = path.join(folder, locale);
  if (!existsSync(parts)) return new Map();
  const files = readdirSync(parts)
    .filter((file) => file.endsWith('.ftl'))
    .sort();
  return new Map(files.flatMap((file) => entriesOf(readFileSync(path.join(parts, file), 'utf8'))));
}

/** A language's whole catalogue as one file; messages that it lacks are filled with the English ones. */
export function composeCatalogue(folder: string, locale: string): string {
  const whole = new Map([...readCatalogue(folder, fallback), ...readCatalogue(folder, locale)]);
  return [...whole.values()].join('');
}

/** Ids that one of the two languages has and the other lacks. */
export function missingTexts(folder: string, locale: string): string[] {
  const wanted = readCatalogue(folder, fallback);
  const given = readCatalogue(folder, locale);
  const missing = [...wanted.keys()].filter((id) => !given.has(id)).map((id) => `${locale} lacks ${id}`);
  return [...missing, ...[...given.keys()].filter((id) => !wanted.has(id)).map((id) => `${fallback} lacks ${id}, ${locale} has it`)];
}
