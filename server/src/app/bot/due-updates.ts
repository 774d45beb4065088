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
    const withDueTime = (each: Unfinished) => {
      const before = known.get(each.id);
      const isSame = before?.attempts === each.attempts && before.seal === each.seal;
      return isSame ? before : { ...each, dueAt: now + pauseAfter(each.attempts) * (1 + rateOf(each)) };
    };
    const updates = failed.map(withDueTime);
    // drops updates that are no longer listed
    seen = new Map(updates.map((each) => [each.id, each]));
    return updates.filter(({ dueAt }) => dueAt <= now);
  };
}

/** A number from 0 to below 1 for each attempt, from the digits of its id, a hash of 64 hexadecimal digits. */
const rateOf = ({ id, attempts }: Unfinished) => Number.parseInt(id.slice(4 * attempts, 4 * attempts + 4), 16) / 0x1_0000;

/**
 * Number of checks, one second apart, after which an update whose seal is unchanged counts as abandoned: a process that handles an update
 * renews its seal. Low, since a pre-checkout query must be answered within ten seconds.
 */
export const ABANDONED_AFTER_CHECKS = 4;
/** The number for updates whose answer or forwarding would be repeated: their process may just be slow, for example on a locked table. */
const ABANDONED_AFTER_MANY_CHECKS = 30;

/** Selects the stored updates that no process is handling. */
export interface AbandonedUpdates {
  readonly of: (left: readonly Unfinished[]) => readonly Unfinished[];
  /** Whether an opened update may be taken up now; if not, it is offered again after many checks. */
  readonly mayTake: (id: string, update: Update) => boolean;
}

/** An unfinished update in the checks so far. */
interface SeenUpdate {
  readonly seal: string;
  /** Number of checks since the seal last changed. */
  readonly checks: number;
  /** Number of checks after which it counts as abandoned. */
  needs: number;
}

/**
 * Selects updates whose seal was unchanged for enough checks. Counts checks instead of time: while the database is down, there are
 * neither heartbeats nor checks.
 */
export function makeAbandonedUpdates(): AbandonedUpdates {
  let seen: ReadonlyMap<string, SeenUpdate> = new Map();
  const countCheck = ({ id, seal }: Unfinished): SeenUpdate => {
    const before = seen.get(id);
    return { seal, checks: before?.seal === seal ? before.checks + 1 : 0, needs: before?.needs ?? ABANDONED_AFTER_CHECKS };
  };
  const isDue = ({ checks, needs }: SeenUpdate) => checks >= needs;
  return {
    of: (left) => {
      seen = new Map(left.map((each) => [each.id, countCheck(each)]));
      return left.filter(({ id }) => {
        const found = seen.get(id);
        return found !== undefined && isDue(found);
      });
    },
    mayTake: (id, update) => {
      const found = seen.get(id);
      if (!found) return false;
      if (!isOfMoney(update)) found.needs = ABANDONED_AFTER_MANY_CHECKS;
      return isDue(found);
    },
  };
}

/** Updates that may safely be handled twice at once: payments lock their row, and a query has one answer. */
function isOfMoney({ pre_checkout_query: question, message }: Update): boolean {
  return question !== undefined || message?.successful_payment !== undefined || message?.refunded_payment !== undefined;
}
