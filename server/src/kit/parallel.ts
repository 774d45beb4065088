/** Runs `work` for each item, at most `atOnce` concurrently, so that a slow one does not delay the others. Rejects as soon as one does. */
export async function forEachConcurrently<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
