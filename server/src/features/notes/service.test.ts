import type { InventoryCount, Valentine } from '@billet/shared-domain/contract';
import { winnerGiftId } from '@billet/shared-domain/rules/service';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { deliver, errorOf, listOf, unwrap } from '../../../test/deliver.ts';
import { DEFAULT_DATE, startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { users } from '../../kit/db/schema/people.ts';
import { closeSeason } from '../leaderboards/close.ts';
import { countScores } from '../leaderboards/count.ts';

let world: World;
let sender: Person;
beforeAll(async () => {
  world = await startWorld();
  sender = await world.person('sender');
});
afterAll(() => world.close());

async function createdAt(name: string, time: string): Promise<Person> {
  const person = await world.person(name);
  await world.deps.db.app
    .update(users)
    .set({ createdAt: new Date(time) })
    .where(eq(users.telegramId, person.telegramId));
  return person;
}
const countOf = async (person: Person) => (await person.call('getInventoryCount')).body as InventoryCount;
const idsOf = (valentines: readonly Valentine[]) => valentines.map(({ id }) => id);

describe("[INB-11] the product team's notes", () => {
  test('are shown to early users as unopened messages of the club with fixed ids', async () => {
    const early = await createdAt('early', '2025-02-14T20:59:59.999Z');
    const { valentines, pagination } = await listOf(early, 'anonymous_message');
    expect(pagination.total).toBe(3);
    expect(valentines.map(({ sentAt }) => sentAt)).toEqual([
      '2025-03-08T21:00:00.000Z',
      '2025-02-22T21:00:00.000Z',
      '2025-02-14T21:00:00.000Z',
    ]);
    for (const note of valentines)
      expect(note).toMatchObject({ status: 'sent', message: null, sender: null, isPublic: false, item: { id: 'club', type: 'service' } });
    const alsoEarly = await createdAt('also early', '2025-01-01T00:00:00Z');
    expect(idsOf((await listOf(alsoEarly, 'anonymous_message')).valentines)).toEqual(idsOf(valentines));
    expect((await listOf(await createdAt('second', '2025-02-14T21:00:00Z'), 'anonymous_message')).pagination.total).toBe(2);
    expect((await listOf(await createdAt('third', '2025-02-22T21:00:00Z'), 'anonymous_message')).pagination.total).toBe(1);
    expect((await listOf(await createdAt('late', '2025-03-08T21:00:00Z'), 'anonymous_message')).pagination.total).toBe(0);
    expect((await listOf(early, 'ordinary')).pagination.total).toBe(0);
  });

  test("count as unread, are opened once and stay open, in the person's language", async () => {
    const old = await createdAt('old', '2025-02-20T00:00:00Z');
    expect(await countOf(old)).toEqual({ ordinary: 0, super: 0, total: 2, unread: 2, unreadAnonymous: 2 });
    const [newest] = (await listOf(old, 'anonymous_message')).valentines;
    const opened = await unwrap(old, newest?.id ?? '');
    expect(opened).toMatchObject({ status: 'opened', message: expect.stringContaining('8 March') });
    expect(await unwrap(old, opened.id)).toEqual(opened);
    expect(await countOf(old)).toMatchObject({ total: 2, unread: 1, unreadAnonymous: 1 });
    expect(idsOf((await listOf(old, 'anonymous_message', { filter: 'opened' })).valentines)).toEqual([opened.id]);
    expect((await listOf(old, 'anonymous_message', { filter: 'sent' })).pagination.total).toBe(1);
    expect((await listOf(old, 'anonymous_message', { filter: 'unanswered' })).pagination.total).toBe(0);
    const stranger = await world.person('stranger');
    expect((await stranger.call('unwrapValentine', { params: { id: opened.id } })).status).toBe(404);
  });

  test('[INB-10] [RVL-03] are never revealed, answered, public or counted for a rank', async () => {
    const ida = await createdAt('ida', '2025-01-01T00:00:00Z');
    const [note] = (await listOf(ida, 'anonymous_message')).valentines;
    const params = { id: (await unwrap(ida, note?.id ?? '')).id };
    const refused = await ida.call('revealSender', { params, body: {} });
    expect([refused.status, errorOf(refused).code]).toEqual([409, 'not_revealable']);
    expect((await ida.call('answerValentine', { params, body: { answer: 'Hi' } })).status).toBe(404);
    expect((await ida.call('setVisibility', { params, body: { isPublic: true } })).status).toBe(404);
    const shown = await ida.call('getPublicValentines', { params: { code: ida.code }, query: { type: 'anon_message' } });
    expect(shown.body).toMatchObject({ valentines: [], pagination: { total: 0 } });
    await countScores(world.deps);
    expect((await ida.call('getLeaderboards')).body).toMatchObject({ me: { score: 0 } });
  });

  test("are sorted by time among people's notes and appear once over all pages", async () => {
    const nora = await createdAt('nora', '2025-01-01T00:00:00Z');
    for (const time of ['2025-01-20T10:00:00Z', '2025-02-20T10:00:00Z', '2025-03-01T10:00:00Z', '2026-01-01T10:00:00Z']) {
      world.deps.clock.move(new Date(time));
      await deliver(world, sender, nora, { type: 'anonymous_message' });
    }
    world.deps.clock.move(DEFAULT_DATE);
    const all = (await listOf(nora, 'anonymous_message')).valentines;
    expect(all.map(({ item, sentAt }) => `${item.id} ${sentAt.slice(0, 10)}`)).toEqual([
      'anon 2026-01-01',
      'club 2025-03-08',
      'anon 2025-03-01',
      'club 2025-02-22',
      'anon 2025-02-20',
      'club 2025-02-14',
      'anon 2025-01-20',
    ]);
    const paged: Valentine[] = [];
    for (let skip = 0; skip < 7; skip += 2) paged.push(...(await listOf(nora, 'anonymous_message', { limit: 2, skip })).valentines);
    expect(paged).toEqual(all);
  });
});

test("[INB-11] [LDB-01] ranks 1 to 3 of each region get the winner's gift once after the end of the season, and equal scores share a rank", async () => {
  world.deps.clock.move(new Date('2026-12-01T12:00:00Z'));
  const people: Person[] = [];
  for (const [name, score] of [
    ['fourth', 1],
    ['third', 2],
    ['also third', 2],
    ['second', 3],
    ['first', 4],
    ['globalist', 5],
    ['unlisted', 6],
  ] as const) {
    const person = await world.person(name);
    if (name !== 'unlisted') await person.call('updateProfile', { body: { leaderboardCategory: name === 'globalist' ? 'global' : 'KZ' } });
    for (let i = 0; i < score; i++) await deliver(world, sender, person);
    await countScores(world.deps);
    people.push(person);
  }
  const [fourth, third, alsoThird, second, first, globalist, unlisted] = people as [Person, Person, Person, Person, Person, Person, Person];
  const gift = async (person: Person) => (await listOf(person)).valentines.find(({ item }) => item.type === 'service') ?? null;
  await closeSeason(world.deps);
  expect(await gift(first)).toBeNull();

  world.deps.clock.move(new Date('2027-01-01T00:30:00Z'));
  await Promise.all([closeSeason(world.deps), closeSeason(world.deps)]);
  await second.call('updateProfile', { body: { leaderboardCategory: null } });
  await closeSeason(world.deps);
  const {
    rows: [{ n } = { n: 0 }],
  } = await world.deps.db.owner.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM billet.winners`);
  expect(n).toBe(4);
  for (const [place, winner] of [first, second, third, alsoThird].entries()) {
    expect(await gift(winner)).toMatchObject({
      id: winnerGiftId(2026),
      type: 'super',
      status: 'sent',
      sentAt: '2026-12-31T21:00:00.000Z',
      item: { id: 'club' },
    });
    const opened = await unwrap(winner, winnerGiftId(2026));
    expect(opened.message).toContain(['First place', 'Second place', 'Third place', 'Third place'][place]);
  }
  expect(await countOf(first)).toMatchObject({ super: 1, ordinary: 4, total: 5, unread: 4, unreadAnonymous: 0 });
  for (const other of [fourth, globalist, unlisted]) expect(await gift(other)).toBeNull();
  world.deps.clock.move(DEFAULT_DATE);
});

test("[INB-11] an account deleted after the season closed has no winner's gift when its owner returns, and no notes of earlier days", async () => {
  world.deps.clock.move(new Date('2028-12-01T12:00:00Z'));
  const winner = await createdAt('winner', '2025-01-01T00:00:00Z');
  await winner.call('updateProfile', { body: { leaderboardCategory: 'GE' } });
  await deliver(world, sender, winner);
  await countScores(world.deps);
  world.deps.clock.move(new Date('2029-01-01T03:00:00Z'));
  await closeSeason(world.deps);
  expect(idsOf((await listOf(winner)).valentines)).toContain(winnerGiftId(2028));
  expect((await listOf(winner, 'anonymous_message')).pagination.total).toBe(3);
  expect((await winner.call('deleteAccount')).status).toBe(200);
  const again = await world.person('winner');
  expect([(await listOf(again)).pagination.total, (await listOf(again, 'anonymous_message')).pagination.total]).toEqual([0, 0]);
  world.deps.clock.move(DEFAULT_DATE);
});
