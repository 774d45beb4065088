import type { Caching } from '@billet/release/serving';

/** Maximum number of missing names to remember. */
const MOST = 5_000;
/** Maximum bucket lookups per minute for names that no release contains and that do not exist: each is a paid request. */
const MOST_A_MINUTE = 300;
const MINUTE = 60_000;
/** Milliseconds for which an immutable file that no release names counts as missing. */
const LONG = 10 * MINUTE;

type Named = () => Promise<ReadonlyMap<string, unknown>>;

/** Remembers names that the bucket does not have. Invented names cause few requests and displace no other entry. */
export function makeMissingFiles(pause: number) {
  /** Timestamps in milliseconds. */
  const until = new Map<string, { readonly named: number; readonly unnamed: number }>();
  let minute = 0;
  let asked = 0;
  return {
    async has(name: string, named: Named): Promise<boolean> {
      const found = until.get(name);
      if (!found || found.unnamed <= Date.now()) return false;
      return found.named > Date.now() || !(await named()).has(name);
    },
    /** Whether a name without a local copy may be looked up in the bucket. */
    mayAsk(isNamed: boolean): boolean {
      const now = Math.floor(Date.now() / MINUTE);
      if (now !== minute) asked = 0;
      minute = now;
      return isNamed || asked < MOST_A_MINUTE;
    },
    add(name: string, isNamed: boolean, caching: Caching): null {
      if (!isNamed) asked += 1;
      if (until.size >= MOST) until.clear();
      const soon = Date.now() + pause;
      until.set(name, { named: soon, unnamed: caching === 'immutable' && !isNamed ? Math.max(soon, Date.now() + LONG) : soon });
      return null;
    },
  };
}
