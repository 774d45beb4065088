import { type LazyFile, lazyFile } from '../lazy/lazy-file.ts';

export type Library = typeof import('./by-library.ts')['byLibrary'];

let here: Library | null = null;
let begin: (library: Library) => void = () => undefined;
const waiting: ((library: Library) => void)[] = [];

/**
 * The messenger's library, 18 KB over the wire and as much work as React's first rendering: nothing on the first screen needs it. It comes
 * when the page is idle, or when something is asked for that is made with it.
 */
export const libraryFile: LazyFile<Library> = lazyFile(async () => {
  const { byLibrary: library } = await import(/* webpackChunkName: "messenger" */ './by-library.ts');
  // one that came after its time was over is here all the same
  if (!here) {
    here = library;
    begin(library);
    for (const act of waiting.splice(0)) act(library);
  }
  return library;
});

/** What is done with the library as soon as it is here, before all else. */
export function beginLibrary(first: (library: Library) => void): void {
  begin = first;
}

/** Does something with the library now or as soon as it is here, in the order of the calls. Nobody waits for it. */
export function withLibrary(act: (library: Library) => void): void {
  if (here) act(here);
  else waiting.push(act);
}

/** Asks something by the library, which is brought for it. Where it can't be had the answer is `lost`. */
export async function askLibrary<T>(ask: (library: Library) => Promise<T>, lost: T): Promise<T> {
  if (here) return ask(here);
  const library = await libraryFile.load().catch(() => null);
  return library ? ask(library) : lost;
}
