import { bridge } from '../bridge.ts';
import { libraryFile } from '../messenger/library.ts';
import { drawerFile } from './drawer-file.ts';
import { toasterFile } from './toaster-file.ts';

/**
 * Brings the messenger's library, and what the first sheet and the first notice need, while nobody waits: what tells of an error should be
 * here before it.
 */
export function prefetchAreas(): void {
  if (bridge().messenger.kind === 'telegram') libraryFile.prefetch();
  drawerFile.prefetch();
  toasterFile.prefetch();
}
