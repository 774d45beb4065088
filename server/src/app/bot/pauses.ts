import type { Standing } from './stored-updates.ts';

const SECOND = 1_000;

/** Milliseconds until what failed so often is tried again: soon at first, and all in all for eight minutes. */
export function pauseAfter(failures: number): number {
  return SECOND * 2 ** (failures - 1);
}

/** Of what failed, that whose pause is over. A pause begins when its failure is first seen. */
export type Due = (failed: readonly Standing[], now: number) => readonly Standing[];

export function makeDue(): Due {
  let seen: ReadonlyMap<string, { readonly attempts: number; readonly dueAt: number }> = new Map();
  return (failed, now) => {
    const known = seen;
    const look = ({ id, attempts }: Standing) => {
      const before = known.get(id.toString('hex'));
      return before?.attempts === attempts ? before : { attempts, dueAt: now + pauseAfter(attempts) };
    };
    const looked = failed.map((each) => ({ each, stands: look(each) }));
    // what isn't there any more is forgotten
    seen = new Map(looked.map(({ each, stands }) => [each.id.toString('hex'), stands]));
    return looked.filter(({ stands }) => stands.dueAt <= now).map(({ each }) => each);
  };
}
