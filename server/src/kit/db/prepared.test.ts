import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { anyOf, arrayOf } from './any-of.ts';
import type { Database, Queries } from './database.ts';
import { users } from './schema/people.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

/** How many statements the connection of this transaction has prepared that name this. */
async function preparedWith(queries: Queries, words: string): Promise<number> {
  const [row] = await queries.execute<{ times: number }>(
    sql`SELECT count(*)::integer AS times FROM pg_catalog.pg_prepared_statements WHERE statement LIKE ${`%${words}%`} AND statement NOT LIKE '%pg_prepared%'`,
  );
  return row?.times ?? 0;
}

test('[OPS-03] a statement is prepared once a connection, in transactions and savepoints too', async () => {
  await db.owner.transaction(async (tx) => {
    for (const code of ['a', 'b', 'c']) await tx.select({ code: users.code }).from(users).where(eq(users.code, code));
    await tx.transaction((inner) => inner.select({ code: users.code }).from(users).where(eq(users.code, 'd')));
    expect(await preparedWith(tx, '"users"."code" = $1')).toBe(1);
  });
});

test('[OPS-03] lists of any length are one statement', async () => {
  await db.owner.transaction(async (tx) => {
    for (const length of [0, 1, 2, 40]) {
      const codes = Array.from({ length }, (_, index) => `code ${index}`);
      await tx.select().from(users).where(anyOf(users.code, codes));
    }
    expect(await preparedWith(tx, '"users"."code" = ANY')).toBe(1);
  });
});

test('[OPS-03] rows of a long list are not prepared', async () => {
  await db.owner.transaction(async (tx) => {
    const rows = Array.from({ length: 100 }, (_, index) => sql`(${`row ${index}`})`);
    await tx.execute(sql`SELECT * FROM (VALUES ${sql.join(rows, sql`, `)}) v (long_list)`);
    expect(await preparedWith(tx, 'long_list')).toBe(0);
  });
});

test('[OPS-03] a list arrives as it was, whatever is in it', async () => {
  const texts = ['plain', '', 'NULL', 'a,b', '{c}', 'quo"te', 'back\\slash', ' blank ', 'ñ 💌', '"'];
  const [row] = await db.app.execute<{ texts: string[] }>(sql`SELECT ${arrayOf(texts, 'text')} AS texts`);
  expect(row?.texts).toEqual(texts);
  const bytes = [Buffer.from([0, 255, 92, 34]), Buffer.alloc(0)];
  const [raw] = await db.app.execute<{ bytes: Buffer[] }>(sql`SELECT ${arrayOf(bytes, 'bytea')} AS bytes`);
  expect(raw?.bytes.map((each) => each.toString('hex'))).toEqual(['00ff5c22', '']);
  const [numbers] = await db.app.execute<{ sum: string }>(sql`SELECT sum(n) AS sum FROM unnest(${arrayOf([1, -5, 2 ** 40], 'bigint')}) n`);
  expect(Number(numbers?.sum)).toBe(2 ** 40 - 4);
});

test('[OPS-03] nothing is sent behind a statement that waits for a lock', async () => {
  const mark = eq(users.code, 'locked');
  const [first] = await db.app
    .insert(users)
    .values({ id: crypto.randomUUID(), telegramId: 1, code: 'locked', firstName: 'a', createdAt: new Date() })
    .returning();
  const touch = () => db.app.update(users).set({ firstName: 'b' }).where(mark);
  const look = () => db.app.select().from(users).where(mark);
  // every connection has prepared both
  for (let times = 0; times < 4; times += 1)
    await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? touch() : look()).execute()));
  const waiting = await db.app.transaction(async (tx) => {
    await tx.select().from(users).where(mark).for('update');
    const touched = Array.from({ length: 4 }, () => touch().execute());
    const looked = await Promise.all(Array.from({ length: 40 }, () => look().execute()));
    expect(looked.every(([found]) => found?.id === first?.id)).toBe(true);
    return touched;
  });
  await Promise.all(waiting);
});
