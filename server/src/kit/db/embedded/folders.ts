import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataFolder } from '../../data-folder.ts';
import type { Identity } from './binaries.ts';

export interface Folders {
  /** The cluster's files. */
  readonly cluster: string;
  /** The unix socket's folder. */
  readonly run: string;
  /** This file exists once the cluster was created completely. */
  readonly creationMarker: string;
}

/** Bytes. The path of a unix socket may have 107, of which PostgreSQL's file name takes 18. */
const MAX_SOCKET_FOLDER_BYTES = 85;

export function prepareFolders(dataFolder: string, identity: Identity): Folders {
  const short = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  const beside = path.join(dataFolder, 'run');
  const run = Buffer.byteLength(beside) > MAX_SOCKET_FOLDER_BYTES ? path.join(tmpdir(), `billet-${short}`) : beside;
  makeDataFolder(dataFolder);
  const cluster = path.join(dataFolder, 'postgres');
  for (const folder of [cluster, run]) makePrivateFolder(folder, identity);
  return { cluster, run, creationMarker: path.join(dataFolder, 'postgres-made') };
}

/** Creates a folder that only PostgreSQL's user may read. */
export function makePrivateFolder(folder: string, identity: Identity): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
}
