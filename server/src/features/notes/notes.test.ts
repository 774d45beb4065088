import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { deliver, errorOf, listOf, unwrap } from '../../../test/deliver.ts';
import { DEFAULT_DATE, startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';

let world: World;
let alice: Person;
let boris: Person;
let run = 0;
beforeAll(async () => {
  world = await startWorld({ batchSeconds: 900 });
});
beforeEach(async () => {
  run++;
  alice = await world.person(`alice${run}`);
  boris = await world.person(`boris${run}`);
});
afterAll(() => world.close());

describe('the list', () => {
  test('[ENT-01] [INB-05] [INB-08] reveals no contents of an unopened note, whatever its privacy', async () => {
    const id = await deliver(world, boris, alice, { privacy: 'open', giftId: 'teddy' });
    const { valentines } = await listOf(alice);
    expect(valentines).toEqual([
      {
        id,
        type: 'ordinary',
        status: 'sent',
        item: { id: 'teddy', type: 'telegram_gift', containedPublicIds: [], discountPercent: 0, originalPrice: null },
        message: null,
        answer: null,
        sender: null,
        isFullyAnonymous: false,
        isOpenSympathy: false,
        isAnonymousMessage: false,
        isMutual: false,
        isPublic: true,
        isRevealCompleted: false,
        isTelegramGiftSent: false,
        sentAt: '2026-06-10T12:00:00.000Z',
      },
    ]);
  });

  test('[ENT-04] [INB-02] contains super notes with the ordinary ones and anonymous ones separately, filtered by state', async () => {
    const ordinary = await deliver(world, boris, alice);
    const big = await deliver(world, boris, alice, { type: 'super' });
    const anonymous = await deliver(world, boris, alice, { type: 'anonymous_message' });
    await unwrap(alice, ordinary);
    await unwrap(alice, big);
    await alice.call('answerValentine', { params: { id: big }, body: { answer: 'Me too' } });
    const ids = async (filter: string) => (await listOf(alice, 'ordinary', { filter })).valentines.map(({ id }) => id).sort();
    expect(await ids('all')).toEqual([ordinary, big].sort());
    expect(await ids('opened')).toEqual([ordinary, big].sort());
    expect(await ids('unanswered')).toEqual([ordinary]);
    expect(await ids('sent')).toEqual([]);
    expect((await listOf(alice, 'anonymous_message', { filter: 'sent' })).valentines.map(({ id }) => id)).toEqual([anonymous]);
  });

  test('[INB-03] is paged by 20 without gaps or duplicates, with the total', async () => {
    for (let i = 0; i < 23; i++) await deliver(world, boris, alice);
    const first = await listOf(alice);
    const second = await listOf(alice, 'ordinary', { skip: 20 });
    expect(first.pagination).toEqual({ total: 23, skip: 0, limit: 20 });
    expect([first.valentines.length, second.valentines.length]).toEqual([20, 3]);
    expect(new Set([...first.valentines, ...second.valentines].map(({ id }) => id)).size).toBe(23);
    expect((await listOf(alice, 'ordinary', { limit: 500 })).pagination.limit).toBe(50);
  });

  test('[SEC-01] has an order within an hour that does not reveal the order of sending', async () => {
    const sent: string[] = [];
    for (let i = 0; i < 12; i++) sent.push(await deliver(world, boris, alice));
    const listed = (await listOf(alice)).valentines.map(({ id }) => id);
    expect(listed).not.toEqual(sent);
    expect(listed).not.toEqual(sent.toReversed());
    expect((await listOf(alice)).valentines.map(({ id }) => id)).toEqual(listed);
  });

  test('[SEC-02] rounds the time of a note down to its hour, and of a fully anonymous note to its quarter of an hour', async () => {
    world.deps.clock.move(new Date('2026-06-10T22:47:12.345Z'));
    const plain = await deliver(world, boris, alice);
    const hidden = await deliver(world, boris, alice, { privacy: 'full_anon' });
    const times = new Map((await listOf(alice)).valentines.map(({ id, sentAt }) => [id, sentAt]));
    expect(times.get(plain)).toBe('2026-06-10T22:00:00.000Z');
    expect(times.get(hidden)).toBe('2026-06-10T22:45:00.000Z');
    world.deps.clock.move(DEFAULT_DATE);
  });
});

describe('counts', () => {
  const countOf = async (person: Person) => (await person.call('getInventoryCount')).body;

  test('[ENT-04] exclude super from ordinary, include anonymous in the total, and count unread over both modes', async () => {
    expect(await countOf(alice)).toEqual({ ordinary: 0, super: 0, total: 0, unread: 0, unreadAnonymous: 0 });
    await deliver(world, boris, alice);
    await deliver(world, boris, alice);
    await deliver(world, boris, alice, { type: 'super' });
    await deliver(world, boris, alice, { type: 'anonymous_message' });
    expect(await countOf(alice)).toEqual({ ordinary: 2, super: 1, total: 4, unread: 4, unreadAnonymous: 1 });
  });

  test('[INB-06] [SEC-04] decrease unread by one for repeated and concurrent openings of a note', async () => {
    const id = await deliver(world, boris, alice);
    await deliver(world, boris, alice);
    const opened = await Promise.all([unwrap(alice, id), unwrap(alice, id), unwrap(alice, id)]);
    expect(opened.map(({ status, message }) => [status, message])).toEqual(Array(3).fill(['opened', 'I like you']));
    expect(await countOf(alice)).toMatchObject({ unread: 1, unreadAnonymous: 0 });
    await unwrap(alice, id);
    expect(await countOf(alice)).toMatchObject({ unread: 1 });
  });
});

describe('opening', () => {
  test('[INB-05] is refused before 8 March with the opening time, but not for super, anonymous and opened notes', async () => {
    world.deps.clock.move(new Date('2027-03-01T09:00:00.000Z'));
    const closed = await deliver(world, boris, alice);
    const big = await deliver(world, boris, alice, { type: 'super' });
    const anonymous = await deliver(world, boris, alice, { type: 'anonymous_message' });
    const refusal = await alice.call('unwrapValentine', { params: { id: closed } });
    expect(refusal.status).toBe(409);
    expect(errorOf(refusal)).toMatchObject({ code: 'not_open_yet', opensAt: '2027-03-08T11:00:00.000Z' });
    expect((await unwrap(alice, big)).status).toBe('opened');
    expect((await unwrap(alice, anonymous)).status).toBe('opened');

    world.deps.clock.move(new Date('2027-03-08T10:59:59.000Z'));
    expect((await alice.call('unwrapValentine', { params: { id: closed } })).status).toBe(409);
    world.deps.clock.move(new Date('2027-03-08T11:00:00.000Z'));
    expect((await unwrap(alice, closed)).status).toBe('opened');
    world.deps.clock.move(new Date('2027-03-02T09:00:00.000Z'));
    expect((await unwrap(alice, closed)).message).toBe('I like you');
    world.deps.clock.move(DEFAULT_DATE);
  });

  test('[INB-08] an open note shows the sender and the exact time, not before', async () => {
    world.deps.clock.move(new Date('2026-06-10T12:34:56.789Z'));
    const id = await deliver(world, boris, alice, { privacy: 'open' });
    const valentine = await unwrap(alice, id);
    expect(valentine.sender).toEqual({
      telegram: { firstName: boris.firstName, username: `boris${run}`, photoUrl: `https://t.me/i/userpic/boris${run}.svg` },
    });
    expect(valentine.sentAt).toMatch(/^2026-06-10T12:34:5[678]/);
    world.deps.clock.move(DEFAULT_DATE);
  });

  test('[INB-08] a note that is neither open nor mutual hides the sender', async () => {
    expect(await unwrap(alice, await deliver(world, boris, alice))).toMatchObject({ sender: null, isMutual: false });
    expect(await unwrap(alice, await deliver(world, boris, alice, { privacy: 'full_anon' }))).toMatchObject({
      sender: null,
      isFullyAnonymous: true,
    });
  });

  test("[SEC-04] another person's note answers like an unknown one", async () => {
    const id = await deliver(world, boris, alice);
    const calls = [
      () => boris.call('unwrapValentine', { params: { id } }),
      () => boris.call('answerValentine', { params: { id }, body: { answer: 'Mine' } }),
      () => boris.call('setVisibility', { params: { id }, body: { isPublic: false } }),
    ];
    for (const call of calls) {
      const reply = await call();
      expect([reply.status, errorOf(reply).code]).toEqual([404, 'not_found']);
    }
    const none = await boris.call('unwrapValentine', { params: { id: crypto.randomUUID() } });
    expect(none.text).toBe((await boris.call('unwrapValentine', { params: { id } })).text);
  });
});
