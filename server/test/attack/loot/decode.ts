import type { Database } from '../../../src/kit/db/database.ts';
import type { ThiefData } from '../thieves/thief.ts';
import { readKnown } from './known.ts';
import { type StolenRow, stealPages, stealRows } from './steal.ts';
import { readTrace, type Trace } from './traces.ts';
import { namesInBytes, readTuples } from './tuples.ts';

export type Power = 'dump' | 'columns' | 'files';

/** All data that can be stolen after a day. */
export interface StolenData {
  readonly rows: readonly StolenRow[];
  /** Contents of the tables' pages, including dead rows. */
  readonly tuples: readonly Trace[];
  /** Planted dead rows, already parsed. */
  readonly dead: readonly StolenRow[];
}

export async function steal(db: Pick<Database, 'owner'>): Promise<StolenData> {
  const rows = await stealRows(db);
  const index = namesInBytes(readKnown(rows));
  return { rows, tuples: (await stealPages(db)).flatMap((page) => readTuples(page, index)), dead: [] };
}

/**
 * The same data with three powers: a dump has the rows in order; query access also shows transactions; the files also contain overwritten
 * rows.
 */
export function decodeStolenData({ rows, tuples, dead }: StolenData): Readonly<Record<Power, ThiefData>> {
  const known = readKnown(rows);
  const traces = rows.map((row) => readTrace(row, known));
  return {
    dump: { known, traces: traces.map((trace) => ({ ...trace, xmin: 0 })), hasTransactions: false },
    columns: { known, traces, hasTransactions: true },
    files: { known, traces: [...tuples, ...dead.map((row) => readTrace(row, known))], hasTransactions: true },
  };
}
