import type { Caching } from '@billet/release/serving';

/** Maximum number of missing names to remember. */
const MAX_NAMES = 5_000;
/** Maximum bucket lookups per minute for names that no release contains and that do not exist: each is a paid request. */
const MAX_LOOKUPS_A_MINUTE = 300;
const MINUTE = 60_000;
/** Milliseconds for which an immutable file that no release names counts as missing. */
const UNRELEASED_LIFETIME_MS = 10 * MINUTE;

type ReleasedFiles = () => Promise<ReadonlyMap<string, unknown>>;

/** Remembers names that the bucket does not have. Invented names cause few requests and displace no other entry. */
export function makeMissingFiles(pause: number) {
  /** Timestamps in milliseconds. */
  const until = new Map<string, { readonly released: number; readonly unreleased: number }>();
  let minute = 0;
  let lookups = 0;
  return {
    async has(name: string, released: ReleasedFiles): Promise<boolean> {
      const found = until.get(name);
      if (!found || found.unreleased <= Date.now()) return false;
      return found.released > Date.now() || !(await released()).has(name);
    },
    /** Whether a name without a local copy may be looked up in the bucket. */
    mayLookUp(isReleased: boolean): boolean {
      const now = Math.floor(Date.now() / MINUTE);
      if (now !== minute) lookups = 0;
      minute = now;
      return isReleased || lookups < MAX_LOOKUPS_A_MINUTE;
    },
    add(name: string, isReleased: boolean, caching: Caching): null {
      if (!isReleased) lookups += 1;
      if (until.size >= MAX_NAMES) until.clear();
      const soon = Date.now() + pause;
      until.set(name, {
        released: soon,
        unreleased: caching === 'immutable' && !isReleased ? Math.max(soon, Date.now() + UNRELEASED_LIFETIME_MS) : soon,
      });
      return null;
    },
  };
}
