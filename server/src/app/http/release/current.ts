import { setTimeout as wait } from 'node:timers/promises';
import { composePage, type FrameSet, readFrames } from '@billet/release/page';
import { history, POINTER, type Release, readPointer, type Store } from '@billet/release/store';
import type { Logger } from 'pino';
import { ApiError } from '../../../kit/http/errors.ts';

/** The release that people get, and the built page of its shell. */
export interface Standing {
  readonly release: Release;
  readonly shellPage: string;
  /** The first frames of its parts; null where the page goes without. */
  readonly frames: FrameSet | null;
  /** What is wrong with them, a sentence each; and when they were read, in milliseconds. */
  readonly faults: readonly string[];
  readonly readAt: number;
}

/** Gives null where there is no release yet. Throws where there is one, and none that can be read. */
export type CurrentRelease = () => Promise<Standing | null>;

/** Milliseconds for which a person waits for a store that may be silent, while there is a release to give. */
export const PATIENCE = 500;
/** Milliseconds after which what could not be read is read again. */
const AGAIN = 250;
/** Milliseconds after which frames are read again that are missing, damaged or out of reach: whoever puts them right releases nothing. */
const FRAMES_AGAIN = 5_000;

/**
 * Follows a store's pointer: looks at most every `pause` ms whether it moved, and reads it only then. One that can't be read, or that
 * names a page that isn't there, is told in one line, and the last good release stays: after a start the newest whole one of the history.
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
      // whether one that isn't there is gone, or never was, its reader knows
      const isLacking = before !== null && before.faults.length > 0 && Date.now() - before.readAt > FRAMES_AGAIN;
      if (found === null || found !== mark || isLacking) standing = await readStanding(store, log, before);
      if (found === null && before && before === standing) throw new Error(`${POINTER} is gone from ${store.place}`);
      mark = found;
      told = '';
      nextLook = Date.now() + pause;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      standing ??= await newestKept(store, log).catch(() => null);
      // damaged anew is told anew
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

/** A release of the history whose page is there: the newest is the pointer's own, as a rule. */
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
  // a built page never changes
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
