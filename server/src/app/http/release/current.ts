import { setTimeout as wait } from 'node:timers/promises';
import { composePage, type FrameSet, readFrames } from '@billet/release/page';
import { history, POINTER, type Release, readPointer, type Store } from '@billet/release/store';
import type { Logger } from 'pino';
import { ApiError } from '../../../kit/http/errors.ts';

/** The current release and the built page of its shell. */
export interface ServedRelease {
  readonly release: Release;
  readonly shellPage: string;
  /** The first frames; null when the page is served without them. */
  readonly frames: FrameSet | null;
  /** Error messages about the frames, and when they were read, in milliseconds. */
  readonly faults: readonly string[];
  readonly readAt: number;
}

/** Returns null when there is no release yet. Throws when there is a release and none can be read. */
export type CurrentRelease = () => Promise<ServedRelease | null>;

/** Milliseconds that a request waits for an unresponsive store while a release is loaded. */
export const STORE_TIMEOUT_MS = 500;
/** Milliseconds until a failed read is repeated. */
const RETRY_DELAY_MS = 250;
/** Milliseconds until faulty frames are read again: a repair does not change the release number. */
const FRAMES_RETRY_DELAY_MS = 5_000;

/**
 * Follows a store's pointer: checks at most every `pause` ms whether it changed and reads it only then. An unreadable pointer, or one to a
 * missing page, is logged once while the last good release stays in use; after a start, the newest complete release of the history.
 */
export function followRelease(store: Store, log: Logger, pause: number): CurrentRelease {
  let served: ServedRelease | null = null;
  let revision: string | null = null;
  let loggedError = '';
  let nextCheck = 0;
  let checking: Promise<void> | null = null;

  async function check(): Promise<void> {
    let currentRevision: string | null = null;
    try {
      currentRevision = await store.revision(POINTER);
      const before = served;
      // readServedRelease distinguishes a deleted pointer from one that never existed
      const isLacking = before !== null && before.faults.length > 0 && Date.now() - before.readAt > FRAMES_RETRY_DELAY_MS;
      if (currentRevision === null || currentRevision !== revision || isLacking) served = await readServedRelease(store, log, before);
      if (currentRevision === null && before && before === served) throw new Error(`${POINTER} is missing in ${store.place}`);
      revision = currentRevision;
      loggedError = '';
      nextCheck = Date.now() + pause;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      served ??= await newestComplete(store, log).catch(() => null);
      // Each new damage is logged, a repeated one is not
      if (`${currentRevision} ${reason}` !== loggedError)
        log.error({ event: 'release_unreadable', reason, stays: served?.release.n ?? null });
      loggedError = `${currentRevision} ${reason}`;
      nextCheck = Date.now() + Math.max(pause, RETRY_DELAY_MS);
    }
  }

  return async () => {
    if (Date.now() >= nextCheck) {
      checking ??= check().finally(() => {
        checking = null;
      });
      await (served ? Promise.race([checking, wait(STORE_TIMEOUT_MS)]) : checking);
    }
    if (!served && loggedError !== '') throw new ApiError('busy', 'The release is damaged or out of reach; the log says why');
    return served;
  };
}

/** The newest release of the history whose page exists; usually the pointer's own. */
async function newestComplete(store: Store, log: Logger): Promise<ServedRelease | null> {
  for await (const release of history(store, 'damaged')) {
    const complete = await loadRelease(store, log, release, null).catch(() => null);
    if (complete) return complete;
  }
  return null;
}

async function readServedRelease(store: Store, log: Logger, before: ServedRelease | null): Promise<ServedRelease | null> {
  const pointer = await readPointer(store);
  return pointer ? loadRelease(store, log, pointer.release, before) : before;
}

async function loadRelease(store: Store, log: Logger, release: Release, before: ServedRelease | null): Promise<ServedRelease> {
  const { page } = release.shell.active;
  // A built page is immutable
  const shellPage = page === before?.release.shell.active.page ? before.shellPage : await readText(store, page.slice(1));
  composePage(shellPage, release);
  const faults: string[] = [];
  const frames = await readFrames(store, release, (fault) => void faults.push(fault));
  for (const reason of faults.filter((fault) => !before?.faults.includes(fault)))
    log.error({ event: 'frames_unreadable', reason, release: release.n });
  return { release, shellPage, frames, faults, readAt: Date.now() };
}

async function readText(store: Store, name: string): Promise<string> {
  const found = await store.read(name);
  if (!found) throw new Error(`${name} is missing in ${store.place}`);
  return Buffer.from(found.content).toString();
}
