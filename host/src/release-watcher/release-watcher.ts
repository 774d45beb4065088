import { busy, onUncovered } from '@billet/shared-bridge/host';
import type { ReleaseData } from '../site/release-data.ts';
import { makeReleaseFetch } from './fetch-release.ts';
import { isPageAvailable, reloadOnce } from './reload-once.ts';
import { isTyping } from './typing.ts';

/**
 * Events after which an open page checks for updates. failed: a file of a release was lost · failedAgain: lost again after a retry
 * by the user · navigated: another page · returned: visible again.
 */
export type UpdateTrigger = 'failed' | 'failedAgain' | 'navigated' | 'returned';

/** The remotes of the page, which load new versions. */
interface UpdatableRemotes {
  /** Whether the page must be reloaded to get the newest known release. */
  readonly isOutdated: boolean;
  applyRelease(release: ReleaseData): void;
}

export interface WatcherOptions {
  readonly page: Window;
  readonly remotes: UpdatableRemotes;
  /** Release data of the page. */
  readonly release: ReleaseData;
  /** Maps a release to the one for this user. */
  readonly releaseFor: (release: ReleaseData) => ReleaseData;
  /** Device time at which the page started. */
  readonly startedAt: number;
}

/** Milliseconds after the user's return in which the page may still reload. */
const REPLACE_WINDOW_MS = 3000;

/**
 * Keeps an open page up to date: detects releases and rollbacks, and reloads the page for them when the user loses nothing by it. A
 * remote of which nothing has been loaded is updated without a reload (MFE-11).
 */
export function makeReleaseWatcher({
  page,
  remotes,
  release,
  releaseFor,
  startedAt,
}: WatcherOptions): (trigger: UpdateTrigger) => Promise<void> {
  const fetchNewerRelease = makeReleaseFetch({ n: release.n, startedAt });
  let newest = release;
  const isDue = () => newest.shell.version !== release.shell.version || remotes.isOutdated;
  const isFree = () => !busy().isUnderWay && !isTyping(page.document);
  const isQuiet = () => isFree() && !busy().isOpen;
  const applyNewest = async (isFailing = false) => {
    const newer = await fetchNewerRelease(isFailing);
    if (!newer) return;
    newest = newer;
    remotes.applyRelease(releaseFor(newer));
  };
  const reloadIfDue = async (isSafe: () => boolean) =>
    isDue() && isSafe() && (await isPageAvailable()) && isSafe() && reloadOnce(page, newest.n ?? 0);
  onUncovered(() => {
    if (hasLostFile) void reloadIfDue(isQuiet);
  });
  let hasLostFile = false;
  const handleLostFile = async () => {
    await applyNewest(true);
    hasLostFile = isDue();
  };
  const checks: Readonly<Record<UpdateTrigger, () => Promise<void>>> = {
    failed: handleLostFile,
    // the open layer has failed, so a reload loses nothing
    failedAgain: async () => {
      if (!hasLostFile || !(await reloadIfDue(isFree))) await handleLostFile();
    },
    navigated: async () => {
      if (!(await reloadIfDue(isQuiet))) await applyNewest();
    },
    returned: async () => {
      const seenAt = performance.now();
      await applyNewest();
      await reloadIfDue(() => !page.document.hidden && performance.now() - seenAt < REPLACE_WINDOW_MS && isQuiet());
    },
  };
  return (trigger) => checks[trigger]();
}
