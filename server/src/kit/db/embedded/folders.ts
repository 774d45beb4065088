import { createHash, randomBytes } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from '../../start-error.ts';
import type { Identity } from './binaries.ts';

export interface Folders {
  /** The cluster's files. */
  readonly cluster: string;
  /** The unix socket's folder. */
  readonly run: string;
  /** This file exists once the cluster was created completely. */
  readonly madeMark: string;
}

/** Bytes. The path of a unix socket may have 107, of which PostgreSQL's file name takes 18. */
const LONGEST_SOCKET_FOLDER = 85;

export function prepareFolders(dataFolder: string, identity: Identity): Folders {
  const short = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  const beside = path.join(dataFolder, 'run');
  const run = Buffer.byteLength(beside) > LONGEST_SOCKET_FOLDER ? path.join(tmpdir(), `billet-${short}`) : beside;
  makeDataFolder(dataFolder);
  const cluster = path.join(dataFolder, 'postgres');
  for (const folder of [cluster, run]) makePrivateFolder(folder, identity);
  return { cluster, run, madeMark: path.join(dataFolder, 'postgres-made') };
}

/** Creates a folder that only PostgreSQL's user may read. */
export function makePrivateFolder(folder: string, identity: Identity): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
}

/** Creates the data folder if it is missing. Throws StartError if it is not writable. */
function makeDataFolder(folder: string): void {
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
