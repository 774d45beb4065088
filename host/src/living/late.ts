/**
 * What runs only after a failure, in an old client, when a page has stood open for a while, or when it has nothing else to do: one file, brought early, for it
 * must be here when others are gone.
 */
import './forced-colours.css';
import './little-room.css';
import { enliven as moveGifts } from '@billet/shared-ui/life';
import { revive } from './revive.tsx';

export { PageBack } from '../shell/page-back.tsx';
export { ExpiredScreen } from '../start/expired-screen.tsx';
export { layOver } from '../start/lay-texts.ts';
export { openAgain } from '../start/open-again.ts';
export { dropped, waits } from './ghost.tsx';
export { makeLiving } from './living.ts';
export { look } from './look.ts';

/** Whatever adorns a page lives from now on, whichever remote shows it. */
export function enliven(): void {
  moveGifts();
  revive();
}
