import { setTimeout as wait } from 'node:timers/promises';
import type { Caching } from '@billet/release/serving';
import { integrityOf, openStore, type Store, type Stored } from '@billet/release/store';
import type { Logger } from 'pino';
import { STORE_TIMEOUT_MS } from './current.ts';
import { isServed } from './files.ts';
import { listings } from './listings.ts';
import { makeMissingFiles } from './missing-files.ts';

/** Milliseconds between two log lines about the same kind of error. */
const LOG_INTERVAL_MS = 60_000;

export interface MirrorOptions {
  readonly bucket: Store;
  /** The folder for local copies. */
  readonly folder: string;
  /** Milliseconds until a file that can change is checked again. */
  readonly pause: number;
  /** The release's files with their hashes; null for a file without a recorded hash. */
  readonly releasedFiles: () => Promise<ReadonlyMap<string, string | null>>;
  readonly log: Logger;
}

/** Ensures that a file is in the folder, if it exists. Returns its content when it cannot be stored there. */
export type EnsureLocalCopy = (name: string, caching: Caching) => Promise<Uint8Array | null>;

/**
 * Copies files of a bucket into a local folder on their first request, and serves them from there, compressed if possible. Files of the
 * release are compared once with their hash: a damaged local copy is fetched again, and a damaged original is not stored. While the bucket
 * fails, local copies are served.
 */
export function makeMirror({ bucket, folder, pause, releasedFiles, log }: MirrorOptions): EnsureLocalCopy {
  const local = openStore({ RELEASE_STORE: folder });
  /** The mark in the bucket of every local copy, and until when it needs no check (milliseconds). */
  const known = new Map<string, { readonly revision: string | null; readonly until: number }>();
  const missingFiles = makeMissingFiles(pause);
  const isListed = listings(bucket);
  const pending = new Map<string, Promise<Uint8Array | null>>();
  const loggedAt = new Map<string, number>();

  function logThrottled(event: string, facts: object): void {
    if (Date.now() - (loggedAt.get(event) ?? 0) < LOG_INTERVAL_MS) return;
    loggedAt.set(event, Date.now());
    log.error({ event, ...facts });
  }

  async function updateLocalCopy(name: string, caching: Caching): Promise<Uint8Array | null> {
    const localCopy = await local.read(name);
    const released = await releasedFiles();
    const isReleased = released.has(name);
    const hash = released.get(name);
    const isIntact = ({ content }: Stored) => !hash || integrityOf(content) === hash;
    const isImmutable = caching === 'immutable' && localCopy !== null;
    // its compressed copies may be damaged
    if (isImmutable && isIntact(localCopy))
      return (await storeCopy(name, localCopy, local.create(name, localCopy.content))) ?? remember(name, null, Number.POSITIVE_INFINITY);
    if (!localCopy && !missingFiles.mayLookUp(isReleased) && !(await isListed(name))) return null;
    const revision = await bucket.revision(name);
    if (revision === null && localCopy === null) return missingFiles.add(name, isReleased, caching);
    if (revision === null || (!isImmutable && localCopy && revision === known.get(name)?.revision))
      return remember(name, revision, Date.now() + pause);
    const found = await bucket.read(name);
    if (!found || !isIntact(found)) {
      if (found) logThrottled('release_file_damaged', { name, place: bucket.place });
      return localCopy ? remember(name, revision, Date.now() + pause) : missingFiles.add(name, isReleased, caching);
    }
    const until = caching === 'immutable' ? Number.POSITIVE_INFINITY : Date.now() + pause;
    return (await storeCopy(name, found, local.swap(name, found.content, localCopy?.etag ?? null))) ?? remember(name, revision, until);
  }

  /** Returns null when the file and its compressed copies are on the disk, otherwise its content. */
  function storeCopy(name: string, { content }: Stored, writing: Promise<unknown>): Promise<Uint8Array | null> {
    return writing.then(
      () => null,
      (error: unknown) => {
        logThrottled('release_copy_not_kept', { name, folder, reason: error instanceof Error ? error.message : String(error) });
        return content;
      },
    );
  }

  function remember(name: string, revision: string | null, until: number): null {
    known.set(name, { revision, until });
    return null;
  }

  return async (name, caching) => {
    if (!isServed(name)) return null;
    // The file may have been deleted
    const hasLocalCopy = (await local.revision(name)) !== null;
    if (hasLocalCopy && (known.get(name)?.until ?? 0) > Date.now()) return null;
    if (!hasLocalCopy && (await missingFiles.has(name, releasedFiles))) return null;
    const work = pending.get(name) ?? updateLocalCopy(name, caching).finally(() => pending.delete(name));
    pending.set(name, work);
    const updated = work.catch(() => null);
    return hasLocalCopy ? Promise.race([updated, wait(STORE_TIMEOUT_MS, null)]) : updated;
  };
}
