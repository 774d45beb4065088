import type { Update } from 'grammy/types';
import type { Unfinished } from './stored-updates.ts';

const SECOND = 1_000;

/** Milliseconds until the next attempt after this number of failures: short at first, and at least eight minutes in total. */
export function pauseAfter(failures: number): number {
  return SECOND * 2 ** (failures - 1);
}

/**
 * Selects the failed updates whose pause is over. A pause starts when the failure is first seen, and again when another process retries. It
 * is lengthened by up to a factor of two, at random per attempt: an update that kills its process is eventually retried without the ones
 * that were handled along with it.
 */
export type SelectDue = (failed: readonly Unfinished[], now: number) => readonly Unfinished[];

export function makeSelectDue(): SelectDue {
  let seen: ReadonlyMap<string, Unfinished & { readonly dueAt: number }> = new Map();
  return (failed, now) => {
    const known = seen;
    const look = (each: Unfinished) => {
      const before = known.get(each.id);
      const isSame = before?.attempts === each.attempts && before.seal === each.seal;
      return isSame ? before : { ...each, dueAt: now + pauseAfter(each.attempts) * (1 + rateOf(each)) };
    };
    const looked = failed.map(look);
    // forgets updates that are no longer listed
    seen = new Map(looked.map((each) => [each.id, each]));
    return looked.filter(({ dueAt }) => dueAt <= now);
  };
}

/** A number from 0 to below 1 for each attempt, from the digits of its id, a hash of 64 hexadecimal digits. */
const rateOf = ({ id, attempts }: Unfinished) => Number.parseInt(id.slice(4 * attempts, 4 * attempts + 4), 16) / 0x1_0000;

/**
 * Checks, one second apart, without a new seal until an update counts as abandoned. Low, since a pre-checkout query must be answered within
 * ten seconds.
 */
export const CHECKS = 4;
/** The same for updates whose answer or forwarding would be repeated: their process may just be slow, for example on a locked table. */
const MANY_CHECKS = 30;

/** Selects the stored updates that no process is handling. */
export interface AbandonedUpdates {
  readonly of: (left: readonly Unfinished[]) => readonly Unfinished[];
  /** Whether an opened update may be taken up now; if not, it is offered again after many checks. */
  readonly mayTake: (id: string, update: Update) => boolean;
}

/** How an update looked in the checks so far. */
interface Stood {
  readonly seal: string;
  readonly checks: number;
  /** Checks that it needs. */
  needs: number;
}

/**
 * Selects updates whose seal was unchanged for enough checks. Counts checks instead of time: while the database is down, neither signs of
 * life nor checks happen.
 */
export function makeAbandonedUpdates(): AbandonedUpdates {
  let seen: ReadonlyMap<string, Stood> = new Map();
  const look = ({ id, seal }: Unfinished): Stood => {
    const before = seen.get(id);
    return { seal, checks: before?.seal === seal ? before.checks + 1 : 0, needs: before?.needs ?? CHECKS };
  };
  const isDue = ({ checks, needs }: Stood) => checks >= needs;
  return {
    of: (left) => {
      seen = new Map(left.map((each) => [each.id, look(each)]));
      return left.filter(({ id }) => {
        const stood = seen.get(id);
        return stood !== undefined && isDue(stood);
      });
    },
    mayTake: (id, update) => {
      const stood = seen.get(id);
      if (!stood) return false;
      if (!isOfMoney(update)) stood.needs = MANY_CHECKS;
      return isDue(stood);
    },
  };
}

/** Updates that may safely be handled twice at once: payments lock their row, and a query has one answer. */
function isOfMoney({ pre_checkout_query: question, message }: Update): boolean {
  return question !== undefined || message?.successful_payment !== undefined || message?.refunded_payment !== undefined;
}
