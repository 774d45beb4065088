import { sql } from 'drizzle-orm';
import type { Config } from '../../kit/config.ts';
import { arrayOf } from '../../kit/db/any-of.ts';
import type { Queries } from '../../kit/db/database.ts';
import { BATCH_SIZE, keysOf, marksOf, type Pair } from './pair.ts';

/**
 * Whether neither a block nor a stop withholds the sender's notes. Takes equally long for both results, except for pairs with very many
 * blocks.
 */
export async function mayReach(queries: Queries, config: Pick<Config, 'hashKey'>, pair: Pair): Promise<boolean> {
  const keys = keysOf(config, pair);
  for (let from = 0; ; from += BATCH_SIZE) {
    const { blocks, stops } = marksOf(config, keys, from);
    const {
      rows: [row],
    } = await queries.execute<{ may: boolean; blocks: string }>(
      sql`SELECT * FROM sealed.may_reach(${arrayOf(blocks, 'bytea')}, ${arrayOf(stops, 'bytea')})`,
    );
    if (!row) throw new Error('may_reach returned no row');
    if (!row.may || Number(row.blocks) < BATCH_SIZE) return row.may;
  }
}
