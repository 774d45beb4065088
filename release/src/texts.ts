import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Attribute, FluentSerializer, Identifier, Pattern, parse, TextElement } from '@fluent/syntax';
import type { Release } from './schema.ts';
import { brotli } from './store/compressed.ts';
import type { Store } from './store/store.ts';

/** Language → the texts of one part of the app, in Fluent format. */
export type Texts = Readonly<Record<string, string>>;

const fallback = 'en';
/** Parts of the catalogues that only the server shows. */
const OF_THE_SERVER = ['bot', 'page'];
/** A catalogue's last line. It shows the app that it has loaded a complete catalogue. */
const END = '# end\n';
/** The folder with one catalogue folder per language. */
export const catalogues = path.resolve(import.meta.dirname, '../../shared-i18n/locales');
/** A remote that is built outside of the project has its texts beside its sources. */
export const ownCatalogues = path.resolve('locales');
/** The file of a part in a language. */
function fileOf(locale: string, part: string): string {
  const own = path.join(ownCatalogues, fallback, `${part}.ftl`);
  return path.join(existsSync(own) ? ownCatalogues : catalogues, locale, `${part}.ftl`);
}
const serializer = new FluentSerializer();

/**
 * Writes the texts of some parts into a build, so that they are released with it. Returns the file name. `locales`: languages that the app
 * offers even without translations.
 */
export function writeTexts(dist: string, parts: readonly string[], locales: readonly string[] = []): string {
  const json = JSON.stringify(textsOf(parts, locales));
  const name = `texts.${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`;
  writeFileSync(path.join(dist, name), json);
  return name;
}

/**
 * Writes the texts of a part into a build again, one file per language. A page loads one if it runs this version with catalogues of another
 * version, without downloading all languages.
 */
export function writeLanguages(dist: string, part: string): void {
  for (const [locale, text] of Object.entries(joinTexts([textsOf([part])])))
    writeFileSync(path.join(dist, `texts.${locale}.ftl`), text + END);
}

const LANGUAGE_FILE = /^texts\.([a-z]+)\.ftl$/;
export const isLanguageFile = (file: string): boolean => LANGUAGE_FILE.test(file);

/** The name under which a file of a version is released. */
export const releasedName = (file: string, version: string): string => file.replace(LANGUAGE_FILE, `texts.${version}.$1.ftl`);

/** Language → number of texts that it does not have yet. Languages without one are left out. */
export function pendingIn(texts: Texts): Readonly<Record<string, number>> {
  const idsOf = (locale: string) => new Set(entriesOf(texts[locale] ?? '').map(([id]) => id));
  const wanted = idsOf(fallback);
  const missing = (given: ReadonlySet<string>) => [...wanted].filter((id) => !given.has(id)).length;
  const counts = Object.keys(texts).map((locale) => [locale, missing(idsOf(locale))] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The texts of some parts of the catalogues, as written by translators. */
export function textsOf(parts: readonly string[], locales: readonly string[] = []): Texts {
  const textOf = (locale: string) =>
    parts
      .map((part) => fileOf(locale, part))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  return Object.fromEntries([...readdirSync(catalogues), ...locales].map((locale) => [locale, textOf(locale)]));
}

/** The current texts of some parts in a language, joined as in a release; default: all parts of the app. Throws for an unknown language. */
export function sourceTexts(locale: string, parts: readonly string[] = partsOfTheApp()): string {
  if (!existsSync(path.join(catalogues, locale)))
    throw new Error(`There is no catalogue for "${locale}"; npm run new language ${locale} adds it`);
  const texts = parts.map((part) => textsOf([part])).map((text) => ({ [fallback]: text[fallback] ?? '', [locale]: text[locale] ?? '' }));
  return (joinTexts(texts)[locale] ?? '') + END;
}

function partsOfTheApp(): string[] {
  const folders = [catalogues, ownCatalogues].map((folder) => path.join(folder, fallback)).filter((folder) => existsSync(folder));
  const parts = folders.flatMap((folder) => readdirSync(folder).map((file) => path.parse(file).name));
  return [...new Set(parts)].filter((part) => !OF_THE_SERVER.includes(part));
}

/** Parse errors of a text, one sentence each. */
export const faultsIn = (text: string): string[] =>
  parse(text, {}).body.flatMap((entry) =>
    entry.type === 'Junk' ? [`${entry.annotations[0]?.message ?? 'does not parse'}: ${entry.content.trim().split('\n')[0]}`] : [],
  );

/** The ids of a part's messages in English. */
export function textIds(part: string): string[] {
  const file = fileOf(fallback, part);
  return existsSync(file) ? entriesOf(readFileSync(file, 'utf8')).map(([id]) => id) : [];
}

/** Download size of each language in bytes, as in a release: without comments for translators, compressed. */
export function downloadSizes(parts: readonly string[]): Readonly<Record<string, number>> {
  const texts = joinTexts(parts.map((part) => textsOf([part])));
  return Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, brotli(Buffer.from(text)).length]));
}

