import { busy, onUncovered } from '@billet/shared-bridge/host';
import type { ReleaseData } from '../remotes/release-data.ts';
import { releaseAsker } from './ask-release.ts';
import { isPageThere, reloadOnce } from './reload-once.ts';
import { isTyping } from './typing.ts';

/**
 * When a page that stays open looks around. failed: something of a release was lost · failedAgain: a person had asked for it again · moved: another
 * page · returned: it is seen again.
 */
export type Moment = 'failed' | 'failedAgain' | 'moved' | 'returned';

/** The part of all remotes that this has to do with. */
export interface Changing {
  readonly isWaiting: boolean;
  learn(release: ReleaseData): void;
  changeOver(isWanted: () => boolean): Promise<void>;
}

export interface Tab {
  readonly page: Window;
  readonly remotes: Changing;
  /** What the page carries. */
  readonly release: ReleaseData;
  /** A release as this person gets it. */
  readonly releaseFor: (release: ReleaseData) => ReleaseData;
  /** When the page began, on the device's clock. */
  readonly startedAt: number;
}

/** Milliseconds after somebody came back in which what they see may still change: later it would be taken from under their eyes. */
const GLANCE = 3000;

/**
 * Keeps a page that stays open up to date: hears of a release or a rollback and changes over where nobody loses anything by it. Remotes
 * that aren't on the screen change by themselves; this sees to those that are, and to the shell (MFE-11).
 */
export function makeLiving({ page, remotes, release, releaseFor, startedAt }: Tab): (moment: Moment) => Promise<void> {
  const askRelease = releaseAsker({ n: release.n, carried: release.tag, startedAt });
  /** The shell that a page opened now would have. */
  let shell = release.shell.version;
  const isShellDue = () => shell !== release.shell.version;
  const isFree = () => !busy().isUnderWay && !isTyping(page.document);
  const isQuiet = () => isFree() && !busy().isOpen;
  const learn = async (isFailing = false) => {
    const newer = await askRelease(isFailing);
    if (!newer) return;
    shell = newer.shell.version;
    remotes.learn(releaseFor(newer));
  };
  const renewShell = async (isStill: () => boolean) =>
    isShellDue() && isStill() && (await isPageThere()) && isStill() && reloadOnce(page, shell);
  onUncovered(() => {
    if (isLost) void renewShell(isQuiet);
  });
  let isLost = false;
  const lose = async () => {
    await learn(true);
    isLost = isShellDue();
  };
  const moments: Readonly<Record<Moment, () => Promise<void>>> = {
    failed: lose,
    // nothing is lost with what waits for it, open or not
    failedAgain: async () => {
      if (!isLost || !(await renewShell(isFree))) await lose();
    },
    moved: async () => {
      if (await renewShell(isQuiet)) return;
      await learn();
    },
    returned: async () => {
      const seenAt = Date.now();
      const isUnhurt = () => !page.document.hidden && Date.now() - seenAt < GLANCE && isQuiet();
      await learn();
      if (!isUnhurt() || (await renewShell(isUnhurt)) || !remotes.isWaiting) return;
      // files take their time, in which somebody may scroll, or go elsewhere
      let top = 0;
      let hash: string | null = null;
      const isWanted = () => {
        if (!isUnhurt()) return false;
        ({ scrollY: top } = page);
        ({ hash } = page.location);
        return true;
      };
      // where the files don't come nothing has changed, and the next moment tries again
      await remotes.changeOver(isWanted).catch(() => undefined);
      if (page.location.hash === hash) page.requestAnimationFrame(() => page.scrollTo(0, top));
    },
  };
  return (moment) => moments[moment]();
}
