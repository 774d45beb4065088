import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

/** Creates the data folder if it is missing. Throws StartError if it is not writable. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
    throw new StartError(`DATA_DIR: ${folder} can't be written (${reason}); set it to a folder that this user may write in`);
  }
}

/** The secret of a local installation: 32 random bytes, created once and kept in the data folder. */
export function localSecret(dataFolder: string): string {
  makeDataFolder(dataFolder);
  const file = path.join(dataFolder, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
