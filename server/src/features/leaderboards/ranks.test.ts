import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { seededRandom } from '../../../test/seeded.ts';
import type { Database } from '../../kit/db/database.ts';
import { ownStanding } from './ranking.ts';

const PEOPLE = 24;
const [SEASON, OTHER] = [2026, 2025];
const boards = ['global', 'RU', 'KZ'] as const;
const everybody = Array.from({ length: PEOPLE }, (_, index) => index + 1);
const idOf = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`;
const random = seededRandom(14);
const pick = <T>(list: readonly T[]): T => list[random.whole(list.length - 1)] as T;

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

/** As the job does after it, in steps so small that there are many. */
const count = (season = SEASON) => db.owner.execute(sql`SELECT billet.count_steps(${season}::int, 3)`);
const list = (n: number, board: string | null) =>
  db.app.execute(sql`UPDATE billet.scores SET listed_in = ${board} WHERE season = ${SEASON} AND user_id = ${idOf(n)}`);
const score = (n: number, points: number, board: string | null, day = 1, season = SEASON) =>
  db.owner.execute(sql`
    INSERT INTO billet.scores (season, user_id, score, reached_at, listed_in)
      VALUES (${season}, ${idOf(n)}, ${points}, ${`2026-02-0${day}T00:00:00Z`}, ${board})`);
interface Row extends Record<string, unknown> {
  readonly n: number;
  readonly score: number;
  readonly at: string;
  readonly board: string | null;
}

/** Everybody's rank on every board beside the place that somebody finds who reads the whole board. */
async function expectPlaces(): Promise<void> {
  const rows = await db.owner.execute<Row>(sql`
    SELECT right(user_id::text, 12)::int AS n, score, reached_at::text AS at, listed_in AS board FROM billet.scores WHERE season = ${SEASON}`);
  const isBefore = (a: Row, b: Row) => a.score > b.score || (a.score === b.score && (a.at < b.at || (a.at === b.at && a.n < b.n)));
  for (const board of boards) {
    const listed = rows.filter((row) => (board === 'global' ? row.board !== null : row.board === board));
    await Promise.all(
      everybody.map(async (n) => {
        const own = rows.find((row) => row.n === n) ?? { n, score: 0, at: 'none', board: null };
        const { rank } = await ownStanding(db.app, idOf(n), { season: SEASON, categoryCode: board });
        expect([board, n, rank]).toEqual([board, n, 1 + listed.filter((row) => isBefore(row, own)).length]);
      }),
    );
  }
}

test('[LDB-01] every place is that of the whole board, whoever comes, changes boards and leaves after the count', async () => {
  for (const n of everybody) {
    if (n % 7 > 0) await score(n, 1 + random.whole(3), pick([null, ...boards]), 1 + random.whole(1));
    await score(n, 9, 'global', 1, OTHER);
  }
  await count();
  await expectPlaces();
  for (let round = 0; round < 2; round++) {
    for (let moves = 0; moves < 10; moves++) await list(1 + random.whole(PEOPLE - 1), pick([null, ...boards]));
    await db.owner.execute(sql`DELETE FROM billet.scores WHERE season = ${SEASON} AND user_id = ${idOf(1 + random.whole(PEOPLE - 1))}`);
    await expectPlaces();
  }
  await count();
  await expectPlaces();
});

test('[LDB-01] the first on a board is counted with a score that nobody there had', async () => {
  for (const n of [1, 2, 3]) await score(n, n, null);
  await count();
  await list(2, 'KZ');
  await expectPlaces();
  await list(3, 'KZ');
  await expectPlaces();
});

test('[LDB-01][SAF-02] whoever is on no board is named by none of its steps', async () => {
  for (const n of everybody) await score(n, 5, 'RU');
  await count();
  const named = async () => {
    const rows = await db.owner.execute<{ user_id: string }>(sql`SELECT DISTINCT user_id FROM billet.score_steps WHERE season = ${SEASON}`);
    return rows.map(({ user_id: id }) => id).filter((id) => !id.startsWith('00000000-0000-0000'));
  };
  const [first = '', second = ''] = await named();
  await list(Number(first.slice(-12)), null);
  await db.owner.execute(sql`DELETE FROM billet.scores WHERE user_id = ${second}`);
  expect(await named()).not.toContain(first);
  expect(await named()).not.toContain(second);
  await expectPlaces();
});

test('[LDB-01] people who come while it is being counted are counted once', async () => {
  for (const n of everybody) await score(n, 1 + (n % 4), n % 2 === 0 ? 'RU' : null);
  const comers = Array.from({ length: PEOPLE / 2 }, (_, index) => list(1 + 2 * index, pick(boards)));
  await Promise.all([count(), ...comers, count()]);
  await expectPlaces();
});

test('[SEC-02] only the app’s login reads the steps, and it changes none', async () => {
  const refusedOf = (login: 'app' | 'inbox' | 'reveal', statement: ReturnType<typeof sql>) =>
    db[login].execute(statement).then(
      () => null,
      (error: Error) => (error.cause as { code: string }).code,
    );
  expect(await refusedOf('app', sql`SELECT count(*) FROM billet.score_steps`)).toBeNull();
  expect(await refusedOf('app', sql`UPDATE billet.score_steps SET people = 0`)).toBe('42501');
  for (const login of ['inbox', 'reveal'] as const)
    expect(await refusedOf(login, sql`SELECT count(*) FROM billet.score_steps`)).toBe('42501');
  for (const login of ['app', 'inbox', 'reveal'] as const)
    expect(await refusedOf(login, sql`SELECT billet.count_steps(2026)`)).toBe('42501');
});
