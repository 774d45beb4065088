import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { seededRandom } from '../../../test/seeded.ts';
import type { Database } from '../../kit/db/database.ts';
import { ownRank } from './ranking.ts';

const PEOPLE = 24;
const [SEASON, OTHER] = [2026, 2025];
const boards = ['global', 'RU', 'KZ'] as const;
const everybody = Array.from({ length: PEOPLE }, (_, index) => index + 1);
const idOf = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`;
const random = seededRandom(14);
const pick = <T>(list: readonly T[]): T => list[random.integer(list.length - 1)] as T;

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await db.owner.execute(sql`
    INSERT INTO billet.users (id, telegram_id, code, first_name, created_at)
      SELECT ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, n, 'code' || n, 'P' || n, now() FROM generate_series(1, ${PEOPLE}) n`);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.owner.execute(sql`DELETE FROM billet.scores`);
  for (const season of [SEASON, OTHER]) await count(season);
});

/** As the daily job does after writing the scores. */
const count = (season = SEASON) => db.owner.execute(sql`SELECT billet.rebuild_score_counts(${season}::int)`);
const list = (n: number, board: string | null) =>
  db.app.execute(sql`UPDATE billet.scores SET listed_in = ${board} WHERE season = ${SEASON} AND user_id = ${idOf(n)}`);
const score = (n: number, points: number, board: string | null, day = 1, season = SEASON) =>
  db.owner.execute(sql`
    INSERT INTO billet.scores (season, user_id, score, reached_at, listed_in)
      VALUES (${season}, ${idOf(n)}, ${points}, ${`2026-02-0${day}T00:00:00Z`}, ${board})`);
interface Row extends Record<string, unknown> {
  readonly n: number;
  readonly score: number;
  readonly board: string | null;
}

/** Compares every person's rank on every board with the rank computed from all rows. */
async function expectRanks(): Promise<void> {
  const { rows } = await db.owner.execute<Row>(sql`
    SELECT right(user_id::text, 12)::int AS n, score, listed_in AS board FROM billet.scores WHERE season = ${SEASON}`);
  for (const board of boards) {
    const listed = rows.filter((row) => (board === 'global' ? row.board !== null : row.board === board));
    await Promise.all(
      everybody.map(async (n) => {
        const own = rows.find((row) => row.n === n) ?? { n, score: 0, board: null };
        const { rank } = await ownRank(db.app, idOf(n), { season: SEASON, categoryCode: board });
        expect([board, n, rank]).toEqual([board, n, 1 + listed.filter((row) => row.score > own.score).length]);
      }),
    );
  }
}

test('[LDB-01] every rank matches the whole board after people join, change boards and leave', async () => {
  for (const n of everybody) {
    if (n % 7 > 0) await score(n, 1 + random.integer(3), pick([null, ...boards]), 1 + random.integer(1));
    await score(n, 9, 'global', 1, OTHER);
  }
  await count();
  await expectRanks();
  for (let round = 0; round < 2; round++) {
    for (let moves = 0; moves < 10; moves++) await list(1 + random.integer(PEOPLE - 1), pick([null, ...boards]));
    await db.owner.execute(sql`DELETE FROM billet.scores WHERE season = ${SEASON} AND user_id = ${idOf(1 + random.integer(PEOPLE - 1))}`);
    await expectRanks();
  }
  await count();
  await expectRanks();
});

test('[LDB-01] the first person on a board is counted with a score that is new there', async () => {
  for (const n of [1, 2, 3]) await score(n, n, null);
  await count();
  await list(2, 'KZ');
  await expectRanks();
  await list(3, 'KZ');
  await expectRanks();
});

test('[LDB-01] people who join during a count are counted once', async () => {
  for (const n of everybody) await score(n, 1 + (n % 4), n % 2 === 0 ? 'RU' : null);
  const additions = Array.from({ length: PEOPLE / 2 }, (_, index) => list(1 + 2 * index, pick(boards)));
  await Promise.all([count(), ...additions, count()]);
  await expectRanks();
});

test("[SEC-02] only the app's login can read the counts per score, and no login can change them", async () => {
  const refusedOf = (login: 'app' | 'inbox' | 'reveal', statement: ReturnType<typeof sql>) =>
    db[login].execute(statement).then(
      () => null,
      (error: Error) => (error.cause as { code: string }).code,
    );
  expect(await refusedOf('app', sql`SELECT count(*) FROM billet.score_counts`)).toBeNull();
  expect(await refusedOf('app', sql`UPDATE billet.score_counts SET people = 0`)).toBe('42501');
  for (const login of ['inbox', 'reveal'] as const)
    expect(await refusedOf(login, sql`SELECT count(*) FROM billet.score_counts`)).toBe('42501');
  for (const login of ['app', 'inbox', 'reveal'] as const)
    expect(await refusedOf(login, sql`SELECT billet.rebuild_score_counts(2026)`)).toBe('42501');
});
