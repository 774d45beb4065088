const KEPT = 10_000;

/** Requests that were counted and then failed on our side. */
export interface Forgiveness {
  forgive(requestId: string): void;
  /** Whether the request was forgiven; it is once only. */
  spend(requestId: string): boolean;
}

/** Kept by this process alone: what is forgotten is counted again, no worse. */
export function makeForgiveness(): Forgiveness {
  const kept = new Set<string>();
  return {
    forgive(requestId) {
      kept.add(requestId);
      const [oldest] = kept;
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    },
    spend: (requestId) => kept.delete(requestId),
  };
}
