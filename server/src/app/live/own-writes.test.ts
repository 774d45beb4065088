import { startOfSeason } from '@billet/shared-domain/rules/season';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { deliver, idOf, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { openStream } from '../../../test/stream.ts';
import { closeSeason } from '../../features/leaderboards/index.ts';
import { scores } from '../../kit/db/schema/leaderboards.ts';
import type { ChangeKind } from '../../kit/db/schema/notes.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';

let world: World;
let alice: Person;
let boris: Person;
let id: string;
let pairs = 0;
beforeAll(async () => {
  world = await startWorld();
});
// Two new users for each test, so that earlier writes have no effect
beforeEach(async () => {
  pairs += 1;
  alice = await world.person(`alice ${pairs}`);
  boris = await world.person(`boris ${pairs}`);
  id = await deliver(world, boris, alice);
  await unwrap(alice, id);
});
afterAll(() => world.close());

interface Turn {
  readonly user_id: string;
  readonly kind: ChangeKind;
  readonly xmin: string;
}

/** All change events with the transaction that wrote each, to detect an event without a change. */
const turns = () => sqlOn(world.deps.db.owner.$client)<Turn[]>`
  SELECT user_id, kind, xmin::text AS xmin FROM billet.change_events ORDER BY user_id, kind`;

/** Returns the events announced during `act`. */
async function announcedBy(act: () => Promise<unknown>): Promise<readonly Pick<Turn, 'user_id' | 'kind'>[]> {
  const before = new Map((await turns()).map((turn) => [`${turn.user_id} ${turn.kind}`, turn]));
  await act();
  const isNew = ({ user_id, kind, xmin }: Turn) => before.get(`${user_id} ${kind}`)?.xmin !== xmin;
  return (await turns()).filter(isNew).map(({ user_id, kind }) => ({ user_id, kind }));
}

const update = (body: object) => alice.call('updateProfile', { body });

const grantReveal = () => sqlOn(world.deps.db.owner.$client)`UPDATE billet.users SET available_reveals = 1 WHERE code = ${alice.code}`;

const writes: readonly {
  readonly what: string;
  /** Sorted by name. */
  readonly kinds: readonly ChangeKind[];
  readonly prepare?: () => Promise<unknown>;
  readonly write: () => Promise<{ readonly status: number }>;
}[] = [
  {
    what: 'opening',
    kinds: ['inventory'],
    prepare: async () => {
      id = await deliver(world, boris, alice);
    },
    write: () => alice.call('unwrapValentine', { params: { id } }),
  },
  {
    what: 'reveal',
    kinds: ['inventory', 'profile'],
    prepare: grantReveal,
    write: () => alice.call('revealSender', { params: { id }, body: {} }),
  },
  { what: 'credit', kinds: ['profile'], write: () => alice.call('completeTask', { body: { taskId: 'share_link' } }) },
  { what: 'leaderboard', kinds: ['profile'], write: () => update({ leaderboardCategory: 'global' }) },
  { what: 'a muted word more', kinds: ['profile'], write: () => update({ mute: ['rubbish'] }) },
  { what: 'answer', kinds: ['inventory'], write: () => alice.call('answerValentine', { params: { id }, body: { answer: 'Thank you' } }) },
  { what: 'visibility', kinds: ['inventory'], write: () => alice.call('setVisibility', { params: { id }, body: { isPublic: false } }) },
  { what: 'mode', kinds: ['profile'], write: () => update({ mode: 'valentine' }) },
  { what: 'language', kinds: ['profile'], write: () => update({ language: 'ru' }) },
  { what: 'pause', kinds: ['profile'], write: () => update({ paused: true }) },
  {
    what: 'the end of a pause',
    kinds: ['profile'],
    prepare: () => update({ paused: true }),
    write: () => update({ paused: false }),
  },
  { what: 'mute', kinds: ['profile'], write: () => update({ mutedWords: ['rubbish'] }) },
  {
    what: 'taking out of the muted',
    kinds: ['inventory'],
    prepare: () => sqlOn(world.deps.db.owner.$client)`UPDATE billet.items SET placement = 'muted' WHERE id = ${id}`,
    write: () => alice.call('unmuteValentine', { params: { id } }),
  },
  { what: 'block', kinds: ['profile'], write: () => alice.call('blockSender', { params: { id }, body: { isBlocked: true } }) },
];

describe("[INB-12] [SEC-01] a person's own change is announced to them only:", () => {
  for (const { what, kinds, prepare, write } of writes)
    test(what, async () => {
      await prepare?.();
      const announced = await announcedBy(async () => expect((await write()).status).toBe(200));
      const own = await idOf(world, alice);
      expect(announced).toEqual(kinds.map((kind) => ({ user_id: own, kind })));
    });
});

/** All columns that these changes affect. */
const state = async () => [
  ...(await sqlOn(world.deps.db.owner.$client)`
    SELECT u.mode, u.language, u.is_paused, u.muted_words, u.available_reveals, u.completed_tasks, u.leaderboard_category,
        i.status, i.is_reveal_completed, i.answer, i.is_public, i.placement,
        EXISTS (SELECT FROM sealed.blocks b WHERE b.item_id = i.id) AS is_blocked
      FROM billet.users u JOIN billet.items i ON i.recipient_id = u.id WHERE i.id = ${id}`),
];

describe('[INB-12] a change that cannot be announced is not written:', () => {
  const rename = (from: string, to: string) => sqlOn(world.deps.db.owner.$client).query(`ALTER TABLE billet.${from} RENAME TO ${to}`);
  for (const { what, prepare, write } of writes)
    test(what, async () => {
      await prepare?.();
      const before = await state();
      await rename('change_events', 'gone');
      const { status } = await write().finally(() => rename('gone', 'change_events'));
      expect([status, await state()]).toEqual([500, before]);
    });
});

describe('[INB-12] [SEC-08] a block', () => {
  const block = (isBlocked: boolean) => alice.call('blockSender', { params: { id }, body: { isBlocked } });
  const kindsOf = async (act: () => Promise<unknown>) => (await announcedBy(act)).map(({ kind }) => kind);

  test('is announced alike whether or not another note already blocks its sender, and when repeated', async () => {
    const another = await deliver(world, boris, alice);
    await block(true);
    id = another;
    for (const isBlocked of [true, true, false, false]) expect(await kindsOf(() => block(isBlocked))).toEqual(['profile']);
  });

  test('of an unknown note is not announced', async () => {
    const announced = await announcedBy(() => boris.call('blockSender', { params: { id }, body: { isBlocked: true } }));
    expect(announced).toEqual([]);
  });
});

test('[INB-12] own changes reach an open stream, and rejected ones are not announced', async () => {
  const stream = await openStream(world, alice);
  await stream.next();
  await update({ mode: 'anonymous' });
  expect((await stream.next()).data).toEqual({ kind: 'profile' });
  await alice.call('setVisibility', { params: { id }, body: { isPublic: true } });
  expect((await stream.next()).data).toMatchObject({ kind: 'inventory' });
  stream.close();

  const refused = [
    () => update({ mode: 'loud' }),
    () => boris.call('setVisibility', { params: { id }, body: { isPublic: false } }),
    () => boris.call('answerValentine', { params: { id }, body: { answer: 'Mine?' } }),
  ];
  for (const write of refused) expect(await announcedBy(write)).toEqual([]);
});

test('[INB-12] a report from several devices reaches the operators once and changes nothing that devices show', async () => {
  const report = () => alice.call('reportValentine', { params: { id }, body: { reason: 'spam' } });
  const before = await state();
  expect(await announcedBy(async () => expect([(await report()).status, (await report()).status]).toEqual([200, 200]))).toEqual([]);
  expect(await state()).toEqual(before);
  expect(await sqlOn(world.deps.db.owner.$client)`SELECT FROM billet.reports WHERE item_id = ${id}`).toHaveLength(1);
});

describe('[INB-12] a change already made on another device has no effect:', () => {
  const twice: readonly [string, () => Promise<{ readonly status: number }>][] = [
    ['opening', () => alice.call('unwrapValentine', { params: { id } })],
    ['answer', () => alice.call('answerValentine', { params: { id }, body: { answer: 'Thank you' } })],
    ['visibility', () => alice.call('setVisibility', { params: { id }, body: { isPublic: false } })],
    ['reveal', () => alice.call('revealSender', { params: { id }, body: {} })],
    ['credit', () => alice.call('completeTask', { body: { taskId: 'share_link' } })],
    ['pause', () => update({ paused: true })],
    ['a muted word more', () => update({ mute: ['rubbish'] })],
    ['a muted word less', () => update({ unmute: ['rubbish'] })],
    ['block', () => alice.call('blockSender', { params: { id }, body: { isBlocked: true } })],
    ['unblock', () => alice.call('blockSender', { params: { id }, body: { isBlocked: false } })],
    ['leaderboard', () => update({ leaderboardCategory: 'global' })],
    ['letting a muted one in', () => alice.call('unmuteValentine', { params: { id } })],
  ];
  for (const [what, write] of twice)
    test(what, async () => {
      await grantReveal();
      expect((await write()).status).toBe(200);
      const after = await state();
      expect([(await write()).status, await state()]).toEqual([200, after]);
    });
});

test("[INB-12] the profile's version equals that in event ids, so that changes in between are detected", async () => {
  const versionOf = async () => ((await alice.call('getProfile')).body as { version: number }).version;
  const before = await versionOf();
  await update({ mode: 'valentine' });
  const stream = await openStream(world, alice);
  const { id: first, data } = await stream.next();
  stream.close();
  expect([data.kind, first?.split('.')[1]]).toEqual(['inventory', String(before + 1)]);
  expect(await versionOf()).toBe(before + 1);
});

test('[INB-12] only the winner of a season gets an event', async () => {
  const { db } = world.deps;
  const winner = await idOf(world, alice);
  await db.owner.insert(scores).values({ season: 2025, userId: winner, score: 1, listedIn: 'RU', reachedAt: new Date() });
  await sqlOn(db.owner.$client)`UPDATE billet.items SET sent_bucket = ${startOfSeason(2025).toISOString()} WHERE id = ${id}`;
  expect(await announcedBy(() => closeSeason(world.deps))).toEqual([{ user_id: winner, kind: 'inventory' }]);
  expect(await announcedBy(() => closeSeason(world.deps))).toEqual([]);
});

test("[SEC-02] the inbox's login can announce a change for any id and learns nothing from it", async () => {
  const announce = (who: string) => sqlOn(world.deps.db.inbox.$client)`SELECT billet.announce_inventory(${who}::uuid)::text AS answer`;
  const unknownUserId = '00000000-0000-4000-8000-000000000000';
  expect(await announce(unknownUserId)).toEqual(await announce(await idOf(world, alice)));
  expect((await turns()).filter(({ user_id }) => user_id === unknownUserId)).toEqual([]);
});
