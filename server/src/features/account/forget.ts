import { sql } from 'drizzle-orm';
import { arrayOf } from '../../kit/db/any-of.ts';
import type { Deps } from '../../kit/deps.ts';
import { withheldMarks } from '../../kit/seal/identity.ts';

/** Rows forgotten in one transaction. */
const SOME = 500;

/**
 * Forgets all that belonged to somebody who has left: who sent what they sent, and whatever they received or were kept from receiving. Every statement is a
 * transaction of its own, and each may be repeated: whatever a crash left, the next run takes up. Whoever hasn't left is left alone.
 */
export async function forgetPerson({ db, config }: Pick<Deps, 'db' | 'config'>, userId: string): Promise<void> {
  const some = async (part: 'forget_sent' | 'forget_received') => {
    const {
      rows: [row],
    } = await db.reveal.execute<{ gone: number }>(sql`SELECT ${sql.raw(`sealed.${part}`)}(${userId}, ${SOME}) AS gone`);
    return row?.gone ?? 0;
  };
  const marks = arrayOf(withheldMarks(config.hashKey, userId).all(), 'bytea');
  await db.reveal.execute(sql`SELECT sealed.forget_withheld(${userId}, ${marks})`);
  while ((await some('forget_sent')) > 0);
  while ((await some('forget_received')) > 0);
  await db.reveal.execute(sql`SELECT sealed.forget_own(${userId})`);
}
