const KEPT = 10_000;
/** How often hanging up is a bad network's doing. */
const HANG_UPS = 2;

/** What one request counts for the limits. */
export interface Counting {
  /** Counts, unless the request before it did so and failed on our side. Each time it is called is another counting. */
  once(count: () => Promise<unknown>): Promise<void>;
  /** The request failed on our side, or nobody waited for it any more: what it has counted holds for the next like it, once. */
  forgive(isHangUp: boolean): void;
}

/** Kept by this process alone: what is forgotten is counted again, no worse. What it gives begins a request by its id. */
export function makeForgiveness(): (requestId: string) => Counting {
  const kept = new Map<string, { readonly counted: number; readonly hangUps: number }>();
  return (requestId) => {
    const before = kept.get(requestId) ?? { counted: 0, hangUps: 0 };
    kept.delete(requestId);
    let done = 0;
    return {
      async once(count) {
        if (done >= before.counted) await count();
        done += 1;
      },
      forgive(isHangUp) {
        const hangUps = before.hangUps + (isHangUp ? 1 : 0);
        // remembered even then: else it would be forgiven anew
        const isForgiven = !isHangUp || hangUps <= HANG_UPS;
        kept.set(requestId, { counted: isForgiven ? Math.max(done, before.counted) : 0, hangUps });
        const [oldest] = kept.keys();
        if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      },
    };
  };
}
