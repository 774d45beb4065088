import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { errorOf, idOf, unwrap } from '../../../test/deliver.ts';
import type { Person } from '../../../test/person.ts';
import { orderCount } from '../../../test/sale.ts';
import { checkout, inboxOf, orderIn, type Received, type Shop, startShop, stateOf, until } from '../../../test/shop.ts';
import { NOBODY } from '../../kit/db/schema/people.ts';

let shop: Shop;
let count = 0;
beforeAll(async () => {
  shop = await startShop({ batchSeconds: 1 });
});
afterAll(() => shop.close());

async function pair(): Promise<{ sender: Person; recipient: Person }> {
  count++;
  return { sender: await shop.person(`sender ${count}`), recipient: await shop.person(`recipient ${count}`) };
}

/** Sends a free tulip and returns it as it arrived. */
async function received(sender: Person, recipient: Person, message: string): Promise<Received> {
  const before = new Set((await inboxOf(recipient)).map(({ id }) => id));
  expect((await checkout(sender, recipient, { message })).status).toBe(200);
  const item = (await inboxOf(recipient)).find(({ id }) => !before.has(id));
  if (!item) throw new Error(`${message} did not arrive`);
  return item;
}

const block = (person: Person, id: string, isBlocked = true) => person.call('blockSender', { params: { id }, body: { isBlocked } });
const update = (person: Person, body: Record<string, unknown>) => person.call('updateProfile', { body });
const countOf = async (person: Person) => (await person.call('getInventoryCount')).body as { total: number; unread: number };
const listed = async (person: Person, name: 'getBlocked' | 'getMuted') =>
  ((await person.call(name)).body as { valentines: Received[] }).valentines;
const messagesTo = ({ telegramId }: Person) =>
  shop.messenger.calls.filter(({ method, params }) => method === 'sendMessage' && params.chat_id === telegramId).length;
const atRest = () =>
  until(
    () =>
      shop.deps.db.owner
        .execute(sql`SELECT ((SELECT count(*) FROM graphile_worker.jobs) + (SELECT count(*) FROM billet.outbox))::int AS n`)
        .then(({ rows }) => rows),
    ([row]) => row?.n === 0,
  );

/** The versions that a live stream follows. */
const changesOf = async (person: Person) =>
  shop.deps.db.owner
    .execute(sql`SELECT kind, version FROM billet.change_events WHERE user_id = ${await idOf(shop, person)} AND version > 0 ORDER BY kind`)
    .then(({ rows }) => rows);

/** The transaction ids of all rows that contain one of these names. */
async function transactionsOf(names: readonly string[]): Promise<string[]> {
  const { owner } = shop.deps.db;
  const tables = await owner
    .execute<{ name: string }>(
      sql`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('billet', 'sealed', 'money')`,
    )
    .then(({ rows }) => rows);
  const found = [];
  for (const { name } of tables) {
    const { rows } = await owner.execute<{ xmin: string; xmax: string; text: string }>(
      sql.raw(`SELECT xmin::text, xmax::text, row_to_json(t)::text AS text FROM ${name} t`),
    );
    found.push(...rows.filter(({ text }) => names.some((each) => text.includes(each))).flatMap(({ xmin, xmax }) => [xmin, xmax]));
  }
  return found.sort();
}

