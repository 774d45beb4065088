import type { Database } from '../../../src/kit/db/database.ts';
import type { Loot } from '../thieves/thief.ts';
import { readKnown } from './known.ts';
import { type StolenRow, stealPages, stealRows } from './steal.ts';
import { readTrace, type Trace } from './traces.ts';
import { namesInBytes, readTuples } from './tuples.ts';

export type Power = 'dump' | 'columns' | 'files';

/** All that can be stolen of a day. */
export interface Haul {
  readonly rows: readonly StolenRow[];
  /** What stands in the pages of the tables' files, the dead rows too. */
  readonly tuples: readonly Trace[];
  /** Dead rows as somebody read them already. */
  readonly dead: readonly StolenRow[];
}

export async function steal(db: Pick<Database, 'owner'>): Promise<Haul> {
  const rows = await stealRows(db);
  const index = namesInBytes(readKnown(rows));
  return { rows, tuples: (await stealPages(db)).flatMap((page) => readTuples(page, index)), dead: [] };
}

/**
 * The same haul in three hands: a dump has the rows in order; who may query has the transactions as well; who has the files has
 * what was overwritten, too.
 */
export function openHaul({ rows, tuples, dead }: Haul): Readonly<Record<Power, Loot>> {
  const known = readKnown(rows);
  const traces = rows.map((row) => readTrace(row, known));
  return {
    dump: { known, traces: traces.map((trace) => ({ ...trace, xmin: 0 })), hasTransactions: false },
    columns: { known, traces, hasTransactions: true },
    files: { known, traces: [...tuples, ...dead.map((row) => readTrace(row, known))], hasTransactions: true },
  };
}
