import { drawerFile } from './drawer-file.ts';
import { toasterFile } from './toaster-file.ts';

/** Brings what the first sheet and the first notice need, while nobody waits: what tells of an error should be here before it. */
export function prefetchAreas(): void {
  drawerFile.prefetch();
  toasterFile.prefetch();
}
