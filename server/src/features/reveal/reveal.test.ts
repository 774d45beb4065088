import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { deliver, unwrap } from '../../../test/deliver.ts';
import type { Person } from '../../../test/person.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop, stateOf, until, waitUntilIdle } from '../../../test/shop.ts';
import { openStream } from '../../../test/stream.ts';
import { fulfil } from '../payments/fulfil.ts';
import { recordCharge } from '../payments/record.ts';
import { refundByOperator } from '../payments/refund-by-operator.ts';
import { payloadOf } from '../payments/validate.ts';
import { deliverBatch } from '../sending/batch.ts';
import { openSender } from './open.ts';

let shop: Shop;
let serial = 0;
beforeAll(async () => {
  // No batch is due during the tests: fully anonymous notes are delivered on demand and get the same time
  shop = await startShop({ batchSeconds: 86_400 });
});
afterAll(() => shop.close());

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

interface Meeting {
  readonly sender: Person;
  readonly recipient: Person;
  readonly itemId: string;
}

/** Sends a note between two new people and opens it. */
async function received(body: Record<string, unknown> = {}, isOpened = true): Promise<Meeting> {
  serial += 1;
  const [sender, recipient] = [await shop.person(`sender${serial}`), await shop.person(`recipient${serial}`)];
  const reply = await checkout(sender, recipient, { isMatchable: true, ...body }, { headers: { 'User-Agent': PHONE } });
  const { orderId } = reply.body as { orderId: string | null };
  if (orderId) {
    shop.pay(sender, orderId, body.isFullyAnonymous ? 49 : 98);
    await until(
      () => stateOf(sender, orderId),
      (state) => state === 'fulfilled',
    );
    await deliverBatch(shop.deps);
  }
  const [item] = await until(
    () => inboxOf(recipient, body.isAnonymousMessage ? 'anonymous_message' : 'ordinary'),
    ({ length }) => length === 1,
  );
  const itemId = item?.id ?? '';
  if (isOpened) await recipient.call('unwrapValentine', { params: { id: itemId } });
  return { sender, recipient, itemId };
}

const reveal = (person: Person, id: string, revealPackType?: string, key?: string) =>
  person.call('revealSender', { params: { id }, body: revealPackType ? { revealPackType } : {}, ...(key ? { key } : {}) });

async function grantReveals(person: Person, reveals: number): Promise<void> {
  await shop.deps.db.owner.execute(sql`WITH person AS (UPDATE billet.users SET available_reveals = available_reveals + ${reveals} WHERE code = ${person.code} RETURNING id)
    INSERT INTO money.reveal_ledger (user_id, change, reason) SELECT id, ${reveals}::int, 'pack' FROM person`);
}

async function leftOf(person: Person): Promise<number> {
  const { body } = await person.call('getProfile');
  return (body as { user: { availableReveals: number } }).user.availableReveals;
}

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { error: { code: string } }).error.code];

