// npm run translations: lists pending texts. export de: writes de.po. import de.po: writes its translations into the catalogue.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pendingByLanguage } from '../shared-i18n/check.ts';
import { exportTexts, importTexts } from './translations/po.ts';

const folder = path.resolve(import.meta.dirname, '../shared-i18n/locales');

function list(): string {
  const lines = [...pendingByLanguage(folder)].map(([locale, ids]) => `${locale}: ${ids.length} pending: ${ids.join(', ')}`);
  return lines.join('\n') || 'No text is pending';
}

function exportLanguage(locale: string): string {
  if (!existsSync(path.join(folder, locale)))
    throw new Error(`There is no catalogue for "${locale}": npm run new language ${locale} adds it`);
  writeFileSync(`${locale}.po`, exportTexts(folder, locale));
  return `${locale}.po has the texts; after the translation: npm run translations -- import ${locale}.po`;
}

function importFile(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${path.resolve(file)}`);
  const { faults, changed } = importTexts(folder, readFileSync(file));
  if (faults.length > 0) throw new Error(`${file} was not imported:\n${faults.join('\n')}`);
  return changed.length === 0 ? `${file} changes no text` : `Changed: ${changed.join(', ')}`;
}

const usage = 'npm run translations [-- export <language> | -- import <file>]';

function run([command, target, ...more]: readonly string[]): string {
  if (command === undefined) return list();
  if (target === undefined || more.length > 0) throw new Error(usage);
  if (command === 'export') return exportLanguage(target);
  if (command === 'import') return importFile(target);
  throw new Error(usage);
}

try {
  console.log(run(parseArgs({ allowPositionals: true }).positionals));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
