import type { Left, Standing } from './stored-updates.ts';

const SECOND = 1_000;

/** Milliseconds until what failed so often is tried again: soon at first, and all in all for eight minutes. */
export function pauseAfter(failures: number): number {
  return SECOND * 2 ** (failures - 1);
}

/** Of what failed, that whose pause is over. A pause begins when its failure is first seen, and anew while somebody else tries it again. */
export type Due = (failed: readonly Standing[], now: number) => readonly Standing[];

export function makeDue(): Due {
  let seen: ReadonlyMap<string, Pick<Standing, 'attempts' | 'body'> & { readonly dueAt: number }> = new Map();
  return (failed, now) => {
    const known = seen;
    const look = ({ id, attempts, body }: Standing) => {
      const before = known.get(id.toString('hex'));
      const isSame = before?.attempts === attempts && isEqual(before.body, body);
      return isSame ? before : { attempts, body, dueAt: now + pauseAfter(attempts) };
    };
    const looked = failed.map((each) => ({ each, stands: look(each) }));
    // what isn't there any more is forgotten
    seen = new Map(looked.map(({ each, stands }) => [each.id.toString('hex'), stands]));
    return looked.filter(({ stands }) => stands.dueAt <= now).map(({ each }) => each);
  };
}

/** Looks, a second apart, in which what is in work was sealed anew. */
const LOOKS = 4;

/** Of what was stored and has not ended yet, what nobody has in work any more. */
export type Gone = (left: readonly Left[]) => readonly Left[];

/**
 * What stands as it stood at so many looks before. Looks are counted and not time, since whoever can't say that they are at work while the
 * database is away can't be looked at either.
 */
export function makeGone(): Gone {
  let seen: ReadonlyMap<string, { readonly seal: string; readonly looks: number }> = new Map();
  return (left) => {
    const known = seen;
    const look = ({ id, seal }: Left) => {
      const before = known.get(id);
      return { seal, looks: before?.seal === seal ? before.looks + 1 : 0 };
    };
    seen = new Map(left.map((each) => [each.id, look(each)]));
    return left.filter(({ id }) => (seen.get(id)?.looks ?? 0) >= LOOKS);
  };
}

/** What is in work is sealed anew every moment. */
function isEqual(before: Buffer | null, now: Buffer | null): boolean {
  return before !== null && now !== null && before.equals(now);
}
