/** Maximum number of subjects remembered. The oldest is dropped first. */
const REMEMBERED = 10_000;

/** Counts events per subject within `windowMs` milliseconds, in memory of bounded size. */
export interface Recent {
  /** Returns whether there were fewer than `most` events, and counts this one. */
  take(subject: number, most: number): boolean;
}

export function makeRecent(windowMs: number, now: () => number = () => performance.now()): Recent {
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
        if (windows.size > REMEMBERED && oldest !== undefined) windows.delete(oldest);
      }
      if (window.count >= most) return false;
      window.count += 1;
      return true;
    },
  };
}
