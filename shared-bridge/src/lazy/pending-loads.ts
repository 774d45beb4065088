let pendingCount = 0;
const callbacks = new Set<() => void>();

/** Counts a promise that the user waits for until it settles. */
export function trackPendingLoad(load: Promise<unknown>): void {
  pendingCount++;
  const end = () => {
    pendingCount--;
    if (pendingCount > 0) return;
    const ready = [...callbacks];
    callbacks.clear();
    for (const work of ready) work();
  };
  load.then(end, end);
}

export const hasPendingLoads = (): boolean => pendingCount > 0;

/** Calls `work` once, as soon as the user waits for nothing. Returns the function that cancels it. */
export function whenNothingPending(work: () => void): () => void {
  callbacks.add(work);
  return () => void callbacks.delete(work);
}
