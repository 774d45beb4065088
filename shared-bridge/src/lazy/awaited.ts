let awaited = 0;
const waiting = new Set<() => void>();

/** Counts a promise that the user waits for until it settles. */
export function countAwaited(coming: Promise<unknown>): void {
  awaited++;
  const end = () => {
    awaited--;
    if (awaited > 0) return;
    const due = [...waiting];
    waiting.clear();
    for (const work of due) work();
  };
  coming.then(end, end);
}

export const isAnythingAwaited = (): boolean => awaited > 0;

/** Calls `work` once, as soon as the user waits for nothing. Returns the function that cancels it. */
export function onceNothingAwaited(work: () => void): () => void {
  waiting.add(work);
  return () => void waiting.delete(work);
}
