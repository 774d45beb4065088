/**
 * Code that runs only after a failure, in an old client, in a page that has been open for a while, or when the page is idle. It is
 * one file, loaded early, because it must be available when others are missing.
 */
import './forced-colours.css';
import './narrow-page.css';
import { animateGifts } from '@billet/shared-ui/gift-animation';
import { animateGhosts } from './animate-ghosts.tsx';

export { diagnoseFile } from '../error-reporting/diagnose-file.ts';
export { makeReleaseWatcher } from '../release-watcher/release-watcher.ts';
export { PageBack } from '../shell/page-back.tsx';
export { appendTexts } from '../start/append-texts.ts';
export { ExpiredScreen } from '../start/expired-screen.tsx';
export { reopenApp } from '../start/reopen-app.ts';
export { errorGhost, waitingGhost } from './ghost.tsx';

/** Starts the animations of gifts and mascots in all remotes. */
export function startAnimations(): void {
  animateGifts();
  animateGhosts();
}
