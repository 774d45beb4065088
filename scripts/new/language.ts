import { readdirSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../../shared-i18n/src/locales.ts';
import { remoteNames } from '../lib/workspaces.mjs';
import type { Changes } from './changes.ts';
import { raiseContract } from './contract.ts';

const I18N = 'shared-i18n';
const scriptOf = (code: string) => new Intl.Locale(code).maximize().script ?? '';
const nameOf = (code: string, inside: string) => new Intl.DisplayNames([inside], { type: 'language', fallback: 'none' }).of(code);
const isRightToLeft = (code: string) => ['Arab', 'Hebr', 'Syrc', 'Thaa'].includes(scriptOf(code));
const quoted = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join(', ');

/**
 * Adds a language whose texts are all pending, so that the app shows English ones. Fonts, names in pictures and the alphabet are those of a
 * language of the same script.
 */
export function addLanguage(changes: Changes, root: string, code: string): string[] {
  const relative = check(code);
  const edit = (file: string, change: (text: string) => string) => changes.edit(path.join(root, file), change);
  const insert = (file: string, before: string, after: string) => edit(file, (text) => text.replace(before, () => after));
  const all = [...locales.slice(0, 2), ...[...locales.slice(2), code].toSorted()];

  insert(`${I18N}/src/locales.ts`, quoted(locales), quoted(all));
  insert('e2e/details/fonts.spec.ts', quoted(locales.toSorted()), quoted(all.toSorted()));
  edit(`${I18N}/src/names.ts`, (text) => withName(text, code));
  edit('simulator/src/world/languages.ts', (text) => withRegion(text.replace(quoted(locales), quoted(all)), code));
  edit(`${I18N}/make-fonts.mjs`, (text) => text.replace(new RegExp(`(speakers = .*?'${relative}')`, 's'), `$1, '${code}'`));
  edit(`${I18N}/src/alike-words.ts`, (text) => text.replace(/\n};\n$/, `\n  ${code}: [],\n};\n`));
  edit('e2e/support/names.ts', (text) => withCopiedLine(text, relative, code));
  edit(`${I18N}/src/locales.test.ts`, (text) => text.replaceAll(String(locales.length), String(all.length)));
  insert('e2e/journeys/languages.spec.ts', `toHaveCount(${locales.length + 1})`, `toHaveCount(${all.length + 1})`);
  if (scriptOf(code) !== 'Latn') {
    for (const file of [`${I18N}/src/fonts.ts`, 'e2e/details/fonts.spec.ts']) edit(file, (text) => withCopiedLine(text, relative, code));
    insert(`${I18N}/src/catalogues.ts`, `'${relative}'`, `'${relative}', '${code}'`);
  }
  const at = (file: string) => path.join(root, I18N, file);
  changes.create(at(`glossary/${code}.json`), changes.read(at('glossary/en.json')));
  for (const catalogue of commonCatalogues(root)) changes.create(at(`locales/${code}/${catalogue}`), '');
  raiseContract(changes, root);
  return [`node shared-i18n/check.ts ${code}`, `npm run translations -- export ${code}`, `npm test -- pictures ${code}`];
}

/** Catalogues of the host and the server. */
function commonCatalogues(root: string): string[] {
  const ofRemotes = remoteNames(root).map((remote) => `${remote}.ftl`);
  return readdirSync(path.join(root, I18N, 'locales/en')).filter((file) => !ofRemotes.includes(file));
}

/** The first language of the same script. Throws a sentence for a code that cannot be added. */
function check(code: string): string {
  if (!/^[a-z]{2,3}$/.test(code)) throw new Error(`"${code}" is no language code: use two or three letters of ISO 639, such as pl`);
  if (locales.some((locale) => locale === code)) throw new Error(`There is a language ${code} already`);
  if (isRightToLeft(code)) throw new Error(`${code} is written from right to left; add it by hand as docs/translations.md describes`);
  const name = nameOf(code, 'en');
  if (name === undefined || Intl.PluralRules.supportedLocalesOf(code).length === 0)
    throw new Error(`"${code}" is the code of no language that Node.js knows; use one of ISO 639, such as pl`);
  const relative = locales.find((locale) => scriptOf(locale) === scriptOf(code));
  if (relative === undefined)
    throw new Error(`No font of the app has the script of ${name} (${scriptOf(code)}); add one to shared-i18n/make-fonts.mjs first`);
  return relative;
}

/** Adds a copy of the line of another language. */
const withCopiedLine = (text: string, from: string, code: string) => text.replace(new RegExp(`^  ${from}: (.*\n)`, 'm'), `$&  ${code}: $1`);

/** Adds lines to a list and sorts it. */
const withSorted = (text: string, list: RegExp, sort: (lines: readonly string[]) => readonly string[]) =>
  text.replace(list, (_, start: string, lines: string, end: string) => start + sort(lines.split('\n')).join('\n') + end);

/** Adds the native name of a language, sorted by name. */
function withName(text: string, code: string): string {
  const name = nameOf(code, code) ?? code;
  const line = `  ${code}: '${name.charAt(0).toLocaleUpperCase(code)}${name.slice(1)}',`;
  const nameIn = (each: string) => each.replace(/^.*: '(.*)',$/, '$1');
  return withSorted(text, /(languageNames = \{\n)(.*?)(\n\} as const)/s, (lines) =>
    [...lines, line].toSorted((a, b) => nameIn(a).localeCompare(nameIn(b), 'en')),
  );
}

/** Adds the country of most speakers to the simulator, which may have it already. */
function withRegion(text: string, code: string): string {
  const { region = '' } = new Intl.Locale(code).maximize();
  return withSorted(text, /(regions = \[\n)(.*?)(\n\] as const)/s, (lines) => [...new Set([...lines, `  '${region}',`])].toSorted());
}
