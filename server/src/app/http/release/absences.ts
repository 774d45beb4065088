import type { Caching } from '@billet/release/serving';

/** Names that nobody has which are remembered. */
const MOST = 5_000;
/** Names that no release names and the bucket hasn't either, that it is asked for in a minute: each is a request that is paid for. */
const MOST_A_MINUTE = 300;
const MINUTE = 60_000;
/** Milliseconds for which a file that never changes stays absent, unless a release names it. */
const LONG = 10 * MINUTE;

type Named = () => Promise<ReadonlyMap<string, unknown>>;

/** What isn't in the bucket, so that whoever invents names has it asked for few of them, and makes no other file be forgotten. */
export function absences(pause: number) {
  /** Milliseconds. */
  const until = new Map<string, { readonly named: number; readonly unnamed: number }>();
  let minute = 0;
  let asked = 0;
  return {
    async has(name: string, named: Named): Promise<boolean> {
      const found = until.get(name);
      if (!found || found.unnamed <= Date.now()) return false;
      return found.named > Date.now() || !(await named()).has(name);
    },
    /** Whether the bucket may be asked for a name that isn't here. */
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
