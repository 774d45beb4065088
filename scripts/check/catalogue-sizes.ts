import path from 'node:path';
import { downloadSizes } from '../../release/src/texts.ts';
import { remoteNames } from '../lib/workspaces.mjs';

/** The catalogue parts that a user downloads before anything is shown, without the bot's texts and the page's own texts. */
const PARTS = ['shell', 'errors', 'page', ...remoteNames(path.resolve(import.meta.dirname, '../..'))];
/** Bytes. */
const LIMIT = 12_000;

/** The languages whose catalogue exceeds the limit, one line each. */
export function checkSizesOfCatalogues(parts: readonly string[] = PARTS, limit = LIMIT): string[] {
  return Object.entries(downloadSizes(parts))
    .filter(([, size]) => size > limit)
    .map(([locale, size]) => `the catalogue of ${locale} has ${size} B compressed, ${limit} are allowed`);
}
