import { sql } from 'drizzle-orm';
import { arrayOf } from '../../kit/db/any-of.ts';
import type { Deps } from '../../kit/deps.ts';
import { withheldMarks } from '../../kit/seal/identity.ts';

/** Rows deleted in one transaction. */
const BATCH_SIZE = 500;

/**
 * Erases the data of a deleted account: the senders of its notes, and all notes received or withheld. Every statement is a separate
 * transaction and idempotent, so the next run continues after a crash. Does nothing for an existing account.
 */
export async function forgetPerson({ db, config }: Pick<Deps, 'db' | 'config'>, userId: string): Promise<void> {
  const some = async (part: 'forget_sent' | 'forget_received') => {
    const {
      rows: [row],
    } = await db.reveal.execute<{ gone: number }>(sql`SELECT ${sql.raw(`sealed.${part}`)}(${userId}, ${BATCH_SIZE}) AS gone`);
    return row?.gone ?? 0;
  };
  const marks = arrayOf(withheldMarks(config.hashKey, userId).all(), 'bytea');
  await db.reveal.execute(sql`SELECT sealed.forget_withheld(${userId}, ${marks})`);
  while ((await some('forget_sent')) > 0);
  while ((await some('forget_received')) > 0);
  await db.reveal.execute(sql`SELECT sealed.forget_own(${userId})`);
}
