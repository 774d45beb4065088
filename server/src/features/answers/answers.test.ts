import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { deliver, errorOf, listOf, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';

let world: World;
let alice: Person;
let boris: Person;
let id: string;
beforeAll(async () => {
  world = await startWorld();
  alice = await world.person('alice');
  boris = await world.person('boris');
});
beforeEach(async () => {
  id = await deliver(world, boris, alice);
});
afterAll(() => world.close());

const answer = (text: string) => alice.call('answerValentine', { params: { id }, body: { answer: text } });

test('[RPL-01] an answer is trimmed, stored and queued for its sender once', async () => {
  await unwrap(alice, id);
  const reply = await answer('  I like you too  ');
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    data: { valentine: { id, answer: 'I like you too' }, shareImageUrl: expect.stringMatching(/\/api\/images\/.+\.png$/) },
  });
  await answer('I like you too');
  const rows = await sqlOn(
    world.deps.db.owner.$client,
  )`SELECT task FROM billet.outbox WHERE task = 'item-answered' AND payload->>'itemId' = ${id}`;
  expect(rows.length).toBe(1);
});

test('[RPL-01] [SEC-04] a note accepts one answer, also of concurrent ones', async () => {
  await unwrap(alice, id);
  const replies = await Promise.all([answer('One'), answer('Two'), answer('Three')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(errorOf(await answer('Four')).code).toBe('already_answered');
});

test('[RPL-01] [SAF-02] a repeated request no longer shows a sender who has left since', async () => {
  const carol = await world.person('carol');
  const open = await deliver(world, carol, alice, { privacy: 'open' });
  await unwrap(alice, open);
  const repeated = { params: { id: open }, body: { answer: 'You too' }, key: crypto.randomUUID() };
  const first = await alice.call('answerValentine', repeated);
  expect(first.text).toContain('"firstName":"Carol"');
  await carol.call('deleteAccount');
  const repeatedReply = await alice.call('answerValentine', repeated);
  expect(repeatedReply.text).not.toContain('Carol');
  expect(repeatedReply.body).toMatchObject({ data: { valentine: { id: open, answer: 'You too', sender: null } } });
});

test('[RPL-01] an unopened note cannot be answered', async () => {
  const reply = await answer('Too early');
  expect([reply.status, errorOf(reply).code]).toEqual([409, 'not_opened']);
});

test('[RPL-01] an answer has at most 144 graphemes and is not blank', async () => {
  await unwrap(alice, id);
  const long = await answer('x'.repeat(145));
  expect([long.status, errorOf(long)]).toEqual([400, expect.objectContaining({ code: 'message_too_long', field: 'answer' })]);
  const blank = await answer(' \u3164\u2800 ');
  expect([blank.status, errorOf(blank)]).toEqual([400, expect.objectContaining({ code: 'message_blank', field: 'answer' })]);
  expect((await answer('👨‍👩‍👧'.repeat(72) + 'x'.repeat(72))).status).toBe(200);
});

test('[RPL-02] [ENT-01] notes are public until hidden, and can be shown again', async () => {
  await unwrap(alice, id);
  const isPublic = async () => (await listOf(alice)).valentines.find((valentine) => valentine.id === id)?.isPublic;
  const set = (value: boolean) => alice.call('setVisibility', { params: { id }, body: { isPublic: value } });
  expect(await isPublic()).toBe(true);
  expect((await set(false)).body).toEqual({ isPublic: false });
  expect((await set(false)).status).toBe(200);
  expect(await isPublic()).toBe(false);
  expect((await set(true)).body).toEqual({ isPublic: true });
  expect(await isPublic()).toBe(true);
});
