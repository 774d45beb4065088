import { parseRelease } from './parse-release.ts';
import { HISTORY, type Pointer } from './pointer.ts';
import type { Release } from './schema.ts';
import type { Store } from './store/store.ts';

export const historyName = (n: number): string => `${HISTORY}${n}.json`;

/** Stores a release in the history before another replaces it. The call that made it may have been killed before it could. */
export async function storeHistory(store: Store, { release, content }: Pointer): Promise<void> {
  const name = historyName(release.n);
  if (await store.create(name, content)) return;
  const there = await store.read(name);
  // a call that was killed before its pointer moved, or an older tool, left another file
  if (there && !Buffer.from(content).equals(there.content)) await store.swap(name, content, there.etag);
}

function kept(store: Store, name: string, text: string, leaves: 'none' | 'damaged'): Release | null {
  try {
    return parseRelease(text);
  } catch {
    if (leaves === 'damaged') return null;
    throw new Error(`${name} in ${store.place} is damaged, which only the history needs; remove it`);
  }
}

/** Earlier releases, newest first, as far as they are kept. Throws for a damaged one, or skips it with `leaves`. */
export async function* history(store: Store, leaves: 'none' | 'damaged' = 'none'): AsyncGenerator<Release> {
  const numbers = (await store.list(HISTORY)).map(({ name }) => Number(/(\d+)\.json$/.exec(name)?.[1])).filter(Number.isInteger);
  for (const n of numbers.sort((a, b) => b - a)) {
    const found = await store.read(historyName(n));
    const release = found && kept(store, historyName(n), Buffer.from(found.content).toString(), leaves);
    if (release) yield release;
  }
}