describe('[RVL-01] a reveal', () => {
  test('costs one credit and shows the sender, and again for free', async () => {
    const { sender, recipient, itemId } = await received();
    await grantReveals(recipient, 2);
    const first = await reveal(recipient, itemId);
    expect(first.body).toMatchObject({ success: true, requiresPayment: false, error: null, availableReveals: 1 });
    expect(first.body).toMatchObject({
      data: { sender: { telegram: { firstName: sender.firstName, username: sender.firstName.toLowerCase() } } },
    });
    expect((await reveal(recipient, itemId)).text).toBe(first.text);
    expect(await leftOf(recipient)).toBe(1);
    const [item] = await inboxOf(recipient);
    expect(item).toMatchObject({ isRevealCompleted: true, sender: { telegram: { firstName: sender.firstName } } });
  });

  test('[SEC-04] repeated twenty times concurrently costs one credit', async () => {
    const { recipient, itemId } = await received();
    await grantReveals(recipient, 2);
    const replies = await Promise.all(Array.from({ length: 20 }, () => reveal(recipient, itemId)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('[SEC-04] of two notes at once with one credit left succeeds for one', async () => {
    const { sender, recipient, itemId } = await received();
    await checkout(sender, recipient, { itemId: 'candy' });
    const other = (await inboxOf(recipient)).find(({ id }) => id !== itemId)?.id ?? '';
    await recipient.call('unwrapValentine', { params: { id: other } });
    await grantReveals(recipient, 1);
    const replies = await Promise.all([reveal(recipient, itemId), reveal(recipient, other)]);
    expect(replies.map(({ body }) => (body as { success: boolean }).success).sort()).toEqual([false, true]);
    expect(await leftOf(recipient)).toBe(0);
  });

  test('without a credit requires a payment and contains no data', async () => {
    const { recipient, itemId } = await received();
    expect((await reveal(recipient, itemId)).body).toEqual({
      success: false,
      requiresPayment: true,
      error: null,
      data: null,
      availableReveals: 0,
    });
  });

  test('is recorded in sealed.reveals', async () => {
    const { recipient, itemId } = await received();
    await grantReveals(recipient, 1);
    await reveal(recipient, itemId);
    const { rows } = await shop.deps.db.owner.execute(sql`SELECT item_id FROM sealed.reveals WHERE item_id = ${itemId}`);
    expect(rows).toHaveLength(1);
  });
});

describe('[RVL-01] after the sender of a revealed note deletes the account', () => {
  const gone = (firstName: string) => ({ telegram: { firstName, username: null, photoUrl: null } });
  const listed = async (person: Person, id: string) => (await inboxOf(person)).find((each) => each.id === id);
  const exported = async (person: Person): Promise<unknown> => {
    const { url } = (await person.call('exportAccount')).body as { url: string };
    return (await fetch(`${shop.url}${new URL(url).pathname}`)).json();
  };
  const rename = (person: Person, firstName: string) =>
    shop.deps.db.owner.execute(sql`UPDATE billet.users SET first_name = ${firstName} WHERE code = ${person.code}`).then(({ rows }) => rows);

  test('a repetition of the revealing request with its key shows the reduced details', async () => {
    const { recipient, sender, itemId } = await received();
    await grantReveals(recipient, 1);
    const repeated = { params: { id: itemId }, body: {}, key: crypto.randomUUID() };
    const first = await recipient.call('revealSender', repeated);
    expect((await recipient.call('revealSender', repeated)).text).toBe(first.text);
    await sender.call('deleteAccount');
    expect((await recipient.call('revealSender', repeated)).body).toMatchObject({
      data: { sender: gone(sender.firstName), code: null, maskedCode: null, isGone: true },
    });
  });

  test('only the disclosed first name stays, in list, note, reveal and export', async () => {
    const { sender, recipient, itemId } = await received();
    await grantReveals(recipient, 1);
    const { data } = (await reveal(recipient, itemId)).body as { data: { sentAt: string; isGone: boolean } };
    expect(data.isGone).toBe(false);
    await rename(sender, 'Somebody Else');
    await sender.call('deleteAccount');

    const coarse = expect.stringMatching(/T\d\d:00:00\.000Z$/);
    const note = { isRevealCompleted: true, sender: gone(sender.firstName), sentAt: coarse, isMutual: false };
    for (const look of ['at once', 'when all is forgotten']) {
      if (look !== 'at once') await forgotten();
      expect(await listed(recipient, itemId)).toMatchObject(note);
      expect(await unwrap(recipient, itemId)).toMatchObject(note);
      expect((await reveal(recipient, itemId)).body).toEqual({
        success: true,
        requiresPayment: false,
        error: null,
        data: {
          sender: gone(sender.firstName),
          sentAt: coarse,
          code: null,
          maskedCode: null,
          locationInfo: { city: null, countryEmoji: null, isp: null },
          deviceInfo: { model: null, browser: null, os: null },
          isGone: true,
        },
        availableReveals: 0,
      });
      expect(await exported(recipient)).toMatchObject({ valentines: [note] });
    }
    const { rows } = await shop.deps.db.owner.execute(sql`SELECT 1 FROM sealed.senders WHERE item_id = ${itemId}`);
    expect(rows).toHaveLength(0);
  });

  test('the note stays reduced when the sender returns with a new account', async () => {
    const { sender, recipient, itemId } = await received();
    await grantReveals(recipient, 1);
    await reveal(recipient, itemId);
    await sender.call('deleteAccount');
    const returned = await shop.person(sender.firstName.toLowerCase());
    await checkout(returned, recipient, { itemId: 'candy' });
    expect(await listed(recipient, itemId)).toMatchObject({ sender: gone(sender.firstName) });
    expect((await inboxOf(recipient)).find(({ id }) => id !== itemId)).toMatchObject({ sender: null });
  });

  test('a mutual note keeps the name and is no longer shown as mutual', async () => {
    const { sender, recipient, itemId } = await received();
    await grantReveals(recipient, 1);
    await reveal(recipient, itemId);
    await becomeMutual(sender, recipient, {});
    expect(await listed(recipient, itemId)).toMatchObject({ isMutual: true });
    await sender.call('deleteAccount');
    expect(await listed(recipient, itemId)).toMatchObject({ isMutual: false, sender: gone(sender.firstName) });
    expect((await reveal(recipient, itemId)).body).toMatchObject({ success: true, data: { isGone: true } });
  });

  test.each(['open', 'mutual'])('a note that was only %s looks like one without disclosure', async (kind) => {
    const { sender, recipient, itemId } = await received({ isOpenSympathy: kind === 'open' });
    if (kind === 'mutual') await becomeMutual(sender, recipient, {});
    expect(await listed(recipient, itemId)).toMatchObject({ sender: { telegram: { firstName: sender.firstName } } });
    await sender.call('deleteAccount');
    const hidden = { sender: null, isMutual: false, isOpenSympathy: false, isRevealCompleted: false };
    expect(await listed(recipient, itemId)).toMatchObject(hidden);
    expect(await unwrap(recipient, itemId)).toMatchObject(hidden);
    expect(JSON.stringify(await exported(recipient))).not.toContain(sender.firstName);
    // No credit is spent; without credits the response is the same as for any note
    expect((await reveal(recipient, itemId)).body).toMatchObject({ requiresPayment: true, error: null });
    await grantReveals(recipient, 1);
    expect((await reveal(recipient, itemId)).body).toMatchObject({ success: false, requiresPayment: false, availableReveals: 1 });
  });
});

test('[RVL-03] without reveal credits, every call about a note of a deleted account answers like any other', async () => {
  const recipient = await shop.person('the one who asks');
  const ids: Record<'stays' | 'leaves', string[]> = { stays: [], leaves: [] };
  const senders = { stays: await shop.person('who stays'), leaves: await shop.person('who leaves') };
  for (const who of ['stays', 'leaves'] as const)
    for (const parts of [{}, { privacy: 'open' }, { type: 'anonymous_message' }, { privacy: 'full_anon' }] as const)
      ids[who].push(await deliver(shop, senders[who], recipient, { message: 'same words', ...parts }));
  // One note opened before the deletion, the others not
  for (const who of ['stays', 'leaves'] as const) await unwrap(recipient, ids[who][2] ?? '');
  const events = () =>
    shop.deps.db.owner
      .execute(sql`SELECT kind, version FROM billet.change_events c JOIN billet.users u ON u.id = c.user_id
    WHERE u.code = ${recipient.code} ORDER BY kind`)
      .then(({ rows }) => rows);
  const counts = async () => [
    (await recipient.call('getInventoryCount')).text,
    (await recipient.call('getSent')).text,
    [...(await events())],
  ];
  const before = await counts();
  await senders.leaves.call('deleteAccount');
  await forgotten();
  expect(await counts()).toEqual(before);

  const plain = (text: string, id: string) => text.replaceAll(id, 'id').replace(/"orderId":"[^"]+"|\$test-\d+|images\/[^"]+/g, '');
  const ask = async (id: string, isOpen: boolean) => {
    const params = { id };
    const answers = [
      await reveal(recipient, id),
      // An opened open note shows an existing sender, so it is compared below
      ...(isOpen ? [] : [await recipient.call('unwrapValentine', { params })]),
      await reveal(recipient, id),
      await reveal(recipient, id, 'pack_1'),
      await recipient.call('blockSender', { params, body: { isBlocked: true } }),
      await recipient.call('getBlocked', { query: { id } }),
      await recipient.call('blockSender', { params, body: { isBlocked: false } }),
      ...(isOpen ? [] : [await recipient.call('reportValentine', { params, body: { reason: 'other' } })]),
      ...(isOpen ? [] : [await recipient.call('answerValentine', { params, body: { answer: 'who are you?' } })]),
      await recipient.call('setVisibility', { params, body: { isPublic: false } }),
    ];
    return answers.map(({ status, text, headers }) => [
      status,
      plain(text, id),
      headers.get('content-length') === null,
      headers.get('retry-after'),
    ]);
  };
  for (const [index, id] of ids.stays.entries())
    expect(await ask(ids.leaves[index] ?? '', index === 1)).toEqual(await ask(id, index === 1));
  // An open note is shown as open only with its sender's name
  expect(await unwrap(recipient, ids.leaves[1] ?? '')).toMatchObject({ sender: null, isOpenSympathy: false, isMutual: false });
});

/** Resolves when the jobs of all deletions are done. */
const forgotten = () =>
  until(
    () =>
      shop.deps.db.owner
        .execute(sql`SELECT ((SELECT count(*) FROM graphile_worker.jobs) + (SELECT count(*) FROM billet.outbox))::int AS n`)
        .then(({ rows }) => rows),
    ([row]) => row?.n === 0,
  );

describe("[RVL-02] a reveal's details", () => {
  test('[RVL-06] contain the exact time, the code of the sender in full and masked, and device and place as far as known', async () => {
    const { sender, recipient, itemId } = await received();
    await grantReveals(recipient, 1);
    const { body } = await reveal(recipient, itemId);
    const { data } = body as { data: { maskedCode: string; sentAt: string } };
    expect(data).toMatchObject({
      deviceInfo: { model: 'iPhone', browser: 'Safari', os: 'iOS' },
      locationInfo: { city: null, countryEmoji: null, isp: null },
      code: sender.code,
      maskedCode: `${sender.code.slice(0, 2)}••••••${sender.code.slice(-2)}`,
    });
    expect(new Date(data.sentAt).getTime() % 3_600_000).not.toBe(0);
  });

  test("[RVL-06] a note's list entry never contains the sender's code, before and after the reveal", async () => {
    const { sender, recipient, itemId } = await received();
    await grantReveals(recipient, 1);
    expect(JSON.stringify(await inboxOf(recipient))).not.toContain(sender.code);
    await reveal(recipient, itemId);
    expect(JSON.stringify(await inboxOf(recipient))).not.toContain(sender.code);
  });
});

/** Sends a note back and opens it, which makes both mutual. */
async function becomeMutual(sender: Person, recipient: Person, body: Record<string, unknown>): Promise<void> {
  await checkout(recipient, sender, { isMatchable: true, ...body });
  const [back] = await inboxOf(sender, body.isAnonymousMessage ? 'anonymous_message' : 'ordinary');
  await sender.call('unwrapValentine', { params: { id: back?.id ?? '' } });
}

test('[SAF-04] concurrent reveals, payment and refund all succeed and leave a balance of zero', async () => {
  for (let round = 0; round < 4; round++) {
    const { sender, recipient, itemId } = await received({ itemId: 'anon', isAnonymousMessage: true, message: 'the first' });
    const ids = [itemId];
    for (let i = 0; i < 5; i++) ids.push(await deliver(shop, sender, recipient, { type: 'anonymous_message', message: `more ${i}` }));
    await Promise.all(ids.map((id) => unwrap(recipient, id)));
    const order = orderIn(await reveal(recipient, itemId, 'pack_6'));
    const payment = { chargeId: `raced ${order}`, payerId: recipient.telegramId, amount: 150, currency: 'XTR', payload: payloadOf(order) };
    const chargeId = await recordCharge(shop.deps, payment);
    const revealAll = () => ids.flatMap((id) => [reveal(recipient, id), reveal(recipient, id)]);
    const pay = () => fulfil(shop.deps, chargeId);
    const payBack = () => refundByOperator(shop.deps, payment.chargeId, 1);
    const asked = revealAll();
    await Promise.all([pay(), pay(), payBack(), payBack()]);
    const replies = await Promise.all([...asked, ...revealAll()]);
    expect(replies.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
    await payBack();
    expect(await leftOf(recipient)).toBe(0);
  }
});

describe('[RVL-03] no credit is spent and no sender revealed', () => {
  test('for a fully anonymous note', async () => {
    const { recipient, itemId } = await received({ isFullyAnonymous: true, message: 'guess who' });
    await grantReveals(recipient, 1);
    expect(codeOf(await reveal(recipient, itemId))).toEqual([409, 'not_revealable']);
    expect(codeOf(await reveal(recipient, itemId, 'pack_1'))).toEqual([409, 'not_revealable']);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('for a service note', async () => {
    const { recipient, itemId } = await received();
    await grantReveals(recipient, 1);
    await shop.deps.db.owner.execute(sql`UPDATE billet.items SET gift = gift || '{"type": "service"}' WHERE id = ${itemId}`);
    expect(codeOf(await reveal(recipient, itemId))).toEqual([409, 'not_revealable']);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('for an open or mutual valentine', async () => {
    const open = await received({ isOpenSympathy: true });
    await grantReveals(open.recipient, 1);
    expect(codeOf(await reveal(open.recipient, open.itemId))).toEqual([409, 'not_revealable']);
    const { sender, recipient, itemId } = await received();
    await checkout(recipient, sender, { isMatchable: true });
    const [back] = await inboxOf(sender);
    await sender.call('unwrapValentine', { params: { id: back?.id ?? '' } });
    await grantReveals(recipient, 1);
    expect(codeOf(await reveal(recipient, itemId))).toEqual([409, 'not_revealable']);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('for a mutual question with a visible name', async () => {
    const { sender, recipient, itemId } = await received({ itemId: 'anon', isAnonymousMessage: true, message: 'do you know me?' });
    await becomeMutual(sender, recipient, { itemId: 'anon', isAnonymousMessage: true, message: 'and you me?' });
    await grantReveals(recipient, 1);
    expect(codeOf(await reveal(recipient, itemId))).toEqual([409, 'not_revealable']);
    expect(codeOf(await reveal(recipient, itemId, 'pack_1'))).toEqual([409, 'not_revealable']);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('[RVL-01] for a note that was revealed before the two became mutual, which stays revealed', async () => {
    const { sender, recipient, itemId } = await received();
    await grantReveals(recipient, 2);
    const first = await reveal(recipient, itemId);
    expect(first.status).toBe(200);
    await becomeMutual(sender, recipient, {});
    const again = await reveal(recipient, itemId);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('for an unopened or unknown note', async () => {
    const { sender, recipient, itemId } = await received({}, false);
    await grantReveals(recipient, 1);
    expect(codeOf(await reveal(recipient, itemId))).toEqual([409, 'not_opened']);
    expect(codeOf(await reveal(sender, itemId))).toEqual([404, 'not_found']);
    expect(codeOf(await reveal(recipient, crypto.randomUUID()))).toEqual([404, 'not_found']);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('except for an opened anonymous message', async () => {
    const { sender, recipient, itemId } = await received({ itemId: 'anon', isAnonymousMessage: true, message: 'why?' });
    await grantReveals(recipient, 1);
    expect((await reveal(recipient, itemId)).body).toMatchObject({
      success: true,
      data: { sender: { telegram: { firstName: sender.firstName } } },
    });
  });
});

describe('[RVL-04] packs', () => {
  test.each([
    ['pack_1', 49, 1],
    ['pack_3', 99, 3],
    ['pack_6', 150, 6],
  ])('[RVL-04] %s costs %i, contains %i reveals and spends none before the client requests it', async (pack, price, size) => {
    const { recipient, itemId } = await received();
    const offer = await reveal(recipient, itemId, pack);
    expect(offer.body).toMatchObject({
      success: false,
      requiresPayment: true,
      data: { packSize: size, checkoutLink: expect.stringMatching(/^https:\/\/t\.me\/\$/) },
    });
    const order = orderIn(offer);
    expect((await recipient.call('getOrder', { params: { id: order } })).body).toMatchObject({
      order: { kind: 'reveal_pack', amount: price },
    });
    shop.pay(recipient, order, price);
    await until(
      () => stateOf(recipient, order),
      (state) => state === 'fulfilled',
    );
    expect(await leftOf(recipient)).toBe(size);
    const shown = await reveal(recipient, itemId);
    expect(shown.body).toMatchObject({ success: true, availableReveals: size - 1 });
    expect(await leftOf(recipient)).toBe(size - 1);
  });

  test('[RVL-04] paid while their sheet is closed credit their reveals and reveal no sender', async () => {
    const { recipient, itemId } = await received();
    const order = orderIn(await reveal(recipient, itemId, 'pack_3'));
    shop.pay(recipient, order, 99);
    await until(
      () => stateOf(recipient, order),
      (state) => state === 'fulfilled',
    );
    await waitUntilIdle(shop);
    expect(await leftOf(recipient)).toBe(3);
    const [item] = await inboxOf(recipient);
    expect(item).toMatchObject({ isRevealCompleted: false, sender: null });
  });

  test('[INB-12] bought and spent on one device update the other devices', async () => {
    const { recipient, itemId } = await received();
    const order = orderIn(await reveal(recipient, itemId, 'pack_3'));
    const stream = await openStream(shop, recipient);
    await stream.next();
    shop.pay(recipient, order, 99);
    const kinds = new Set<string>();
    while (kinds.size < 2) kinds.add((await stream.next()).data.kind);
    expect([...kinds].sort()).toEqual(['order', 'profile']);
    await reveal(recipient, itemId);
    while (kinds.size < 3) kinds.add((await stream.next()).data.kind);
    stream.close();
    expect([...kinds].sort()).toEqual(['inventory', 'order', 'profile']);
    // A second purchase on another device shows the sender and sells nothing
    expect((await reveal(recipient, itemId, 'pack_3')).body).toMatchObject({ success: true, requiresPayment: false, availableReveals: 2 });
  });

  test('credit their reveals once for a repeated payment update', async () => {
    const { recipient, itemId } = await received();
    const order = orderIn(await reveal(recipient, itemId, 'pack_3'));
    const chargeId = shop.pay(recipient, order, 99);
    shop.pay(recipient, order, 99, { chargeId });
    await until(
      () => stateOf(recipient, order),
      (state) => state === 'fulfilled',
    );
    await reveal(recipient, itemId);
    expect(await leftOf(recipient)).toBe(2);
  });

  test('are not charged after the sender has left, and the answer says so', async () => {
    const { recipient, itemId } = await received();
    await shop.deps.db.owner.execute(sql`DELETE FROM sealed.senders WHERE item_id = ${itemId}`);
    await grantReveals(recipient, 1);
    expect((await reveal(recipient, itemId)).body).toMatchObject({
      success: false,
      requiresPayment: false,
      error: expect.stringContaining('still yours'),
      availableReveals: 1,
    });
  });

  test('[RVL-03] disclose that the sender has left only when a credit would be spent; without one the purchase is as usual', async () => {
    const [here, gone] = [await received(), await received()];
    await shop.deps.db.owner.execute(sql`DELETE FROM sealed.senders WHERE item_id = ${gone.itemId}`);
    expect((await reveal(gone.recipient, gone.itemId)).text).toBe((await reveal(here.recipient, here.itemId)).text);
    const order = orderIn(await reveal(gone.recipient, gone.itemId, 'pack_1'));
    shop.pay(gone.recipient, order, 49);
    await until(
      () => stateOf(gone.recipient, order),
      (state) => state === 'fulfilled',
    );
    expect((await reveal(gone.recipient, gone.itemId)).body).toMatchObject({
      success: false,
      requiresPayment: false,
      error: expect.stringContaining('still yours'),
      availableReveals: 1,
    });
    expect(await leftOf(gone.recipient)).toBe(1);
  });

  test('keep all reveals when the sender leaves during the purchase', async () => {
    const { recipient, itemId } = await received();
    const order = orderIn(await reveal(recipient, itemId, 'pack_3'));
    await shop.deps.db.owner.execute(sql`DELETE FROM sealed.senders WHERE item_id = ${itemId}`);
    shop.pay(recipient, order, 99);
    await until(
      () => stateOf(recipient, order),
      (state) => state === 'fulfilled',
    );
    expect((await reveal(recipient, itemId)).body).toMatchObject({ success: false, error: expect.any(String), availableReveals: 3 });
    expect(await leftOf(recipient)).toBe(3);
  });

  test('keep every balance equal to the sum of its ledger', async () => {
    const wrong = await shop.deps.db.owner
      .execute(sql`SELECT u.id FROM billet.users u LEFT JOIN money.reveal_ledger l ON l.user_id = u.id
      GROUP BY u.id HAVING u.available_reveals <> COALESCE(sum(l.change), 0)`)
      .then(({ rows }) => rows);
    expect(wrong).toHaveLength(0);
  });
});

test('[SEC-05] limits reveals per hour with the time to wait, and still shows revealed senders', async () => {
  const { recipient, itemId } = await received();
  await grantReveals(recipient, 2);
  await reveal(recipient, itemId);
  await shop.deps.db.owner.execute(sql`INSERT INTO sealed.reveals (item_id, recipient_id, revealed_at, first_name)
    SELECT id, r.recipient_id, now() - interval '50 minutes', 'Vera' FROM (SELECT recipient_id FROM billet.items WHERE id = ${itemId}) r,
      LATERAL (SELECT i.id FROM billet.items i WHERE i.id <> ${itemId} AND NOT EXISTS (SELECT FROM sealed.reveals s WHERE s.item_id = i.id) LIMIT 1) f`);
  const strict = { ...shop.deps, config: { ...shop.deps.config, limits: { ...shop.deps.config.limits, revealsAnHour: 2 } } };
  const {
    rows: [row],
  } = await shop.deps.db.owner.execute<{ id: string }>(sql`SELECT recipient_id AS id FROM billet.items WHERE id = ${itemId}`);
  const recipientId = row?.id ?? '';
  const sender = await shop.person('another sender');
  await checkout(sender, recipient, { itemId: 'candy' });
  const next = (await inboxOf(recipient)).find(({ id }) => id !== itemId)?.id ?? '';
  await recipient.call('unwrapValentine', { params: { id: next } });

  const refused = await openSender(strict, next, recipientId);
  expect(refused).toMatchObject({ outcome: 'too_many', availableReveals: 1 });
  expect(refused.outcome === 'too_many' && refused.retryAfter).toBeGreaterThan(9 * 60);
  expect(refused.outcome === 'too_many' && refused.retryAfter).toBeLessThanOrEqual(10 * 60);
  expect((await openSender(strict, itemId, recipientId)).outcome).toBe('revealed');
  expect(await leftOf(recipient)).toBe(1);

  await shop.deps.db.owner.execute(
    sql`UPDATE sealed.reveals SET revealed_at = now() - interval '61 minutes' WHERE recipient_id = ${recipientId} AND item_id <> ${itemId}`,
  );
  expect((await openSender(strict, next, recipientId)).outcome).toBe('revealed');
});
