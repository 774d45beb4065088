const KEPT = 10_000;

/** The counts of one request. */
export interface RequestCounts {
  /** Counts, unless an earlier request with the same id counted it and failed on our side. Each call is a separate count. */
  once(count: () => Promise<unknown>): Promise<void>;
  /** The request failed on our side: its counts apply to the next request with the same id, once. */
  carryOver(): void;
}

/** Kept in this process only; a lost entry is counted again, which is harmless. The returned function starts a request by its id. */
export function makeCarriedCounts(): (requestId: string) => RequestCounts {
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
      carryOver() {
        kept.set(requestId, Math.max(done, counted));
        const [oldest] = kept.keys();
        if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      },
    };
  };
}
