import { setTimeout as wait } from 'node:timers/promises';
import type { Caching } from '@billet/release/serving';
import { matchesIntegrity, openStore, type Store, type Stored } from '@billet/release/store';
import type { Logger } from 'pino';
import { STORE_TIMEOUT_MS } from './current.ts';
import { isServed } from './files.ts';
import { listings } from './listings.ts';
import { makeMissingFiles } from './missing-files.ts';

/** Milliseconds between two log lines about the same kind of error. */
const QUIET = 60_000;

export interface MirrorOptions {
  readonly bucket: Store;
  /** The folder for local copies. */
  readonly folder: string;
  /** Milliseconds until a file that can change is checked again. */
  readonly pause: number;
  /** The release's files with their hashes; null for a file without a recorded hash. */
  readonly named: () => Promise<ReadonlyMap<string, string | null>>;
  readonly log: Logger;
}

/** Ensures that a file is in the folder, if it exists. Returns its content when it cannot be stored there. */
export type Bring = (name: string, caching: Caching) => Promise<Uint8Array | null>;

/**
 * Copies files of a bucket into a local folder on their first request, and serves them from there, compressed if possible. Files of the
 * release are compared once with their hash: a damaged local copy is fetched again, and a damaged original is not stored. While the bucket
 * fails, local copies are served.
 */
export function mirrorOf({ bucket, folder, pause, named, log }: MirrorOptions): Bring {
  const local = openStore({ RELEASE_STORE: folder });
  /** The mark in the bucket of every local copy, and until when it needs no check (milliseconds). */
  const known = new Map<string, { readonly mark: string | null; readonly until: number }>();
  const absent = makeMissingFiles(pause);
  const isListed = listings(bucket);
  const coming = new Map<string, Promise<Uint8Array | null>>();
  const toldAt = new Map<string, number>();

  function tell(event: string, facts: object): void {
    if (Date.now() - (toldAt.get(event) ?? 0) < QUIET) return;
    toldAt.set(event, Date.now());
    log.error({ event, ...facts });
  }

  async function bring(name: string, caching: Caching): Promise<Uint8Array | null> {
    const here = await local.read(name);
    const names = await named();
    const isNamed = names.has(name);
    const hash = names.get(name);
    const isRight = ({ content }: Stored) => !hash || matchesIntegrity(content, hash);
    const isKept = caching === 'immutable' && here !== null;
    // its compressed copies may be damaged
    if (isKept && isRight(here))
      return (await kept(name, here, local.create(name, here.content))) ?? keepKnown(name, null, Number.POSITIVE_INFINITY);
    if (!here && !absent.mayAsk(isNamed) && !(await isListed(name))) return null;
    const mark = await bucket.mark(name);
    if (mark === null && here === null) return absent.add(name, isNamed, caching);
    if (mark === null || (!isKept && here && mark === known.get(name)?.mark)) return keepKnown(name, mark, Date.now() + pause);
    const found = await bucket.read(name);
    if (!found || !isRight(found)) {
      if (found) tell('release_file_damaged', { name, place: bucket.place });
      return here ? keepKnown(name, mark, Date.now() + pause) : absent.add(name, isNamed, caching);
    }
    const until = caching === 'immutable' ? Number.POSITIVE_INFINITY : Date.now() + pause;
    return (await kept(name, found, local.swap(name, found.content, here?.tag ?? null))) ?? keepKnown(name, mark, until);
  }

  /** Returns null when the file and its compressed copies are on the disk, otherwise its content. */
  function kept(name: string, { content }: Stored, writing: Promise<unknown>): Promise<Uint8Array | null> {
    return writing.then(
      () => null,
      (error: unknown) => {
        tell('release_copy_not_kept', { name, folder, reason: error instanceof Error ? error.message : String(error) });
        return content;
      },
    );
  }

  function keepKnown(name: string, mark: string | null, until: number): null {
    known.set(name, { mark, until });
    return null;
  }

  return async (name, caching) => {
    if (!isServed(name)) return null;
    // The file may have been deleted
    const isHere = (await local.mark(name)) !== null;
    if (isHere && (known.get(name)?.until ?? 0) > Date.now()) return null;
    if (!isHere && (await absent.has(name, named))) return null;
    const work = coming.get(name) ?? bring(name, caching).finally(() => coming.delete(name));
    coming.set(name, work);
    const brought = work.catch(() => null);
    return isHere ? Promise.race([brought, wait(STORE_TIMEOUT_MS, null)]) : brought;
  };
}
