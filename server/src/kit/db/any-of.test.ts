import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { anyOf, arrayOf } from './any-of.ts';
import type { Database } from './database.ts';
import { users } from './schema/people.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

test('[OPS-03] lists of any length produce the same statement', () => {
  const textOf = (length: number) =>
    db.app
      .select()
      .from(users)
      .where(
        anyOf(
          users.code,
          Array.from({ length }, (_, index) => `code ${index}`),
        ),
      )
      .toSQL().sql;
  expect(new Set([0, 1, 2, 40].map(textOf)).size).toBe(1);
});

test('[OPS-03] a list arrives unchanged, with any characters in it', async () => {
  const texts = ['plain', '', 'NULL', 'a,b', '{c}', 'quo"te', 'back\\slash', ' blank ', 'ñ 💌', '"'];
  const {
    rows: [row],
  } = await db.app.execute<{ texts: string[] }>(sql`SELECT ${arrayOf(texts, 'text')} AS texts`);
  expect(row?.texts).toEqual(texts);
  const bytes = [Buffer.from([0, 255, 92, 34]), Buffer.alloc(0)];
  const {
    rows: [raw],
  } = await db.app.execute<{ bytes: Buffer[] }>(sql`SELECT ${arrayOf(bytes, 'bytea')} AS bytes`);
  expect(raw?.bytes.map((each) => each.toString('hex'))).toEqual(['00ff5c22', '']);
  const {
    rows: [numbers],
  } = await db.app.execute<{ sum: string }>(sql`SELECT sum(n) AS sum FROM unnest(${arrayOf([1, -5, 2 ** 40], 'bigint')}) n`);
  expect(Number(numbers?.sum)).toBe(2 ** 40 - 4);
});
