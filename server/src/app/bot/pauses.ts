import type { Update } from 'grammy/types';
import type { Unfinished } from './stored-updates.ts';

const SECOND = 1_000;

/** Milliseconds until what failed so often is tried again: soon at first, and all in all for eight minutes at least. */
export function pauseAfter(failures: number): number {
  return SECOND * 2 ** (failures - 1);
}

/**
 * Of what failed, that whose pause is over. A pause begins when its failure is first seen, and anew while somebody else tries it again. It is up
 * to twice as long, each at its own rate: what kills its process must come to be tried without those that were in work beside it.
 */
export type Due = (failed: readonly Unfinished[], now: number) => readonly Unfinished[];

export function makeDue(): Due {
  let seen: ReadonlyMap<string, Unfinished & { readonly dueAt: number }> = new Map();
  return (failed, now) => {
    const known = seen;
    const look = (each: Unfinished) => {
      const before = known.get(each.id);
      const isSame = before?.attempts === each.attempts && before.seal === each.seal;
      return isSame ? before : { ...each, dueAt: now + pauseAfter(each.attempts) * (1 + rateOf(each)) };
    };
    const looked = failed.map(look);
    // what isn't there any more is forgotten
    seen = new Map(looked.map((each) => [each.id, each]));
    return looked.filter(({ dueAt }) => dueAt <= now);
  };
}

/** From 0 up to 1, another one for each attempt, by its id, which is a hash of 64 digits. */
const rateOf = ({ id, attempts }: Unfinished) => Number.parseInt(id.slice(4 * attempts, 4 * attempts + 4), 16) / 0x1_0000;

/** Looks, a second apart, in which what is in work was sealed anew: a payment's question is answered within ten seconds. */
export const LOOKS = 4;
/** The same for what says or passes on something, and would do so twice: whoever has it may only be held up, as by a table that is locked. */
const MANY_LOOKS = 30;

/** What of all that was stored and has not ended yet nobody has in work any more. */
export interface Gone {
  readonly of: (left: readonly Unfinished[]) => readonly Unfinished[];
  /** Whether one that is opened now is to be taken up; else it is given again after many looks. */
  readonly mayTake: (id: string, update: Update) => boolean;
}

/** How one stood at the looks up to now. */
interface Stood {
  readonly seal: string;
  readonly looks: number;
  /** How many looks it takes. */
  needs: number;
}

/**
 * What stands as it stood at so many looks before. Looks are counted and not time: whoever can't say that they are at work while the
 * database is away can't be looked at either.
 */
export function makeGone(): Gone {
  let seen: ReadonlyMap<string, Stood> = new Map();
  const look = ({ id, seal }: Unfinished): Stood => {
    const before = seen.get(id);
    return { seal, looks: before?.seal === seal ? before.looks + 1 : 0, needs: before?.needs ?? LOOKS };
  };
  const isDue = ({ looks, needs }: Stood) => looks >= needs;
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
      if (!isOfMoney(update)) stood.needs = MANY_LOOKS;
      return isDue(stood);
    },
  };
}

/** What may be handled twice at once: a payment is held while it is worked on, and a question has one answer. */
function isOfMoney({ pre_checkout_query: question, message }: Update): boolean {
  return question !== undefined || message?.successful_payment !== undefined || message?.refunded_payment !== undefined;
}
