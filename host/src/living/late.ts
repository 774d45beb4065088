/**
 * Code that runs only after a failure, in an old client, in a page that has been open for a while, or when the page is idle. It is
 * one file, loaded early, because it must be available when others are missing.
 */
import './forced-colours.css';
import './little-room.css';
import { animateGifts } from '@billet/shared-ui/gift-animation';
import { revive } from './revive.tsx';

export { PageBack } from '../shell/page-back.tsx';
export { ExpiredScreen } from '../start/expired-screen.tsx';
export { layOver } from '../start/lay-texts.ts';
export { openAgain } from '../start/open-again.ts';
export { dropped, waits } from './ghost.tsx';
export { makeLiving } from './living.ts';
export { look } from './look.ts';

/** Starts the animations of gifts and mascots in all remotes. */
export function enliven(): void {
  animateGifts();
  revive();
}
