import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Queries } from '../db/database.ts';
import { queryPrepared } from '../db/query-prepared.ts';
import { ApiError } from '../http/errors.ts';
import type { Random } from '../random.ts';
import { countIn, countsOf, present } from './counts.ts';
import type { LimitWindow } from './window.ts';

/** Dependencies of counting. */
export interface LimitDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'hashKey' | 'limits'>;
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Counts once in a window, in a separate transaction, and returns the new count; 0 if the window was full and nothing was counted. Two
 * concurrent calls cannot get the same number: the second finds it taken and uses the next.
 */
export async function take(db: Database, window: LimitWindow): Promise<number> {
  const counts = countsOf(db);
  while (counts.of(window) < window.most) {
    const n = counts.of(window) + 1;
    const isOurs = await insert(db.app, window, n);
    counts.learn(window, n);
    if (isOurs) return n;
    counts.learn(window, await countIn(db.app, window, n));
  }
  return 0;
}

/** Whether a window is full: its last mark exists. */
export async function isFull(db: Database, window: LimitWindow): Promise<boolean> {
  return (await present(db.app, [window.markOf(window.most)])).size > 0;
}

const INSERT = {
  name: 'insert_limit_mark',
  text: 'INSERT INTO billet.limit_marks (mark, until) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING mark',
};

async function insert(queries: Queries, window: LimitWindow, n: number): Promise<boolean> {
  const rows = await queryPrepared(queries, INSERT, [window.markOf(n), window.until.toISOString()]);
  return rows.length > 0;
}

/** The refusal for a person whose own window is full. They may know when it ends. */
export function tooMany({ endsAt }: Pick<LimitWindow, 'endsAt'>, now: Date): ApiError {
  const retryAfter = Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
  return new ApiError('too_many', 'Too much at once; try again later', { retryAfter });
}
