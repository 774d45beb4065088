import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Attribute, FluentSerializer, Identifier, Pattern, parse, TextElement } from '@fluent/syntax';
import { brotli, replaceFile } from './files.ts';
import type { Release } from './schema.ts';

/** Language → what one part of the app says in it, as Fluent text. */
export type Texts = Readonly<Record<string, string>>;

const fallback = 'en';
const catalogues = path.resolve(import.meta.dirname, '../../shared-i18n/locales');
const serializer = new FluentSerializer();

/**
 * Puts the texts of some parts of the catalogues into a build, so that they are released with it. Returns the file's name.
 * `locales` are languages that the app offers even if nothing is translated yet.
 */
export function writeTexts(dist: string, parts: readonly string[], locales: readonly string[] = []): string {
  const json = JSON.stringify(textsOf(parts, locales));
  const name = `texts.${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`;
  writeFileSync(path.join(dist, name), json);
  return name;
}

function textsOf(parts: readonly string[], locales: readonly string[] = []): Texts {
  const textOf = (locale: string) =>
    parts
      .map((part) => path.join(catalogues, locale, `${part}.ftl`))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  return Object.fromEntries([...readdirSync(catalogues), ...locales].map((locale) => [locale, textOf(locale)]));
}

/** The ids of what a part of the catalogues says in English. */
export function textIds(part: string): string[] {
  const file = path.join(catalogues, fallback, `${part}.ftl`);
  return existsSync(file) ? entriesOf(readFileSync(file, 'utf8')).map(([id]) => id) : [];
}

/** Bytes of what the app downloads of each language, as a release keeps it: what is said to translators is left out, the rest compressed. */
export function downloadSizes(parts: readonly string[]): Readonly<Record<string, number>> {
  const texts = joinTexts(parts.map((part) => textsOf([part])));
  return Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, brotli(Buffer.from(text)).length]));
}

/** What messages of a part say in a language, in the order asked for. Throws where one is missing or takes an argument. */
export function plainTexts<const Ids extends readonly string[]>(part: string, locale: string, ids: Ids) {
  const text = readFileSync(path.join(catalogues, locale, `${part}.ftl`), 'utf8');
  const messages = new Map(parse(text, {}).body.flatMap((entry) => (entry.type === 'Message' ? [[entry.id.name, entry]] : [])));
  return ids.map((id) => {
    const [words, ...more] = messages.get(id)?.value?.elements ?? [];
    if (words?.type !== 'TextElement' || more.length > 0) throw new Error(`${locale}/${part}.ftl: ${id} must be plain text`);
    return words.value;
  }) as { readonly [At in keyof Ids]: string };
}

/** Writes one catalogue a language, of the texts that the shell and the active remotes of a release were built with. */
export function writeCatalogues(folder: string, { shell, remotes }: Release): void {
  const files = [shell.texts, ...Object.values(remotes).map(({ active }) => active.texts)];
  const parts = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Texts);
  for (const [locale, text] of Object.entries(joinTexts(parts))) replaceFile(path.join(folder, 'locales', `${locale}.ftl`), text);
}

/** One catalogue a language; messages that a language lacks are the English ones, which say so by an attribute: `.lang = en`. */
export function joinTexts(parts: readonly Texts[]): Texts {
  const locales = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  const inLocale = (locale: string, lang?: string) => parts.flatMap((part) => entriesOf(part[locale] ?? '', lang));
  const joined = (locale: string) => new Map([...inLocale(fallback, locale === fallback ? undefined : fallback), ...inLocale(locale)]);
  return Object.fromEntries(locales.map((locale) => [locale, [...joined(locale).values()].join('')]));
}

/**
 * The messages and terms of a text, each by its id, without the comments for translators; each message with the language that it is in,
 * where that is told. What does not parse is left out.
 */
function entriesOf(text: string, lang?: string): [string, string][] {
  return parse(text, {}).body.flatMap((entry) => {
    if (entry.type !== 'Message' && entry.type !== 'Term') return [];
    entry.comment = null;
    if (entry.type === 'Term') return [[`-${entry.id.name}`, serializer.serializeEntry(entry)]];
    if (lang) entry.attributes.push(new Attribute(new Identifier('lang'), new Pattern([new TextElement(lang)])));
    return [[entry.id.name, serializer.serializeEntry(entry)]];
  });
}
