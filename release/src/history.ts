import { parseRelease } from './parse-release.ts';
import { HISTORY, type Pointer } from './pointer.ts';
import type { Release } from './schema.ts';
import type { Store } from './store/store.ts';

export const historyName = (n: number): string => `${HISTORY}${n}.json`;

/** Stores a release in the history before another replaces it. The command that made it may have been killed before. */
export async function storeHistory(store: Store, { release, content }: Pointer): Promise<void> {
  const name = historyName(release.n);
  if (await store.create(name, content)) return;
  const stored = await store.read(name);
  // a command that was killed before its pointer moved, or an older tool, left another file
  if (stored && !Buffer.from(content).equals(stored.content)) await store.swap(name, content, stored.etag);
}

function parseOrSkip(store: Store, name: string, text: string, skipped: 'none' | 'damaged'): Release | null {
  try {
    return parseRelease(text);
  } catch {
    if (skipped === 'damaged') return null;
    throw new Error(`${name} in ${store.place} is damaged, which only the history needs; remove it`);
  }
}

/** The stored earlier releases, newest first. Throws for a damaged one unless `skipped` names it. */
export async function* history(store: Store, skipped: 'none' | 'damaged' = 'none'): AsyncGenerator<Release> {
  const numbers = (await store.list(HISTORY)).map(({ name }) => Number(/(\d+)\.json$/.exec(name)?.[1])).filter(Number.isInteger);
  for (const n of numbers.sort((a, b) => b - a)) {
    const found = await store.read(historyName(n));
    const release = found && parseOrSkip(store, historyName(n), Buffer.from(found.content).toString(), skipped);
    if (release) yield release;
  }
}
