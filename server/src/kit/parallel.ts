/** Does something with each, several at once: one that takes long holds up no other. Rejects as soon as one does. */
export async function eachAtOnce<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}

/**
 * Waits for all, also where one fails, and then throws as the first of them that did. What is done at once in a transaction goes out
 * together, in this order; nothing of it may go on when the transaction is over.
 */
export async function together<T extends readonly unknown[]>(...work: { readonly [K in keyof T]: Promise<T[K]> }): Promise<T> {
  const ends = await Promise.allSettled(work);
  // not awaited once more: a query of Drizzle's is asked for whenever somebody waits for it
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  }) as unknown as T;
}