/** The texts of messages in a language, else in English, in the requested order. Throws if one is missing or has an argument. */
export function plainTexts<const Ids extends readonly string[]>(part: string, locale: string, ids: Ids) {
  const files = [fallback, locale].map((each) => fileOf(each, part)).filter((file) => existsSync(file));
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const messages = new Map(parse(text, {}).body.flatMap((entry) => (entry.type === 'Message' ? [[entry.id.name, entry]] : [])));
  return ids.map((id) => {
    const [words, ...more] = messages.get(id)?.value?.elements ?? [];
    if (words?.type !== 'TextElement' || more.length > 0) throw new Error(`${locale}/${part}.ftl: ${id} must be plain text`);
    return words.value;
  }) as { readonly [At in keyof Ids]: string };
}

/**
 * One catalogue per language, of the texts that the shell and the active remotes of a release were built with. Empty if the texts of a part
 * are missing, with a sentence for each: pages add the texts of a newer remote to older catalogues themselves.
 */
export async function joinedCatalogues(
  store: Store,
  { shell, remotes }: Pick<Release, 'shell' | 'remotes'>,
): Promise<{ readonly catalogues: Texts; readonly faults: readonly string[] }> {
  const parts = [['host', shell] as const, ...Object.entries(remotes)];
  const read = await Promise.all(parts.map(async ([name, { active }]) => ({ name, active, texts: await readTexts(store, active.texts) })));
  const faults = read.flatMap(({ name, active, texts }) => (texts ? [] : [lostTexts(store.place, name, active)]));
  if (faults.length > 0) return { catalogues: {}, faults };
  const texts = Object.entries(joinTexts(read.flatMap((part) => (part.texts ? [part.texts] : []))));
  // a page that runs another version of a remote detects here that it needs that version's texts
  const versions = Object.entries(remotes).map(([name, { active }]) => ` ${name}=${active.version}`);
  return { catalogues: Object.fromEntries(texts.map(([locale, text]) => [locale, `${text}#${versions.join('')}\n${END}`])), faults };
}

/** Null if the file is missing or damaged. */
async function readTexts(store: Store, file: string): Promise<Texts | null> {
  const found = await store.read(file.slice(1));
  try {
    return found && (JSON.parse(Buffer.from(found.content).toString()) as Texts);
  } catch {
    return null;
  }
}

const lostTexts = (place: string, name: string, { texts, version }: Release['shell']['active'] | Release['remotes'][string]['active']) =>
  `${texts} is missing or damaged in ${place}, so the catalogues were not updated; release ${name} ${version} again: npm run release -- ${name} <folder of its build>`;

/** One catalogue per language. Messages that a language lacks are the English ones, marked with the attribute `.lang = en`. */
export function joinTexts(parts: readonly Texts[]): Texts {
  const locales = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  const inLocale = (locale: string, lang?: string) => parts.flatMap((part) => entriesOf(part[locale] ?? '', lang));
  const joined = (locale: string) => new Map([...inLocale(fallback, locale === fallback ? undefined : fallback), ...inLocale(locale)]);
  return Object.fromEntries(locales.map((locale) => [locale, [...joined(locale).values()].join('')]));
}

/**
 * The messages and terms of a text by id, without comments for translators. `lang` is added to each message as an attribute. Entries that
 * do not parse are skipped.
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
