import type { SentItem } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { deliver, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { countScores } from '../leaderboards/index.ts';

let world: World;
let alice: Person;
let boris: Person;
beforeAll(async () => {
  world = await startWorld();
  alice = await world.person('alice');
  boris = await world.person('boris');
});
afterAll(() => world.close());

const sentBy = async (person: Person, query = {}) =>
  (await person.call('getSent', { query })).body as { sent: SentItem[]; pagination: { total: number } };

test('[SAF-03][API-05] a sender sees sent notes: delivered, opened with the daily count, answered at once, and revealed', async () => {
  const id = await deliver(world, boris, alice, { message: 'Hello' });
  const first = async () => (await sentBy(boris)).sent[0];
  expect(await first()).toEqual({
    item: { id: 'tulip' },
    message: 'Hello',
    answer: null,
    state: 'delivered',
    isRevealed: false,
    sentAt: expect.stringMatching(/Z$/),
    recipient: { firstName: 'Alice', photoUrl: expect.any(String) },
  });
  await unwrap(alice, id);
  expect(await first()).toMatchObject({ state: 'delivered' });
  await countScores(world.deps);
  expect(await first()).toMatchObject({ state: 'opened' });
  await alice.call('answerValentine', { params: { id }, body: { answer: 'Hi' } });
  expect(await first()).toMatchObject({ state: 'answered', answer: 'Hi', isRevealed: false });
  await sqlOn(world.deps.db.owner.$client)`UPDATE billet.users SET available_reveals = 1 WHERE code = ${alice.code}`;
  await alice.call('revealSender', { params: { id }, body: {} });
  expect(await first()).toMatchObject({ isRevealed: true });
  expect((await sentBy(alice)).sent).toEqual([]);
});

test('[SAF-03] an opening or a reveal shows only after the daily count or the answer, in list and export', async () => {
  const dora = await world.person('dora');
  const [opened, answered, revealed] = [
    await deliver(world, dora, alice, { message: 'one' }),
    await deliver(world, dora, alice, { message: 'two' }),
    await deliver(world, dora, alice, { message: 'three' }),
  ];
  const statesOf = (sent: readonly SentItem[]) =>
    Object.fromEntries(sent.map((each) => [each.message, `${each.state} ${each.isRevealed}`]));
  const seen = async () => {
    const { url } = (await dora.call('exportAccount')).body as { url: string };
    const file = (await (await fetch(`${world.url}${new URL(url).pathname}`)).json()) as { sent: SentItem[] };
    const list = statesOf((await sentBy(dora)).sent);
    expect(statesOf(file.sent)).toEqual(list);
    return list;
  };
  for (const id of [opened, answered, revealed]) await unwrap(alice, id);
  await sqlOn(world.deps.db.owner.$client)`UPDATE billet.users SET available_reveals = 1 WHERE code = ${alice.code}`;
  await alice.call('revealSender', { params: { id: revealed }, body: {} });
  expect(await seen()).toEqual({ one: 'delivered false', two: 'delivered false', three: 'delivered false' });
  await alice.call('answerValentine', { params: { id: answered }, body: { answer: 'Hi' } });
  expect(await seen()).toEqual({ one: 'delivered false', two: 'answered false', three: 'delivered false' });
  await countScores(world.deps);
  expect(await seen()).toEqual({ one: 'opened false', two: 'answered false', three: 'opened true' });
});

test('[SAF-03] the list does not contain fully anonymous notes, which have no link to their sender', async () => {
  const before = (await sentBy(boris)).pagination.total;
  await deliver(world, boris, alice, { message: 'Nobody', privacy: 'full_anon' });
  expect((await sentBy(boris)).pagination.total).toBe(before);
});

test('[SAF-03][SAF-01] a blocked and a muted note look delivered to their sender', async () => {
  const carol = await world.person('carol');
  const known = await deliver(world, carol, alice, { message: 'First' });
  await unwrap(alice, known);
  await alice.call('blockSender', { params: { id: known }, body: { isBlocked: true } });
  await alice.call('updateProfile', { body: { mutedWords: ['pineapple'] } });
  await deliver(world, carol, alice, { message: 'Blocked' });
  await deliver(world, boris, alice, { message: 'A pineapple' });
  expect((await sentBy(carol)).sent[0]).toMatchObject({ message: 'Blocked', state: 'delivered' });
  expect((await sentBy(boris)).sent[0]).toMatchObject({ message: 'A pineapple', state: 'delivered' });
});

test('[SAF-03][API-05] every page has the same total, also beyond the last one, and 0 without sent notes', async () => {
  const { total } = (await sentBy(boris)).pagination;
  expect(total).toBeGreaterThan(1);
  for (const skip of [1, total, total + 50]) {
    const { sent, pagination } = await sentBy(boris, { limit: 1, skip });
    expect({ count: sent.length, total: pagination.total }).toEqual({ count: skip < total ? 1 : 0, total });
  }
  expect((await sentBy(alice, { skip: 9 })).pagination.total).toBe(0);
});

test('[SAF-03][API-04] accepts a limit and rejects a negative one', async () => {
  expect((await sentBy(boris, { limit: 1 })).sent).toHaveLength(1);
  expect((await boris.call('getSent', { query: { limit: -1 } })).status).toBe(400);
});
