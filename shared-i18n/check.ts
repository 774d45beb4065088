import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { differingTexts, missingTexts } from './src/catalogues.ts';

/** Languages that must be complete; the others are filled with English ones until they are. */
const complete = ['en', 'ru'] as const;

/** What is wrong with the catalogues, one line each; empty when all is well. `root` is the repository's folder. */
export function checkCatalogues(root: string): string[] {
  const folder = path.join(root, 'shared-i18n', 'locales');
  return [
    ...complete.flatMap((locale) => [...missingTexts(folder, locale), ...differingTexts(folder, locale)]),
    ...readdirSync(folder).flatMap((locale) => faults(folder, locale)),
  ];
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
