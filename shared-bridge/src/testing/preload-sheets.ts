/** Fetches what a sheet needs, so that one that is open at first is seen at once. */
export async function preloadSheets(): Promise<void> {
  await import('../shell/drawer.tsx');
}
