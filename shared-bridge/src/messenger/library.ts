import { type LazyFile, lazyFile } from '../lazy/lazy-file.ts';

export type Library = typeof import('./library-functions.ts')['libraryFunctions'];

let loaded: Library | null = null;
let onLoaded: (library: Library) => void = () => undefined;
const queuedCalls: ((library: Library) => void)[] = [];

/**
 * The Telegram library: 18 KB compressed, and about as much execution time as the first React render. The first screen does not need it. It
 * loads when the page is idle, or when a call needs it.
 */
export const libraryFile: LazyFile<Library> = lazyFile(async () => {
  const { libraryFunctions: library } = await import(/* webpackChunkName: "messenger" */ './library-functions.ts');
  // keep a library that arrives after the deadline
  if (!loaded) {
    loaded = library;
    onLoaded(library);
    for (const call of queuedCalls.splice(0)) call(library);
  }
  return library;
});

/** Sets the function that runs first when the library is loaded. */
export function onLibraryLoaded(listener: (library: Library) => void): void {
  onLoaded = listener;
}

/** Runs `call` with the library now or once it is loaded, in the order of the calls. */
export function withLibrary(call: (library: Library) => void): void {
  if (loaded) call(loaded);
  else queuedCalls.push(call);
}

/** Loads the library if needed and runs `call` with it. Returns `fallback` if the library cannot be loaded. */
export async function callLibrary<T>(call: (library: Library) => Promise<T>, fallback: T): Promise<T> {
  if (loaded) return call(loaded);
  const library = await libraryFile.load().catch(() => null);
  return library ? call(library) : fallback;
}
