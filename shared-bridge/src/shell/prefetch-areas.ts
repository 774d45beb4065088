import { bridge } from '../bridge.ts';
import { libraryFile } from '../messenger/library.ts';
import { drawerFile } from './drawer-file.ts';
import { toasterFile } from './toaster-file.ts';

/**
 * Prefetches the Telegram library, the drawer and the toaster while the page is idle: the code that shows errors should be loaded before
 * the first error.
 */
export function prefetchAreas(): void {
  if (bridge().messenger.kind === 'telegram') libraryFile.prefetch();
  drawerFile.prefetch();
  toasterFile.prefetch();
}
