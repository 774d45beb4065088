let awaited = 0;
const waiting = new Set<() => void>();

/** Counts what a person waits for until it ends, however that is. */
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

/** Does a work once, when nobody waits for anything any more. Returns the way to leave it. */
export function onceNothingAwaited(work: () => void): () => void {
  waiting.add(work);
  return () => void waiting.delete(work);
}