describe('[SAF-01] a block', () => {
  test('shows the sender the same success as any note, delivers nothing, notifies no one and can be undone', async () => {
    const { sender, recipient } = await pair();
    const item = await received(sender, recipient, 'first');
    expect((await block(recipient, item.id)).body).toEqual({ isBlocked: true });
    expect((await block(recipient, item.id)).status).toBe(200);
    await atRest();
    const [counts, rung, told] = [await countOf(recipient), await changesOf(recipient), messagesTo(recipient)];

    const blocked = await checkout(sender, recipient, { message: 'second' });
    const other = await checkout(sender, (await pair()).recipient, { message: 'second' });
    expect([blocked.status, blocked.text, [...blocked.headers.keys()]]).toEqual([other.status, other.text, [...other.headers.keys()]]);
    await atRest();
    expect(await countOf(recipient)).toEqual(counts);
    expect(await changesOf(recipient)).toEqual(rung);
    expect(messagesTo(recipient)).toBe(told);

    await block(recipient, item.id, false);
    await received(sender, recipient, 'third');
    expect((await inboxOf(recipient)).map(({ message }) => message)).toHaveLength(2);
  });

  test('by a fully anonymous note applies to all notes of its sender', async () => {
    const { sender, recipient } = await pair();
    const order = orderIn(await checkout(sender, recipient, { itemId: 'tulip', message: 'dark', isFullyAnonymous: true }));
    shop.pay(sender, order, 49);
    const [item] = await until(
      () => inboxOf(recipient),
      ({ length }) => length === 1,
    );
    expect((await block(recipient, item?.id ?? '')).status).toBe(200);
    await checkout(sender, recipient, { message: 'in the open' });
    expect(await inboxOf(recipient)).toHaveLength(1);
    await received((await pair()).sender, recipient, 'from somebody else');
  });

  test('[GHO-01] refuses a paid note before the invoice with the same error as for a ghost and a paused inbox', async () => {
    const { sender, recipient } = await pair();
    const { recipient: paused } = await pair();
    const { recipient: ghost } = await pair();
    await block(recipient, (await received(sender, recipient, 'hi')).id);
    await update(paused, { paused: true });
    await shop.deps.db.owner.execute(sql`UPDATE billet.users SET bot_state = 'blocked' WHERE code = ${ghost.code}`);
    const refusals = await Promise.all([recipient, paused, ghost].map((each) => checkout(sender, each, { itemId: 'teddy' })));
    for (const refusal of refusals) expect([refusal.status, refusal.text]).toEqual([409, refusals[0]?.text]);
    expect(errorOf(refusals[0] ?? { body: null }).code).toBe('not_deliverable');
    expect(await orderCount(sender)).toBe(0);
  });

  test('set after the invoice rejects the payment, and refunds one that was made', async () => {
    const { sender, recipient } = await pair();
    const item = await received(sender, recipient, 'hello');
    const asked = orderIn(await checkout(sender, recipient, { itemId: 'teddy', message: 'asked' }));
    const paid = orderIn(await checkout(sender, recipient, { itemId: 'bouquet', message: 'paid' }));
    await block(recipient, item.id);
    const query = shop.sendPreCheckoutQuery(sender, asked, 49);
    const { params } = await shop.messenger.waitForCall('answerPreCheckoutQuery', ({ pre_checkout_query_id: id }) => id === query);
    expect(params.ok).toBe(false);
    shop.pay(sender, paid, 49);
    await until(
      () => stateOf(sender, paid),
      (state) => state === 'refunded',
    );
    expect(await inboxOf(recipient)).toHaveLength(1);
  });

  test('reveals nothing about other notes of the sender and is visible to no one else', async () => {
    const { sender, recipient } = await pair();
    const one = await received(sender, recipient, 'one');
    const two = await received(sender, recipient, 'two');
    const before = await recipient.call('getValentines', { query: { type: 'ordinary' } });
    await block(recipient, one.id);
    expect((await recipient.call('getValentines', { query: { type: 'ordinary' } })).text).toBe(before.text);
    expect((await listed(recipient, 'getBlocked')).map(({ id, sender: shown }) => [id, shown])).toEqual([[one.id, null]]);
    // The second note has a separate block
    await block(recipient, two.id);
    await block(recipient, one.id, false);
    await checkout(sender, recipient, { message: 'three' });
    expect(await inboxOf(recipient)).toHaveLength(2);
    expect(errorOf(await block(sender, one.id)).code).toBe('not_found');
    expect(errorOf(await block(recipient, crypto.randomUUID())).code).toBe('not_found');
    expect(await listed(sender, 'getBlocked')).toEqual([]);
  });

  test("[SAF-03] keeps a withheld note in the sender's own list until its recipient deletes the account", async () => {
    const { sender, recipient } = await pair();
    const item = await received(sender, recipient, 'seen');
    await block(recipient, item.id);
    await checkout(sender, recipient, { message: 'unseen' });
    const list = async () => (await sender.call('getSent')).body;
    const to = { firstName: recipient.firstName, photoUrl: expect.any(String) };
    const note = { item: { id: 'tulip' }, answer: null, state: 'delivered', isRevealed: false, sentAt: expect.any(String), recipient: to };
    expect(await list()).toMatchObject({
      sent: [
        { ...note, message: 'unseen' },
        { ...note, message: 'seen' },
      ],
      pagination: { total: 2 },
    });
    await recipient.call('deleteAccount');
    expect(await list()).toMatchObject({ sent: [], pagination: { total: 0 } });
  });

  test('[SEC-02] links the withheld note to no one: no row and no transaction id', async () => {
    const { sender, recipient } = await pair();
    const item = await received(sender, recipient, 'the one it was blocked by');
    await block(recipient, item.id);
    await atRest();
    const { owner } = shop.deps.db;
    const names = [await idOf(shop, recipient), recipient.code, String(recipient.telegramId), 'words for nobody'];
    const before = await transactionsOf(names);
    await checkout(sender, recipient, { message: 'words for nobody' });
    const {
      rows: [row],
    } = await owner.execute<{ xmin: string; recipient: string }>(
      sql`SELECT xmin::text, recipient_id AS recipient FROM billet.items WHERE placement = 'suppressed' ORDER BY xmin::text::bigint DESC LIMIT 1`,
    );
    expect(row?.recipient).toBe(NOBODY);
    const after = await transactionsOf(names);
    expect(after).toEqual(before);
    expect(after).not.toContain(row?.xmin);
  });

  test("[SEC-02] gives the inbox's login no access to blocks, marks, or withheld and removed notes", async () => {
    const { sender, recipient } = await pair();
    await block(recipient, (await received(sender, recipient, 'x')).id);
    await checkout(sender, recipient, { message: 'suppressed words' });
    const { inbox, app } = shop.deps.db;
    const refusedTo = async (db: typeof inbox, statement: string) =>
      db
        .execute(sql.raw(statement))
        .then(({ rows }) => rows)
        .catch(({ cause }: { cause?: { code?: string } }) => cause?.code);
    for (const statement of [
      'SELECT 1 FROM sealed.blocks',
      'SELECT 1 FROM sealed.stops',
      'SELECT xmin FROM billet.reports',
      'SELECT 1 FROM billet.verdicts',
      `SELECT * FROM sealed.blocked_items('${await idOf(shop, recipient)}')`,
      "UPDATE billet.items SET placement = 'removed'",
    ])
      expect({ statement, code: await refusedTo(inbox, statement) }).toEqual({ statement, code: '42501' });
    for (const statement of [
      'SELECT 1 FROM sealed.blocks',
      "SELECT sealed.settle_report(gen_random_uuid(), 'remove', 1, now(), NULL, NULL)",
    ])
      expect({ statement, code: await refusedTo(app, statement) }).toEqual({ statement, code: '42501' });
    expect(await inbox.execute(sql`SELECT 1 FROM billet.items WHERE message = 'suppressed words'`).then(({ rows }) => rows)).toHaveLength(
      0,
    );
  });
});

