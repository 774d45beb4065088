import { busy, onUncovered } from '@billet/shared-bridge/host';
import type { ReleaseData } from '../remotes/release-data.ts';
import { makeReleaseFetch } from './fetch-release.ts';
import { isPageThere, reloadOnce } from './reload-once.ts';
import { isTyping } from './typing.ts';

/**
 * Events after which an open page checks for updates. failed: a file of a release was lost · failedAgain: lost again after a retry
 * by the user · navigated: another page · returned: visible again.
 */
export type UpdateTrigger = 'failed' | 'failedAgain' | 'navigated' | 'returned';

/** The part of `Remotes` that updates use. */
export interface UpdatableRemotes {
  readonly isWaiting: boolean;
  applyRelease(release: ReleaseData): void;
  replaceShownParts(isWanted: () => boolean): Promise<void>;
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

/** Milliseconds after the user's return in which visible content may still be replaced. */
const GLANCE = 3000;

/**
 * Keeps an open page up to date: detects releases and rollbacks, and takes them over when the user loses nothing by it. Remotes
 * off screen update without it; this updates remotes on screen and the shell (MFE-11).
 */
export function makeReleaseWatcher({
  page,
  remotes,
  release,
  releaseFor,
  startedAt,
}: WatcherOptions): (trigger: UpdateTrigger) => Promise<void> {
  const fetchNewerRelease = makeReleaseFetch({ n: release.n, startedAt });
  /** Version of the shell in the newest known release. */
  let shell = release.shell.version;
  const isShellDue = () => shell !== release.shell.version;
  const isFree = () => !busy().isUnderWay && !isTyping(page.document);
  const isQuiet = () => isFree() && !busy().isOpen;
  const learn = async (isFailing = false) => {
    const newer = await fetchNewerRelease(isFailing);
    if (!newer) return;
    shell = newer.shell.version;
    remotes.applyRelease(releaseFor(newer));
  };
  const reloadForShell = async (isStill: () => boolean) =>
    isShellDue() && isStill() && (await isPageThere()) && isStill() && reloadOnce(page, shell);
  onUncovered(() => {
    if (isLost) void reloadForShell(isQuiet);
  });
  let isLost = false;
  const handleLostFile = async () => {
    await learn(true);
    isLost = isShellDue();
  };
  const checks: Readonly<Record<UpdateTrigger, () => Promise<void>>> = {
    failed: handleLostFile,
    // the open layer has failed, so a reload loses nothing
    failedAgain: async () => {
      if (!isLost || !(await reloadForShell(isFree))) await handleLostFile();
    },
    navigated: async () => {
      if (await reloadForShell(isQuiet)) return;
      await learn();
    },
    returned: async () => {
      const seenAt = performance.now();
      const isSafeToReload = () => !page.document.hidden && performance.now() - seenAt < GLANCE && isQuiet();
      await learn();
      if (!isSafeToReload() || (await reloadForShell(isSafeToReload)) || !remotes.isWaiting) return;
      // files take time to load, during which the user may scroll or navigate
      let top = 0;
      let hash: string | null = null;
      const isWanted = () => {
        if (!isSafeToReload()) return false;
        ({ scrollY: top } = page);
        ({ hash } = page.location);
        return true;
      };
      // without the files nothing has changed, and the next event tries again
      await remotes.replaceShownParts(isWanted).catch(() => undefined);
      if (page.location.hash === hash) page.requestAnimationFrame(() => page.scrollTo(0, top));
    },
  };
  return (trigger) => checks[trigger]();
}
