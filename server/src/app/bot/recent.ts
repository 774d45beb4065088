/** Chats or people that a process remembers; the one that came first is forgotten first. */
const REMEMBERED = 10_000;

/** Counts what happened to each subject within the last `windowMs` milliseconds, in memory. Safe for any number of subjects. */
export interface Recent {
  /** Whether it happened less than `most` times, and then counts it. */
  take(subject: number, most: number): boolean;
}

export function makeRecent(windowMs: number, now: () => number = () => performance.now()): Recent {
  const windows = new Map<number, { readonly since: number; count: number }>();
  return {
    take(subject, most) {
      const known = windows.get(subject);
      const window = known && now() - known.since < windowMs ? known : { since: now(), count: 0 };
      if (window !== known) {
        // a new window is a new arrival
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
