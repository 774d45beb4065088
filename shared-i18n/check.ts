import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { differingTexts, leftInEnglish, missingCatalogues, missingPlurals, pendingTexts, unknownTexts } from './src/catalogues.ts';
import { inconsistentNames } from './src/glossary.ts';
import { languageLists } from './src/language-lists.ts';

/** The faults of all catalogues, one line each; empty without any. `root` is the repository's folder. */
export function checkCatalogues(root: string): string[] {
  const folder = path.join(root, 'shared-i18n', 'locales');
  return readdirSync(folder).flatMap((locale) => checkCatalogue(folder, locale));
}

/** Language → ids of the texts that it does not have yet. Languages without one are left out. */
export function pendingByLanguage(folder: string): ReadonlyMap<string, readonly string[]> {
  const pending = readdirSync(folder).map((locale) => [locale, pendingTexts(folder, locale)] as const);
  return new Map(pending.filter(([, ids]) => ids.length > 0));
}

/** Terms with two names in one language, one line each. */
export function checkNames(root: string, locales = readdirSync(path.join(root, 'shared-i18n', 'locales'))): string[] {
  const catalogues = path.join(root, 'shared-i18n', 'locales');
  const glossary = path.join(root, 'shared-i18n', 'glossary');
  return locales.flatMap((locale) => inconsistentNames(catalogues, glossary, locale));
}

/** Files that list all languages and lack one that has a catalogue, one line each. */
export function checkLanguageLists(root: string, locales = readdirSync(path.join(root, 'shared-i18n', 'locales'))): string[] {
  const pending = new Set(locales.filter((locale) => pendingTexts(path.join(root, 'shared-i18n', 'locales'), locale).length > 0));
  return languageLists.flatMap(({ file, entry, includes, isForTranslated }) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const lacking = locales.filter((locale) => !includes(text, locale) && !(isForTranslated && pending.has(locale)));
    return lacking.map((locale) => `${locale}: ${file} lacks ${entry}`);
  });
}

/** The faults of one language, one line each. A text that it does not have yet is no fault. */
export function checkCatalogue(folder: string, locale: string): string[] {
  return [missingCatalogues, unknownTexts, differingTexts, missingPlurals, leftInEnglish, faults].flatMap((check) => check(folder, locale));
}

/** Messages that Fluent drops because they do not parse, and duplicate ids. */
function faults(folder: string, locale: string): string[] {
  const parts = readdirSync(path.join(folder, locale)).filter((file) => file.endsWith('.ftl'));
  const found: string[] = [];
  const owners = new Map<string, string>();
  for (const part of parts) {
    const text = readFileSync(path.join(folder, locale, part), 'utf8');
    const parsed = new Set(new FluentResource(text).body.map(({ id }) => id));
    for (const id of text.match(/^-?[a-zA-Z][\w-]*(?=\s*=)/gm) ?? []) {
      if (!parsed.has(id)) found.push(`${locale}/${part}: ${id} does not parse`);
      const owner = owners.get(id);
      if (owner) found.push(`${locale}/${part}: ${id} is in ${owner} too`);
      owners.set(id, part);
    }
  }
  return found;
}

// node shared-i18n/check.ts [locale …]: the same on the command line, for the given languages only
if (import.meta.main) {
  const folder = path.join(import.meta.dirname, 'locales');
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : readdirSync(folder);
  const root = path.join(import.meta.dirname, '..');
  const found = wanted.flatMap((locale) =>
    existsSync(path.join(folder, locale))
      ? [...checkCatalogue(folder, locale), ...checkNames(root, [locale]), ...checkLanguageLists(root, [locale])]
      : [`${locale} has no catalogue`],
  );
  const pending = [...pendingByLanguage(folder)].filter(([locale]) => wanted.includes(locale));
  for (const [locale, ids] of pending) process.stdout.write(`${locale}: pending: ${ids.join(', ')}\n`);
  process.stdout.write(found.length === 0 ? `${wanted.join(', ')}: all is well\n` : `${found.join('\n')}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
