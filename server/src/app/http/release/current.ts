import { setTimeout as wait } from 'node:timers/promises';
import { composePage, type FrameSet, readFrames } from '@billet/release/page';
import { history, POINTER, type Release, readPointer, type Store } from '@billet/release/store';
import type { Logger } from 'pino';
import { ApiError } from '../../../kit/http/errors.ts';

/** The current release and the built page of its shell. */
export interface Standing {
  readonly release: Release;
  readonly shellPage: string;
  /** The first frames; null when the page is served without them. */
  readonly frames: FrameSet | null;
  /** Error messages about the frames, and when they were read, in milliseconds. */
  readonly faults: readonly string[];
  readonly readAt: number;
}

/** Returns null when there is no release yet. Throws when there is a release and none can be read. */
export type CurrentRelease = () => Promise<Standing | null>;

/** Milliseconds that a request waits for an unresponsive store while a release is loaded. */
export const PATIENCE = 500;
/** Milliseconds until a failed read is repeated. */
const AGAIN = 250;
/** Milliseconds until faulty frames are read again: a repair does not change the release number. */
const FRAMES_AGAIN = 5_000;

/**
 * Follows a store's pointer: checks at most every `pause` ms whether it changed and reads it only then. An unreadable pointer, or one to a
 * missing page, is logged once while the last good release stays in use; after a start, the newest complete release of the history.
 */
export function followRelease(store: Store, log: Logger, pause: number): CurrentRelease {
  let standing: Standing | null = null;
  let mark: string | null = null;
  let told = '';
  let nextLook = 0;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    let found: string | null = null;
    try {
      found = await store.mark(POINTER);
      const before = standing;
      // readStanding distinguishes a deleted pointer from one that never existed
      const isLacking = before !== null && before.faults.length > 0 && Date.now() - before.readAt > FRAMES_AGAIN;
      if (found === null || found !== mark || isLacking) standing = await readStanding(store, log, before);
      if (found === null && before && before === standing) throw new Error(`${POINTER} is missing in ${store.place}`);
      mark = found;
      told = '';
      nextLook = Date.now() + pause;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      standing ??= await newestKept(store, log).catch(() => null);
      // Each new damage is logged, a repeated one is not
      if (`${found} ${reason}` !== told) log.error({ event: 'release_unreadable', reason, stays: standing?.release.n ?? null });
      told = `${found} ${reason}`;
      nextLook = Date.now() + Math.max(pause, AGAIN);
    }
  }

  return async () => {
    if (Date.now() >= nextLook) {
      looking ??= look().finally(() => {
        looking = null;
      });
      await (standing ? Promise.race([looking, wait(PATIENCE)]) : looking);
    }
    if (!standing && told !== '') throw new ApiError('busy', 'The release is damaged or out of reach; the log says why');
    return standing;
  };
}

/** The newest release of the history whose page exists; usually the pointer's own. */
async function newestKept(store: Store, log: Logger): Promise<Standing | null> {
  for await (const release of history(store, 'damaged')) {
    const whole = await standingOf(store, log, release, null).catch(() => null);
    if (whole) return whole;
  }
  return null;
}

async function readStanding(store: Store, log: Logger, before: Standing | null): Promise<Standing | null> {
  const pointer = await readPointer(store);
  return pointer ? standingOf(store, log, pointer.release, before) : before;
}

async function standingOf(store: Store, log: Logger, release: Release, before: Standing | null): Promise<Standing> {
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
