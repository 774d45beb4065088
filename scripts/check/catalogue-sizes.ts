import path from 'node:path';
import { downloadSizes } from '../../release/src/texts.ts';
import { remoteNames } from '../lib/workspaces.mjs';

/** The catalogue parts that a user downloads before anything is shown, without the bot's texts and the page's own texts. */
const remotes = remoteNames(path.resolve(import.meta.dirname, '../..'));
const PARTS = ['shell', 'errors', 'page', ...remotes];
/** Bytes: as much for each remote as for the shell, so that a new remote has room for its texts. */
const LIMIT = 3000 * (1 + remotes.length);

/** The languages whose catalogue exceeds the limit, one line each. */
export function checkSizesOfCatalogues(parts: readonly string[] = PARTS, limit = LIMIT): string[] {
  return Object.entries(downloadSizes(parts))
    .filter(([, size]) => size > limit)
    .map(([locale, size]) => `the catalogue of ${locale} has ${size} B compressed, ${limit} are allowed`);
}