describe('[SAF-01] a paused inbox', () => {
  test('defers free notes without a notification until the pause ends, and no one else sees the pause', async () => {
    const { sender, recipient } = await pair();
    const publicly = () => sender.call('getPublicProfile', { params: { code: recipient.code } });
    const before = await publicly();
    expect((await update(recipient, { paused: true })).status).toBe(200);
    expect((await publicly()).text).toBe(before.text);
    expect((await recipient.call('getSafety')).body).toMatchObject({ isPaused: true });
    const ofThePause = [{ kind: 'profile', version: 1 }];
    expect(await changesOf(recipient)).toEqual(ofThePause);
    expect((await checkout(sender, recipient, { message: 'wait for me' })).body).toEqual({ success: true, link: null, orderId: null });
    await atRest();
    expect([await countOf(recipient), await inboxOf(recipient), messagesTo(recipient)]).toMatchObject([{ total: 0, unread: 0 }, [], 0]);
    expect(await changesOf(recipient)).toEqual(ofThePause);
    await update(recipient, { paused: false });
    expect(await countOf(recipient)).toMatchObject({ total: 1, unread: 1 });
    expect(await changesOf(recipient)).toEqual([
      { kind: 'inventory', version: 1 },
      { kind: 'profile', version: 2 },
    ]);
    const [item] = await inboxOf(recipient);
    expect((await unwrap(recipient, item?.id ?? '')).message).toBe('wait for me');
  });
});

test('[SAF-01][INB-12] ending an interrupted end of a pause again delivers the deferred notes', async () => {
  const { sender, recipient } = await pair();
  await update(recipient, { paused: true });
  await checkout(sender, recipient, { message: 'meanwhile' });
  // The state after an interrupted first request
  await shop.deps.db.owner.execute(sql`UPDATE billet.users SET is_paused = false WHERE code = ${recipient.code}`);
  expect(await countOf(recipient)).toMatchObject({ total: 0 });
  expect((await update(recipient, { paused: false })).status).toBe(200);
  expect(await countOf(recipient)).toMatchObject({ total: 1, unread: 1 });
});

