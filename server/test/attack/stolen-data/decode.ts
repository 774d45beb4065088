import type { Database } from '../../../src/kit/db/database.ts';
import type { AttackerData } from '../inference-attacks/attack.ts';
import { type Known, readKnown } from './known.ts';
import { type StolenRow, stealPages, stealRows } from './steal.ts';
import { readTrace, type Trace } from './traces.ts';
import { namesInBytes, readTuples } from './tuples.ts';

export type Capability = 'dump' | 'columns' | 'files';

/** All data that can be stolen after a day. */
export interface StolenData {
  readonly rows: readonly StolenRow[];
  readonly known: Known;
  /** The contents of the rows. */
  readonly traces: readonly Trace[];
  /** Contents of the tables' pages, including dead rows. */
  readonly tuples: readonly Trace[];
}

export async function steal(db: Pick<Database, 'owner'>): Promise<StolenData> {
  const rows = await stealRows(db);
  const known = readKnown(rows);
  const index = namesInBytes(known);
  const tuples = (await stealPages(db)).flatMap((page) => readTuples(page, index));
  return { rows, known, traces: rows.map((row) => readTrace(row, known)), tuples };
}

/**
 * The same data with three capabilities: a dump has the rows in order; query access also shows transactions; the files also contain overwritten
 * rows.
 */
export function viewsOf({ known, traces, tuples }: StolenData): Readonly<Record<Capability, AttackerData>> {
  return {
    dump: { known, traces: traces.map((trace) => ({ ...trace, xmin: 0 })), hasTransactions: false },
    columns: { known, traces, hasTransactions: true },
    files: { known, traces: tuples, hasTransactions: true },
  };
}
