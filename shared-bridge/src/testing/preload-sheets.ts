import { drawerFile } from '../shell/drawer-file.ts';

/** Loads the drawer, so that a sheet that is open from the start renders at once. */
export async function preloadSheets(): Promise<void> {
  await drawerFile.load();
}
