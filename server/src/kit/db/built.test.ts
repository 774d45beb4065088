import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { built } from './built.ts';
import type { Database } from './database.ts';
import { users } from './schema/people.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

let times = 0;
const byCode = built(['code'], (queries, { code }) => {
  times += 1;
  return queries.select({ firstName: users.firstName }).from(users).where(eq(users.code, code)).prepare('by code');
});
const add = (code: string, telegramId: number) => ({ id: crypto.randomUUID(), telegramId, code, firstName: code, createdAt: new Date() });

test('[OPS-05] a query is built once for a pool, and finds by what it is given each time', async () => {
  await db.app.insert(users).values([add('one', 1), add('two', 2)]);
  const found = await Promise.all(['one', 'two', 'none', "'; --"].map((code) => byCode(db.app, { code })));
  expect(found.map((rows) => rows.map(({ firstName }) => firstName))).toEqual([['one'], ['two'], [], []]);
  expect(times).toBe(1);
});

test('[OPS-05] each pool asks as its own login, and a transaction sees what it wrote itself', async () => {
  await expect(byCode(db.inbox, { code: 'one' })).rejects.toMatchObject({ cause: { code: '42501' } });
  await db.app.transaction(async (tx) => {
    await tx.insert(users).values(add('three', 3));
    expect(await byCode(tx, { code: 'three' })).toHaveLength(1);
    expect(await byCode(db.app, { code: 'three' })).toHaveLength(0);
  });
  expect(await byCode(db.app, { code: 'three' })).toHaveLength(1);
});
