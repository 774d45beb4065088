/** A thief's word for who sent a note. */
export interface Guess {
  readonly noteId: string;
  readonly personId: string;
}

/** How one attack did. */
export interface Score {
  readonly attack: string;
  /** The way that did best, of all ways in which the attack was tried. */
  readonly best: string;
  readonly guesses: number;
  readonly hits: number;
  /** Hits that pure chance would give. */
  readonly expected: number;
  /** So many hits are too many: more than luck has on 999 of 1,000 days, for all ways together; for a hint, more than it may have. */
  readonly bound: number;
}

const SURE = 0.001;

/** The chance of each guess to be right by luck, to the chances of 0, 1, 2… hits. */
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

/** How likely luck alone reaches so many hits. */
function chanceOfSoMany(chances: readonly number[], hits: number): number {
  return hitChances(chances)
    .slice(hits)
    .reduce((sum, share) => sum + share, 0);
}

/** The fewest hits that luck reaches with a chance below `sure`. */
export function boundOf(chances: readonly number[], sure = SURE): number {
  let bound = 0;
  while (chanceOfSoMany(chances, bound) >= sure) bound += 1;
  return bound;
}

/**
 * Judges an attack that was tried in several ways by the one that did best, against its bound. `chanceOf` is what the best blind
 * guess has for a note.
 */
export function judge(
  attack: string,
  ways: ReadonlyMap<string, readonly Guess[]>,
  truth: ReadonlyMap<string, string>,
  chanceOf: (noteId: string) => number,
): Score {
  const tried = [...ways].map(([best, guesses]) => {
    const chances = guesses.map(({ noteId }) => chanceOf(noteId));
    const hits = guesses.filter(({ noteId, personId }) => truth.get(noteId) === personId).length;
    return { best, chances, hits, luck: chanceOfSoMany(chances, hits) };
  });
  const most = tried.toSorted((a, b) => a.luck - b.luck || b.chances.length - a.chances.length)[0];
  const { best, chances, hits } = most ?? { best: 'nothing to go by', chances: [], hits: 0 };
  const expected = chances.reduce((sum, p) => sum + p, 0);
  return { attack, best, guesses: chances.length, hits, expected, bound: boundOf(chances, SURE / Math.max(1, ways.size)) };
}

export const isCaught = ({ hits, bound }: Score) => hits >= bound;
