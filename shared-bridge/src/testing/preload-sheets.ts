import { drawerFile } from '../shell/drawer-file.ts';

/** Fetches what a sheet needs, so that one that is open at first is seen at once. */
export async function preloadSheets(): Promise<void> {
  await drawerFile.load();
}
