import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { alikeWords, namesEverywhere } from './alike-words.ts';

type Message = FluentResource['body'][number];
type Pattern = NonNullable<Message['value']>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
type Select = Extract<Expression, { type: 'select' }>;

/** A message as the check reads it. */
export interface Entry {
  readonly id: string;
  readonly part: string;
  readonly takes: string;
  readonly attributes: string;
  readonly selects: readonly Select[];
  /** The text of all variants, without arguments. */
  readonly written: string;
}

const fallback = 'en';
const categories: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
/** Languages in other scripts, where a Latin word is a foreign one. */
const otherScripts: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'hi', 'ru', 'uk']);

/** All messages of a language by id, from all parts of its catalogue. Empty for an unknown language. */
export function messagesOf(folder: string, locale: string): Map<string, Entry> {
  const parts = path.join(folder, locale);
  const files = existsSync(parts) ? readdirSync(parts).filter((file) => file.endsWith('.ftl')) : [];
  const entries = files.flatMap((part) =>
    new FluentResource(readFileSync(path.join(parts, part), 'utf8')).body.map((message) => entryOf(message, part)),
  );
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function entryOf(message: Message, part: string): Entry {
  const names = Array.from(JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g), ([, name]) => `$${name}`);
  const attributes = Object.keys(message.attributes).sort();
  const patterns = [message.value, ...attributes.map((name) => message.attributes[name])].filter((pattern) => pattern != null);
  return {
    id: message.id,
    part,
    takes: [...new Set(names)].sort().join(', ') || 'nothing',
    attributes: attributes.map((name) => `.${name}`).join(', ') || 'none',
    selects: patterns.flatMap(selectsIn),
    written: patterns.map(writtenIn).join('\n'),
  };
}

const elementsOf = (pattern: Pattern) => (typeof pattern === 'string' ? [pattern] : pattern);

function selectsIn(pattern: Pattern): Select[] {
  return elementsOf(pattern).flatMap((element) =>
    typeof element !== 'string' && element.type === 'select' ? [element, ...element.variants.flatMap(({ value }) => selectsIn(value))] : [],
  );
}

function writtenIn(pattern: Pattern): string {
  return elementsOf(pattern)
    .map((element) => {
      if (typeof element === 'string') return element;
      return element.type === 'select' ? element.variants.map(({ value }) => writtenIn(value)).join('\n') : ' ';
    })
    .join('');
}

/** Messages with other arguments or attributes than the English one, or in another file. */
export function differingTexts(folder: string, locale: string): string[] {
  const given = messagesOf(folder, locale);
  return [...messagesOf(folder, fallback).values()].flatMap(({ id, part, takes, attributes }) => {
    const mine = given.get(id);
    if (!mine) return [];
    const found: string[] = [];
    if (mine.takes !== takes) found.push(`it takes ${mine.takes}, there ${takes}`);
    if (mine.attributes !== attributes) found.push(`its attributes are ${mine.attributes}, there ${attributes}`);
    if (mine.part !== part) found.push(`it is in ${mine.part}, there in ${part}`);
    return found.map((what) => `${locale}: ${id} doesn't say the same as in ${fallback}: ${what}`);
  });
}

/** Ids of messages that a language does not have yet: the app shows the English ones. */
export function pendingTexts(folder: string, locale: string): string[] {
  const given = messagesOf(folder, locale);
  return [...messagesOf(folder, fallback).keys()].filter((id) => !given.has(id));
}

/** Catalogues of the host and the server that a language lacks. An empty one is enough; only that of a remote may be missing. */
export function missingCatalogues(folder: string, locale: string): string[] {
  const isRemote = (file: string) => existsSync(path.join(folder, '../..', `remote-${path.parse(file).name}`));
  const catalogues = readdirSync(path.join(folder, fallback)).filter((file) => file.endsWith('.ftl') && !isRemote(file));
  return catalogues
    .filter((file) => !existsSync(path.join(folder, locale, file)))
    .map((file) => `${locale} lacks ${file}: restore it, or create an empty one if all of its texts are pending`);
}

/** Messages that English does not have. */
export function unknownTexts(folder: string, locale: string): string[] {
  const wanted = messagesOf(folder, fallback);
  return [...messagesOf(folder, locale).keys()].filter((id) => !wanted.has(id)).map((id) => `${fallback} lacks ${id}, ${locale} has it`);
}

/**
 * Messages that select by a number and lack a CLDR plural category of the language. A message need not select (its wording may fit every
 * number), and a select by exact numbers only ([0], *[other]) has no categories.
 */
export function missingPlurals(folder: string, locale: string): string[] {
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return [...messagesOf(folder, locale).values()].flatMap(({ id, selects }) =>
    selects.flatMap((select) => {
      const keys = select.variants.map(({ key }) => (key.type === 'num' ? key.value : String(key.value)));
      const words = keys.filter((key) => typeof key === 'string');
      if (!words.every((word) => categories.has(word)) || !words.some((word) => word !== 'other')) return [];
      return [
        ...wanted.filter((category) => !words.includes(category)).map((category) => `${locale}: ${id} lacks the plural [${category}]`),
        ...words
          .filter((word) => !wanted.some((category) => category === word))
          .map((word) => `${locale}: ${id} has [${word}], which no number is`),
      ];
    }),
  );
}

/** Messages that equal the English ones, and English words in others, except words that the language shares. */
export function leftInEnglish(folder: string, locale: string): string[] {
  if (locale === fallback) return [];
  const english = messagesOf(folder, fallback);
  const own = new Set([...namesEverywhere, ...(alikeWords[locale] ?? [])].map((word) => word.toLowerCase()));
  return [...messagesOf(folder, locale).values()].flatMap(({ id, written }) => {
    const foreign = latinWords(written).filter((word) => !own.has(word.toLowerCase()));
    const isForeign = otherScripts.has(locale) || written === english.get(id)?.written;
    return isForeign && foreign.length > 0 ? [`${locale}: ${id} is English: ${[...new Set(foreign)].join(', ')}`] : [];
  });
}

/** Words in Latin letters, without bot commands and names of settings. */
function latinWords(text: string): string[] {
  return Array.from(
    text.replaceAll(/\/\w+|\b[A-Z]+_[A-Z_]+\b/g, ' ').matchAll(/\p{Script=Latin}[\p{Script=Latin}’']*/gu),
    ([word]) => word,
  );
}
