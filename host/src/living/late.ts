/** What runs only after a failure, or when a page has stood open for a while: one file, brought early, for it must be here when others are gone. */
export { ExpiredScreen } from '../start/expired-screen.tsx';
export { layOver } from '../start/lay-texts.ts';
export { openAgain } from '../start/open-again.ts';
export { makeLiving } from './living.ts';
export { look } from './look.ts';
