import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The environment variable with which workers find the data folder that the set-up prepared for copies. */
export const PREPARED_FOLDER = 'BILLET_TEST_PREPARED_FOLDER';

/** Makes a data folder with a copy of the prepared cluster: a copy costs less than initdb. Without a set-up the folder is empty. */
export function makeDataFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  const prepared = process.env[PREPARED_FOLDER];
  if (prepared !== undefined) execFileSync('cp', ['-pR', `${prepared}/.`, folder]);
  return folder;
}
