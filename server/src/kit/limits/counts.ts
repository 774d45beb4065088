import { anyOf } from '../db/any-of.ts';
import type { Database, Queries } from '../db/database.ts';
import { limitMarks } from '../db/schema/limits.ts';
import { makeTurns } from './turns.ts';
import type { Window } from './window.ts';

/** Windows remembered; the rest is found in the database again. */
const REMEMBERED = 20_000;
/** Marks asked for at once. */
const PROBES = 32;

/** How often each window was counted, as far as this process saw it: where to go on without asking. */
class Counts {
  /** One query after another for a window: two of this process need not find out that they want the same number. */
  readonly turns = makeTurns();
  readonly #known = new Map<string, number>();

  of({ id }: Window): number {
    return this.#known.get(id) ?? 0;
  }

  /** Counts only grow: what was seen later may be said earlier. */
  learn({ id }: Window, count: number): void {
    const latest = Math.max(count, this.#known.get(id) ?? 0);
    this.#known.delete(id);
    this.#known.set(id, latest);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }
}

const counts = new WeakMap<Database, Counts>();

/** What this process knows of a database's counts. */
export function countsOf(db: Database): Counts {
  const known = counts.get(db) ?? new Counts();
  counts.set(db, known);
  return known;
}

/**
 * How often a window was counted, at least `known` times. Marks are numbered without a gap, so whether the middle one is
 * there halves what is left.
 */
export async function countIn(queries: Queries, window: Window, known: number): Promise<number> {
  let [low, high] = [known, window.most];
  while (low < high) {
    const step = Math.ceil((high - low) / PROBES);
    const points = Array.from({ length: Math.ceil((high - low) / step) }, (_, index) => Math.min(high, low + (index + 1) * step));
    const there = await present(
      queries,
      points.map((n) => window.markOf(n)),
    );
    const best = points.findLast((n) => there.has(window.markOf(n).toString('hex'))) ?? low;
    high = Math.min(high, best + step - 1);
    low = best;
  }
  return low;
}

/** Which of these marks stand in the database, in hexadecimal. */
export async function present(queries: Queries, marks: readonly Buffer[]): Promise<Set<string>> {
  const rows = await queries.select({ mark: limitMarks.mark }).from(limitMarks).where(anyOf(limitMarks.mark, marks));
  return new Set(rows.map(({ mark }) => mark.toString('hex')));
}
