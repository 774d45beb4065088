/** Maximum number of subjects remembered. The oldest is dropped first. */
const MAX_SUBJECTS = 10_000;

/** Limits events per subject and window of `windowMs` milliseconds, in bounded memory of this process. */
export interface RateLimiter {
  /** Counts an event unless there were already `most` in the window. Returns whether it was counted. */
  take(subject: number, most: number): boolean;
}

export function makeRateLimiter(windowMs: number, now: () => number = () => performance.now()): RateLimiter {
  const windows = new Map<number, { readonly since: number; count: number }>();
  return {
    take(subject, most) {
      const known = windows.get(subject);
      const window = known && now() - known.since < windowMs ? known : { since: now(), count: 0 };
      if (window !== known) {
        // A new window moves the subject to the end
        windows.delete(subject);
        windows.set(subject, window);
        const [oldest] = windows.keys();
        if (windows.size > MAX_SUBJECTS && oldest !== undefined) windows.delete(oldest);
      }
      if (window.count >= most) return false;
      window.count += 1;
      return true;
    },
  };
}