describe('[SAF-01] muted words', () => {
  test('move a note from inbox and notifications to a list from which it can be opened and moved to the inbox', async () => {
    const { sender, recipient } = await pair();
    expect((await update(recipient, { mutedWords: [' Fool ', 'fool', 'go away'] })).status).toBe(200);
    expect((await recipient.call('getSafety')).body).toEqual({ isPaused: false, mutedWords: ['Fool', 'go away'], muted: 0 });
    expect((await checkout(sender, recipient, { message: 'You FOOL!' })).status).toBe(200);
    await received(sender, recipient, 'a friendly word');
    await atRest();
    expect(await countOf(recipient)).toMatchObject({ total: 1, unread: 1 });
    expect(messagesTo(recipient)).toBe(1);
    const [muted] = await listed(recipient, 'getMuted');
    expect(muted).toMatchObject({ status: 'sent', message: null });
    expect((await recipient.call('getSafety')).body).toMatchObject({ muted: 1 });
    const id = muted?.id ?? '';
    expect((await unwrap(recipient, id)).message).toBe('You FOOL!');
    expect(await countOf(recipient)).toMatchObject({ total: 1, unread: 1 });
    expect(errorOf(await sender.call('unmuteValentine', { params: { id } })).code).toBe('not_found');
    expect((await recipient.call('unmuteValentine', { params: { id } })).status).toBe(200);
    expect(await countOf(recipient)).toMatchObject({ total: 2, unread: 1 });
    expect(await listed(recipient, 'getMuted')).toEqual([]);
  });

  test('allow an unopened note to be reported and blocked, and the list marks blocked notes', async () => {
    const { sender, recipient } = await pair();
    await update(recipient, { mutedWords: ['fool'] });
    await checkout(sender, recipient, { message: 'you fool' });
    await checkout((await pair()).sender, recipient, { message: 'fool, too' });
    const [first, second] = await listed(recipient, 'getMuted');
    const id = first?.id ?? '';
    const report = { params: { id }, body: { reason: 'insult' } };
    expect((await recipient.call('reportValentine', report)).body).toEqual({ success: true });
    expect((await block(recipient, id)).body).toEqual({ isBlocked: true });
    const { body } = await recipient.call('getMuted');
    expect(body).toMatchObject({ blocked: [id], pagination: { total: 2 } });
    expect((await listed(recipient, 'getMuted')).map(({ status, message }) => [status, message])).toEqual([
      ['sent', null],
      ['sent', null],
    ]);
    expect((await recipient.call('getBlocked', { query: { id } })).body).toMatchObject({ valentines: [{ id }], pagination: { total: 1 } });
    expect((await recipient.call('getBlocked', { query: { id: second?.id ?? '' } })).body).toMatchObject({ valentines: [] });
  });

  test('do not allow an unopened note in the inbox to be reported', async () => {
    const { sender, recipient } = await pair();
    const { id } = await received(sender, recipient, 'hello');
    const refused = await recipient.call('reportValentine', { params: { id }, body: { reason: 'spam' } });
    expect([refused.status, errorOf(refused).code]).toEqual([409, 'not_opened']);
  });

  test('[INB-12] changed on two devices at once are all kept, since requests add and remove words', async () => {
    const { recipient } = await pair();
    const words = async () => ((await recipient.call('getSafety')).body as { mutedWords: string[] }).mutedWords;
    await update(recipient, { mutedWords: ['one', 'two'] });
    await Promise.all([
      update(recipient, { mute: ['three'] }),
      update(recipient, { mute: ['four'], unmute: ['ONE'] }),
      update(recipient, { mute: ['five'] }),
    ]);
    expect((await words()).toSorted()).toEqual(['five', 'four', 'three', 'two']);
    // Changes that another device already made have no effect
    const held = await words();
    for (const again of [{ mute: ['Three'] }, { unmute: ['one'] }]) expect((await update(recipient, again)).status).toBe(200);
    expect(await words()).toEqual(held);
  });

  test('[API-04] are at most fifty, and a further one is rejected without removing others', async () => {
    const { recipient } = await pair();
    const full = Array.from({ length: 50 }, (_, i) => `w${i}`);
    await update(recipient, { mutedWords: full });
    const refused = await update(recipient, { mute: ['more'] });
    expect([refused.status, errorOf(refused)]).toEqual([400, expect.objectContaining({ code: 'bad_input', field: 'mute' })]);
    expect((await update(recipient, { mute: ['W0'] })).status).toBe(200);
    expect((await recipient.call('getSafety')).body).toMatchObject({ mutedWords: full });
    expect((await update(recipient, { mute: ['more'], unmute: ['w7'] })).status).toBe(200);
  });

  test('[API-04] are rejected with their field when invalid, and unrelated updates keep them', async () => {
    const { recipient } = await pair();
    await update(recipient, { mutedWords: ['one'] });
    for (const [mutedWords, code] of [
      [['x'.repeat(31)], 'message_too_long'],
      [[' '], 'message_blank'],
      [['\u0640\u0640'], 'message_blank'],
      [['ok', 'a\u0000'], 'bad_message'],
      [Array.from({ length: 51 }, (_, i) => `w${i}`), 'bad_input'],
      ['one', 'bad_input'],
    ] as const) {
      const refused = await update(recipient, { mutedWords });
      expect(refused.status).toBe(400);
      if (code !== 'bad_message') expect(errorOf(refused)).toMatchObject({ code, field: 'mutedWords' });
    }
    expect((await update(recipient, {})).status).toBe(400);
    await update(recipient, { mode: 'valentine' });
    expect((await recipient.call('getSafety')).body).toMatchObject({ mutedWords: ['one'] });
  });
});
