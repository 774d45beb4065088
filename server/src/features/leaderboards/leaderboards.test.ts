import type { Leaderboard, LeaderboardCategory, User } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { deliver, errorOf, idOf, unwrap } from '../../../test/deliver.ts';
import { DEFAULT_DATE, startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { countingTime, countScores } from './count.ts';
import { ownRank } from './ranking.ts';

let world: World;
let sender: Person;
beforeAll(async () => {
  world = await startWorld({ leaderboardRegions: ['RU', 'KZ', 'DE'] });
  sender = await world.person('sender');
});
afterAll(() => world.close());

type List = Leaderboard & { categories: LeaderboardCategory[] };
const listOf = async (person: Person, query: Record<string, number> = {}) => (await person.call('getLeaderboards', { query })).body as List;
const boardOf = async (person: Person, categoryCode: string, query: Record<string, number> = {}) =>
  (await person.call('getLeaderboard', { params: { categoryCode }, query })).body as Leaderboard;
const choose = (person: Person, leaderboardCategory: string | null) => person.call('updateProfile', { body: { leaderboardCategory } });
const userOf = async (person: Person) => ((await person.call('getProfile')).body as { user: User }).user;

/** A person with that many received notes, counted at the world's time. */
async function received(name: string, count: number, region: string | null = null): Promise<Person> {
  const person = await world.person(name);
  if (region !== null) await choose(person, region);
  for (let i = 0; i < count; i++) await deliver(world, sender, person);
  await countScores(world.deps);
  return person;
}

describe('[LDB-01] the leaderboards', () => {
  test('list no one before they opt in, but show the own rank', async () => {
    const anna = await received('anna', 2);
    expect(await listOf(anna)).toEqual({
      categoryCode: 'global',
      season: 2026,
      entries: [],
      me: { rank: 1, firstName: 'Anna', photoUrl: expect.any(String), score: 2, isListed: false },
      categories: [
        { categoryCode: 'global', category: 'global' },
        { categoryCode: 'RU', category: 'regional' },
        { categoryCode: 'KZ', category: 'regional' },
        { categoryCode: 'DE', category: 'regional' },
      ],
    });
    expect(await userOf(anna)).toMatchObject({ categoryCode: 'global', categoryRank: 1, leaderboardCategory: null });
  });

  test('list a person in the chosen region and globally, and unlist them at once when they opt out', async () => {
    const ruth = await received('ruth', 3, 'RU');
    const glen = await received('glen', 4, 'global');
    const [first, second] = (await listOf(ruth)).entries;
    expect(first).toEqual({ rank: 1, firstName: 'Glen', photoUrl: 'https://t.me/i/userpic/glen.svg', score: 4 });
    expect(second).toMatchObject({ rank: 2, firstName: 'Ruth', score: 3 });
    expect((await boardOf(ruth, 'RU')).entries).toEqual([{ rank: 1, firstName: 'Ruth', photoUrl: expect.any(String), score: 3 }]);
    expect((await boardOf(ruth, 'RU')).me).toMatchObject({ rank: 1, score: 3, isListed: true });
    expect((await boardOf(glen, 'RU')).me).toMatchObject({ rank: 1, score: 4, isListed: false });
    expect((await boardOf(ruth, 'KZ')).entries).toEqual([]);
    expect(await userOf(ruth)).toMatchObject({ categoryCode: 'RU', categoryRank: 1, leaderboardCategory: 'RU' });

    const out = await choose(ruth, null);
    expect((out.body as { user: User }).user).toMatchObject({ categoryCode: 'global', categoryRank: 2, leaderboardCategory: null });
    expect((await boardOf(ruth, 'RU')).entries).toEqual([]);
    expect((await listOf(ruth)).entries.map(({ firstName }) => firstName)).toEqual(['Glen']);
    await choose(glen, null);
  });

  test('[LDB-01] give equal scores the same rank and list the highest first, ten per page by default', async () => {
    for (const [index, score] of [1, 3, 2, 3, 1, 2, 1, 1, 1, 1, 1, 1].entries()) {
      world.deps.clock.move(new Date(DEFAULT_DATE.getTime() + index * 3_600_000));
      await received(`kz${String(index).padStart(2, '0')}`, score, 'KZ');
    }
    const me = await world.person('kz00');
    const names = async (query: Record<string, number>) =>
      (await boardOf(me, 'KZ', query)).entries.map(({ firstName }) => firstName.slice(2));
    expect(await names({})).toEqual(['01', '03', '02', '05', '00', '04', '06', '07', '08', '09']);
    expect(await names({ offset: 10 })).toEqual(['10', '11']);
    const ranks = async (query: Record<string, number>) => (await boardOf(me, 'KZ', query)).entries.map(({ rank }) => rank);
    expect(await ranks({})).toEqual([1, 1, 3, 3, 5, 5, 5, 5, 5, 5]);
    expect(await ranks({ offset: 10 })).toEqual([5, 5]);
    expect((await boardOf(me, 'KZ', { offset: 10, limit: 1 })).entries).toEqual([
      { rank: 5, firstName: 'Kz10', photoUrl: expect.any(String), score: 1 },
    ]);
    expect((await boardOf(me, 'KZ')).me).toMatchObject({ rank: 5, score: 1 });
    expect((await boardOf(await world.person('kz11'), 'KZ')).me.rank).toBe(5);
    world.deps.clock.move(DEFAULT_DATE);
  });

  test('count notes instead of senders, and no service notes', async () => {
    const many = await received('many', 3);
    expect((await listOf(many)).me.score).toBe(3);
    const other = await world.person('another sender');
    await deliver(world, other, many, { privacy: 'full_anon' });
    await deliver(world, sender, many);
    const service = await deliver(world, sender, many);
    await world.deps.db.owner.execute(sql`UPDATE billet.items SET gift = gift || '{"type":"service"}' WHERE id = ${service}`);
    await countScores(world.deps);
    expect((await listOf(many)).me.score).toBe(5);
    await countScores(world.deps);
    expect((await listOf(many)).me.score).toBe(5);
  });

  test('[DAT-01] cover a year in Moscow by the business clock', async () => {
    world.deps.clock.move(new Date('2026-12-31T20:30:00.000Z'));
    const vera = await received('vera', 2, 'DE');
    world.deps.clock.move(new Date('2026-12-31T20:59:59.000Z'));
    expect(await boardOf(vera, 'DE')).toMatchObject({ season: 2026, me: { score: 2 } });
    world.deps.clock.move(new Date('2026-12-31T21:00:00.000Z'));
    expect(await boardOf(vera, 'DE')).toMatchObject({ season: 2027, entries: [], me: { rank: 1, score: 0, isListed: true } });
    await received('vera', 1);
    expect(await boardOf(vera, 'DE')).toMatchObject({ entries: [{ rank: 1, score: 1 }] });
    world.deps.clock.move(DEFAULT_DATE);
  });

  test('reject a region that is not configured and a malformed category', async () => {
    const ben = await world.person('ben');
    const unknown = await ben.call('getLeaderboard', { params: { categoryCode: 'FR' } });
    expect([unknown.status, errorOf(unknown)]).toEqual([404, expect.objectContaining({ code: 'not_found', field: 'categoryCode' })]);
    const bad = await ben.call('getLeaderboard', { params: { categoryCode: 'Narnia' } });
    expect([bad.status, errorOf(bad).field]).toEqual([400, 'categoryCode']);
    for (const category of ['FR', 'ru', '']) {
      const refused = await choose(ben, category);
      expect([refused.status, errorOf(refused).field]).toEqual([400, 'leaderboardCategory']);
    }
    expect((await ben.call('getLeaderboards', { query: { limit: 0 } })).status).toBe(400);
    expect((await ben.call('getLeaderboards', { headers: { 'API-Token': 'none' } })).status).toBe(401);
    expect((await userOf(ben)).leaderboardCategory).toBeNull();
  });

  test('[OPS-05][API-04] find a rank among twenty thousand people by an index and few rows, and list at most 50 of them', async () => {
    const last = await received('last', 1, 'global');
    const { owner } = world.deps.db;
    await owner.transaction(async (tx) => {
      // Skips foreign-key checks for the mass insert
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(sql`
      INSERT INTO billet.users (id, telegram_id, code, first_name, created_at, leaderboard_category)
        SELECT gen_random_uuid(), 9000000000 + n, 'crowd' || lpad(n::text, 7, '0'), 'Crowd', now(), 'global' FROM generate_series(1, 20000) n`);
      await tx.execute(sql`
      INSERT INTO billet.scores (season, user_id, score, reached_at, listed_in)
        SELECT 2026, id, CASE WHEN telegram_id % 3 = 0 THEN 2 + telegram_id % 300 ELSE 1 END, '2026-02-01', 'global'
          FROM billet.users WHERE first_name = 'Crowd'`);
    });
    await owner.execute(sql`SELECT billet.rebuild_score_counts(2026)`);
    await owner.execute(sql`VACUUM ANALYZE billet.scores, billet.score_counts`);
    const board = { season: 2026, categoryCode: 'global' };
    const id = await idOf(world, last);
    const read = await rowsRead(owner, ['billet.scores', 'billet.score_counts'], (tx) => ownRank(tx, id, board));
    expect((await ownRank(world.deps.db.app, id, board)).rank).toBeGreaterThan(6_000);
    // One row for each of 300 scores
    expect(read).toBeLessThan(500);
    expect((await listOf(last, { limit: 51 })).entries).toHaveLength(50);
    expect((await boardOf(last, 'global', { limit: 51 })).entries).toHaveLength(50);
    const {
      rows: [plan],
    } = await world.deps.db.owner.execute<{ 'QUERY PLAN': unknown }>(sql`EXPLAIN (FORMAT JSON)
      SELECT user_id FROM billet.scores s WHERE s.season = 2026 AND s.listed_in IS NOT NULL ORDER BY s.score DESC, s.reached_at, s.user_id LIMIT 10`);
    expect(JSON.stringify(plan)).toContain('scores_global');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});

describe('[LDB-01][SEC-08] a score, which counts visible notes only,', () => {
  const scoreOf = async (person: Person) => {
    await countScores(world.deps);
    return (await listOf(person)).me.score;
  };
  const place = (placement: string, id: string) =>
    world.deps.db.owner.execute(sql`UPDATE billet.items SET placement = ${placement} WHERE id = ${id}`);

  test('does not change when a blocked suspect writes', async () => {
    const [curious, suspect] = [await world.person('curious'), await world.person('suspect')];
    const note = await deliver(world, suspect, curious);
    await unwrap(curious, note);
    expect(await scoreOf(curious)).toBe(1);
    await curious.call('blockSender', { params: { id: note }, body: { isBlocked: true } });
    await deliver(world, suspect, curious, { message: 'it was not me' });
    expect(await scoreOf(curious)).toBe(1);
  });

  test('includes deferred, muted and removed notes only while they are in the inbox', async () => {
    const vera = await world.person('veronica');
    await vera.call('updateProfile', { body: { mutedWords: ['psst'] } });
    const muted = await deliver(world, sender, vera, { message: 'psst' });
    expect(await scoreOf(vera)).toBe(0);
    await vera.call('unmuteValentine', { params: { id: muted } });
    expect(await scoreOf(vera)).toBe(1);
    await vera.call('updateProfile', { body: { paused: true } });
    const noteId = await deliver(world, sender, vera);
    expect(await scoreOf(vera)).toBe(1);
    await vera.call('updateProfile', { body: { paused: false } });
    expect(await scoreOf(vera)).toBe(2);
    await place('removed', noteId);
    expect(await scoreOf(vera)).toBe(1);
    await place('removed', muted);
    expect(await scoreOf(vera)).toBe(0);
    const { rows } = await world.deps.db.owner.execute(sql`SELECT FROM billet.scores WHERE user_id = ${await idOf(world, vera)}`);
    expect(rows).toHaveLength(0);
  });

  test('is only written when it has changed', async () => {
    const [still, moving] = [await received('still', 1), await received('moving', 1)];
    const rowOf = async (person: Person) => {
      const {
        rows: [row],
      } = await world.deps.db.owner.execute(
        sql`SELECT s.xmin, s.xmax, s.ctid FROM billet.scores s WHERE s.user_id = ${await idOf(world, person)}`,
      );
      return JSON.stringify(row);
    };
    const before = [await rowOf(still), await rowOf(moving)];
    await deliver(world, sender, moving);
    await countScores(world.deps);
    expect(await rowOf(still)).toBe(before[0]);
    expect(await rowOf(moving)).not.toBe(before[1]);
  });
});

test('[SEC-01] scores are counted at the end of the period, so that no one can observe a single note', () => {
  const now = new Date('2026-06-10T12:34:56.789Z');
  expect(countingTime(now, 3600)).toEqual(new Date('2026-06-10T13:00:00.000Z'));
  expect(countingTime(new Date('2026-06-10T13:00:00.000Z'), 3600)).toEqual(new Date('2026-06-10T14:00:00.000Z'));
  expect(countingTime(now, 0)).toEqual(now);
});

test.each(['inbox', 'reveal'] as const)('[SEC-02] the %s login cannot read scores', async (login) => {
  const refused = world.deps.db[login].execute(sql`SELECT count(*) FROM billet.scores`).catch((error: Error) => error.cause);
  expect(await refused).toMatchObject({ code: '42501' });
});
