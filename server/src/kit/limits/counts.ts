import { anyOf } from '../db/any-of.ts';
import type { Database, Queries } from '../db/database.ts';
import { limitMarks } from '../db/schema/limits.ts';
import type { LimitWindow } from './window.ts';

/** Windows kept in memory. Others are counted in the database again. */
const REMEMBERED = 20_000;
/** Marks per query. */
const PROBES = 32;

/** The count of each window as far as this process knows, so that it can continue without a query. */
class Counts {
  readonly #known = new Map<string, number>();

  of({ id }: LimitWindow): number {
    return this.#known.get(id) ?? 0;
  }

  /** Counts only grow, but results may arrive out of order. */
  learn({ id }: LimitWindow, count: number): void {
    const latest = Math.max(count, this.#known.get(id) ?? 0);
    this.#known.delete(id);
    this.#known.set(id, latest);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }
}

const counts = new WeakMap<Database, Counts>();

/** The counts that this process knows of a database. */
export function countsOf(db: Database): Counts {
  const known = counts.get(db) ?? new Counts();
  counts.set(db, known);
  return known;
}

/** The count of a window, at least `known`. Marks are numbered without gaps, so a binary search finds the last one. */
export async function countIn(queries: Queries, window: LimitWindow, known: number): Promise<number> {
  let [low, high] = [known, window.most];
  while (low < high) {
    const step = Math.ceil((high - low) / PROBES);
    const points = Array.from({ length: Math.ceil((high - low) / step) }, (_, index) => Math.min(high, low + (index + 1) * step));
    const existing = await present(
      queries,
      points.map((n) => window.markOf(n)),
    );
    const best = points.findLast((n) => existing.has(window.markOf(n).toString('hex'))) ?? low;
    high = Math.min(high, best + step - 1);
    low = best;
  }
  return low;
}

/** Which of these marks exist in the database, in hexadecimal. */
export async function present(queries: Queries, marks: readonly Buffer[]): Promise<Set<string>> {
  const rows = await queries.select({ mark: limitMarks.mark }).from(limitMarks).where(anyOf(limitMarks.mark, marks));
  return new Set(rows.map(({ mark }) => mark.toString('hex')));
}
