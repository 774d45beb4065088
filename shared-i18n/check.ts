import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { differingTexts, lackingPlurals, leftInEnglish, missingTexts } from './src/catalogues.ts';

/** What is wrong with the catalogues, one line each; empty when all is well. `root` is the repository's folder. */
export function checkCatalogues(root: string): string[] {
  const folder = path.join(root, 'shared-i18n', 'locales');
  return readdirSync(folder).flatMap((locale) => checkCatalogue(folder, locale));
}

/** What is wrong with one language; whoever has a folder must be complete. */
function checkCatalogue(folder: string, locale: string): string[] {
  return [missingTexts, differingTexts, lackingPlurals, leftInEnglish, faults].flatMap((check) => check(folder, locale));
}
/** Messages that Fluent drops because they do not parse, and ids that stand twice. */
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
      if (owner) found.push(`${locale}/${part}: ${id} stands in ${owner} too`);
      owners.set(id, part);
    }
  }
  return found;
}

// node shared-i18n/check.ts [locale …]: the same from the shell, of these languages only
if (import.meta.main) {
  const folder = path.join(import.meta.dirname, 'locales');
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : readdirSync(folder);
  const found = wanted.flatMap((locale) =>
    existsSync(path.join(folder, locale)) ? checkCatalogue(folder, locale) : [`${locale} has no catalogue`],
  );
  process.stdout.write(found.length === 0 ? `${wanted.join(', ')}: all is well\n` : `${found.join('\n')}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
