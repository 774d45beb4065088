/** An attacker's guess for the sender of a note. */
export interface Guess {
  readonly noteId: string;
  readonly personId: string;
}

/** The result of one attack. */
export interface Score {
  readonly attack: string;
  /** The most successful of the attack's variants. */
  readonly best: string;
  readonly guesses: number;
  readonly hits: number;
  /** Expected hits by chance. */
  readonly expected: number;
  /**
   * Number of hits that counts as detected: more than chance gives on 999 of 1,000 days, for all variants together; for a hint, more than
   * allowed.
   */
  readonly bound: number;
}

const SURE = 0.001;

/** Converts the probability of each guess to the probabilities of 0, 1, 2… hits. */
function hitChances(chances: readonly number[]): number[] {
  let spread = [1];
  for (const p of chances) {
    const next = Array<number>(spread.length + 1).fill(0);
    spread.forEach((share, hits) => {
      next[hits] = (next[hits] ?? 0) + share * (1 - p);
      next[hits + 1] = (next[hits + 1] ?? 0) + share * p;
    });
    spread = next;
  }
  return spread;
}

/** Probability of at least this many hits by chance. */
function chanceOfSoMany(chances: readonly number[], hits: number): number {
  return hitChances(chances)
    .slice(hits)
    .reduce((sum, share) => sum + share, 0);
}

/** The smallest number of hits whose probability by chance is below `sure`. */
export function boundOf(chances: readonly number[], sure = SURE): number {
  let bound = 0;
  while (chanceOfSoMany(chances, bound) >= sure) bound += 1;
  return bound;
}

/** Evaluates an attack by its most successful variant. `chanceOf`: probability of the best blind guess for a note. */
export function scoreAttack(
  attack: string,
  variants: ReadonlyMap<string, readonly Guess[]>,
  truth: ReadonlyMap<string, string>,
  chanceOf: (noteId: string) => number,
): Score {
  const tried = [...variants].map(([best, guesses]) => {
    const chances = guesses.map(({ noteId }) => chanceOf(noteId));
    const hits = guesses.filter(({ noteId, personId }) => truth.get(noteId) === personId).length;
    return { best, chances, hits, luck: chanceOfSoMany(chances, hits) };
  });
  const most = tried.toSorted((a, b) => a.luck - b.luck || b.chances.length - a.chances.length)[0];
  const { best, chances, hits } = most ?? { best: 'nothing to go by', chances: [], hits: 0 };
  const expected = chances.reduce((sum, p) => sum + p, 0);
  return { attack, best, guesses: chances.length, hits, expected, bound: boundOf(chances, SURE / Math.max(1, variants.size)) };
}

export const isCaught = ({ hits, bound }: Score) => hits >= bound;
