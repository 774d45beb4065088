import { parseRelease } from './carry-over.ts';
import { HISTORY, type Pointer } from './pointer.ts';
import type { Release } from './schema.ts';
import type { Store } from './store/store.ts';

export const historyName = (n: number): string => `${HISTORY}${n}.json`;

/** Keeps a release in the history, before another takes its place: whoever made it may have been killed first. */
export async function keepHistory(store: Store, { release, content }: Pointer): Promise<void> {
  const name = historyName(release.n);
  if (await store.create(name, content)) return;
  const there = await store.read(name);
  // a call that was killed before its pointer moved left something else, as tools did before
  if (there && !Buffer.from(content).equals(there.content)) await store.swap(name, content, there.tag);
}

function kept(store: Store, name: string, text: string, leaves: 'none' | 'damaged'): Release | null {
  try {
    return parseRelease(text);
  } catch {
    if (leaves === 'damaged') return null;
    throw new Error(`${name} in ${store.place} is damaged, which only the history needs; remove it`);
  }
}

/** The releases that stood before, newest first, as far as they are kept. Throws at one that is damaged, or `leaves` it out. */
export async function* history(store: Store, leaves: 'none' | 'damaged' = 'none'): AsyncGenerator<Release> {
  const numbers = (await store.list(HISTORY)).map(({ name }) => Number(/(\d+)\.json$/.exec(name)?.[1])).filter(Number.isInteger);
  for (const n of numbers.sort((a, b) => b - a)) {
    const found = await store.read(historyName(n));
    const release = found && kept(store, historyName(n), Buffer.from(found.content).toString(), leaves);
    if (release) yield release;
  }
}
