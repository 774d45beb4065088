const KEPT = 10_000;

/** What one request counts for the limits. */
export interface Counting {
  /** Counts, unless the request before it did so and failed on our side. Each time it is called is another counting. */
  once(count: () => Promise<unknown>): Promise<void>;
  /** The request failed on our side: what it has counted holds for the next like it, once. */
  forgive(): void;
}

/** Kept by this process alone: what is forgotten is counted again, no worse. What it gives begins a request by its id. */
export function makeForgiveness(): (requestId: string) => Counting {
  const kept = new Map<string, number>();
  return (requestId) => {
    const counted = kept.get(requestId) ?? 0;
    kept.delete(requestId);
    let done = 0;
    return {
      async once(count) {
        if (done >= counted) await count();
        done += 1;
      },
      forgive() {
        kept.set(requestId, Math.max(done, counted));
        const [oldest] = kept.keys();
        if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      },
    };
  };
}
