import { type LazyFile, lazyFile } from '../lazy/lazy-file.ts';

export type Library = typeof import('./library-functions.ts')['libraryFunctions'];

let here: Library | null = null;
let begin: (library: Library) => void = () => undefined;
const waiting: ((library: Library) => void)[] = [];

/**
 * The Telegram library: 18 KB compressed, and about as much execution time as the first React render. The first screen does not need it. It
 * loads when the page is idle, or when a call needs it.
 */
export const libraryFile: LazyFile<Library> = lazyFile(async () => {
  const { libraryFunctions: library } = await import(/* webpackChunkName: "messenger" */ './library-functions.ts');
  // keep a library that arrives after the deadline
  if (!here) {
    here = library;
    begin(library);
    for (const act of waiting.splice(0)) act(library);
  }
  return library;
});

/** Sets the function that runs first when the library is loaded. */
export function onLibraryLoaded(first: (library: Library) => void): void {
  begin = first;
}

/** Runs `act` with the library now or once it is loaded, in the order of the calls. */
export function withLibrary(act: (library: Library) => void): void {
  if (here) act(here);
  else waiting.push(act);
}

/** Loads the library if needed and calls `ask` with it. Returns `lost` if the library cannot be loaded. */
export async function callLibrary<T>(ask: (library: Library) => Promise<T>, lost: T): Promise<T> {
  if (here) return ask(here);
  const library = await libraryFile.load().catch(() => null);
  return library ? ask(library) : lost;
}
