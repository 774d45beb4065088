/**
 * Runs `work` for every item, at most eight at a time, because a remote store has a high latency. Returns the results in the items' order.
 */
export async function inParallel<T, R>(items: Iterable<T>, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items].entries();
  const workers = Array.from({ length: 8 }, async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  });
  await Promise.all(workers);
  return results;
}
