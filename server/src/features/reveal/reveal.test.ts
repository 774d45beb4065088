import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { deliver, unwrap } from '../../../test/deliver.ts';
import type { Person } from '../../../test/person.ts';
import { allDone, checkout, inboxOf, orderIn, type Shop, startShop, stateOf, until } from '../../../test/shop.ts';
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
  // no quarter comes while this runs: what is fully anonymous has one time, and goes when a test says so
  shop = await startShop({ batchSeconds: 86_400 });
});
afterAll(() => shop.close());

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

interface Meeting {
  readonly sender: Person;
  readonly recipient: Person;
  readonly itemId: string;
}

/** Something sent between two strangers, and opened. */
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

async function give(person: Person, reveals: number): Promise<void> {
  await shop.deps.db.owner.execute(sql`WITH person AS (UPDATE billet.users SET available_reveals = available_reveals + ${reveals} WHERE code = ${person.code} RETURNING id)
    INSERT INTO money.reveal_ledger (user_id, change, reason) SELECT id, ${reveals}::int, 'pack' FROM person`);
}

async function leftOf(person: Person): Promise<number> {
  const { body } = await person.call('getProfile');
  return (body as { user: { availableReveals: number } }).user.availableReveals;
}

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { error: { code: string } }).error.code];

describe('[RVL-01] a reveal', () => {
  test('costs one, shows the sender, and shows them again for nothing', async () => {
    const { sender, recipient, itemId } = await received();
    await give(recipient, 2);
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

  test('[SEC-04] twenty at once spend one', async () => {
    const { recipient, itemId } = await received();
    await give(recipient, 2);
    const replies = await Promise.all(Array.from({ length: 20 }, () => reveal(recipient, itemId)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('[SEC-04] two items at once with one reveal left: one is shown, and the count stays at zero', async () => {
    const { sender, recipient, itemId } = await received();
    await checkout(sender, recipient, { itemId: 'candy' });
    const other = (await inboxOf(recipient)).find(({ id }) => id !== itemId)?.id ?? '';
    await recipient.call('unwrapValentine', { params: { id: other } });
    await give(recipient, 1);
    const replies = await Promise.all([reveal(recipient, itemId), reveal(recipient, other)]);
    expect(replies.map(({ body }) => (body as { success: boolean }).success).sort()).toEqual([false, true]);
    expect(await leftOf(recipient)).toBe(0);
  });

  test('without one says that it is to be paid, and what would be is not made up', async () => {
    const { recipient, itemId } = await received();
    expect((await reveal(recipient, itemId)).body).toEqual({
      success: false,
      requiresPayment: true,
      error: null,
      data: null,
      availableReveals: 0,
    });
  });

  test('is written where the sender can be told', async () => {
    const { recipient, itemId } = await received();
    await give(recipient, 1);
    await reveal(recipient, itemId);
    const { rows } = await shop.deps.db.owner.execute(sql`SELECT item_id FROM sealed.reveals WHERE item_id = ${itemId}`);
    expect(rows).toHaveLength(1);
  });
});

describe('[RVL-01] when the sender of what was revealed deletes the account', () => {
  const gone = (firstName: string) => ({ telegram: { firstName, username: null, photoUrl: null } });
  const listed = async (person: Person, id: string) => (await inboxOf(person)).find((each) => each.id === id);
  const exported = async (person: Person): Promise<unknown> => {
    const { url } = (await person.call('exportAccount')).body as { url: string };
    return (await fetch(`${shop.url}${new URL(url).pathname}`)).json();
  };
  const rename = (person: Person, firstName: string) =>
    shop.deps.db.owner.execute(sql`UPDATE billet.users SET first_name = ${firstName} WHERE code = ${person.code}`).then(({ rows }) => rows);

  test('a repetition of the very request that revealed it tells no more', async () => {
    const { recipient, sender, itemId } = await received();
    await give(recipient, 1);
    const repeated = { params: { id: itemId }, body: {}, key: crypto.randomUUID() };
    const first = await recipient.call('revealSender', repeated);
    expect((await recipient.call('revealSender', repeated)).text).toBe(first.text);
    await sender.call('deleteAccount');
    expect((await recipient.call('revealSender', repeated)).body).toMatchObject({
      data: { sender: gone(sender.firstName), maskedCode: null, isGone: true },
    });
  });

  test('the first name as disclosed stays and all else goes: in the list, opened, revealed again and in the export', async () => {
    const { sender, recipient, itemId } = await received();
    await give(recipient, 1);
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

  test('it stays so when they come back, as somebody new', async () => {
    const { sender, recipient, itemId } = await received();
    await give(recipient, 1);
    await reveal(recipient, itemId);
    await sender.call('deleteAccount');
    const returned = await shop.person(sender.firstName.toLowerCase());
    await checkout(returned, recipient, { itemId: 'candy' });
    expect(await listed(recipient, itemId)).toMatchObject({ sender: gone(sender.firstName) });
    expect((await inboxOf(recipient)).find(({ id }) => id !== itemId)).toMatchObject({ sender: null });
  });

  test('revealed and mutual keeps the name, and says nothing of being mutual any more', async () => {
    const { sender, recipient, itemId } = await received();
    await give(recipient, 1);
    await reveal(recipient, itemId);
    await becomeMutual(sender, recipient, {});
    expect(await listed(recipient, itemId)).toMatchObject({ isMutual: true });
    await sender.call('deleteAccount');
    expect(await listed(recipient, itemId)).toMatchObject({ isMutual: false, sender: gone(sender.firstName) });
    expect((await reveal(recipient, itemId)).body).toMatchObject({ success: true, data: { isGone: true } });
  });

  test.each(['open', 'mutual'])('what is %s loses its sender whole, and looks like one that never told', async (kind) => {
    const { sender, recipient, itemId } = await received({ isOpenSympathy: kind === 'open' });
    if (kind === 'mutual') await becomeMutual(sender, recipient, {});
    expect(await listed(recipient, itemId)).toMatchObject({ sender: { telegram: { firstName: sender.firstName } } });
    await sender.call('deleteAccount');
    const hidden = { sender: null, isMutual: false, isOpenSympathy: false, isRevealCompleted: false };
    expect(await listed(recipient, itemId)).toMatchObject(hidden);
    expect(await unwrap(recipient, itemId)).toMatchObject(hidden);
    expect(JSON.stringify(await exported(recipient))).not.toContain(sender.firstName);
    // nothing is spent on it; who has nothing to spend gets the answer for any note
    expect((await reveal(recipient, itemId)).body).toMatchObject({ requiresPayment: true, error: null });
    await give(recipient, 1);
    expect((await reveal(recipient, itemId)).body).toMatchObject({ success: false, requiresPayment: false, availableReveals: 1 });
  });
});

test('[RVL-03] with no reveal to spend, every call about a note of somebody who has left answers as about any other', async () => {
  const recipient = await shop.person('the one who asks');
  const ids: Record<'stays' | 'leaves', string[]> = { stays: [], leaves: [] };
  const senders = { stays: await shop.person('who stays'), leaves: await shop.person('who leaves') };
  for (const who of ['stays', 'leaves'] as const)
    for (const parts of [{}, { privacy: 'open' }, { type: 'anonymous_message' }, { privacy: 'full_anon' }] as const)
      ids[who].push(await deliver(shop, senders[who], recipient, { message: 'same words', ...parts }));
  // opened while both were there, and not opened yet
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
      // an open note names whoever is there, so it is looked at apart
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
  // that it was open is said with its name or not at all
  expect(await unwrap(recipient, ids.leaves[1] ?? '')).toMatchObject({ sender: null, isOpenSympathy: false, isMutual: false });
});

/** Until the job of every deletion is done. */
const forgotten = () =>
  until(
    () =>
      shop.deps.db.owner
        .execute(sql`SELECT ((SELECT count(*) FROM graphile_worker.jobs) + (SELECT count(*) FROM billet.outbox))::int AS n`)
        .then(({ rows }) => rows),
    ([row]) => row?.n === 0,
  );

describe('[RVL-02] what a reveal tells', () => {
  test('exact time, a masked code, device and place as far as they are known', async () => {
    const { sender, recipient, itemId } = await received();
    await give(recipient, 1);
    const { body } = await reveal(recipient, itemId);
    const { data } = body as { data: { maskedCode: string; sentAt: string } };
    expect(data).toMatchObject({
      deviceInfo: { model: 'iPhone', browser: 'Safari', os: 'iOS' },
      locationInfo: { city: null, countryEmoji: null, isp: null },
      maskedCode: `${sender.code.slice(0, 2)}••••••${sender.code.slice(-2)}`,
    });
    expect(new Date(data.sentAt).getTime() % 3_600_000).not.toBe(0);
    expect(JSON.stringify(body)).not.toContain(sender.code);
  });
});

/** The other one sends something back, and it is opened. */
async function becomeMutual(sender: Person, recipient: Person, body: Record<string, unknown>): Promise<void> {
  await checkout(recipient, sender, { isMatchable: true, ...body });
  const [back] = await inboxOf(sender, body.isAnonymousMessage ? 'anonymous_message' : 'ordinary');
  await sender.call('unwrapValentine', { params: { id: back?.id ?? '' } });
}

test('[SAF-04] a refund among reveals, payment and openings fails nobody, and leaves nothing and nothing below', async () => {
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

describe('[RVL-03] nothing is revealed, and nothing spent', () => {
  test('of a fully anonymous item', async () => {
    const { recipient, itemId } = await received({ isFullyAnonymous: true, message: 'guess who' });
    await give(recipient, 1);
    expect(codeOf(await reveal(recipient, itemId))).toEqual([409, 'not_revealable']);
    expect(codeOf(await reveal(recipient, itemId, 'pack_1'))).toEqual([409, 'not_revealable']);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('of a service item', async () => {
    const { recipient, itemId } = await received();
    await give(recipient, 1);
    await shop.deps.db.owner.execute(sql`UPDATE billet.items SET gift = gift || '{"type": "service"}' WHERE id = ${itemId}`);
    expect(codeOf(await reveal(recipient, itemId))).toEqual([409, 'not_revealable']);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('of a valentine that is open or mutual', async () => {
    const open = await received({ isOpenSympathy: true });
    await give(open.recipient, 1);
    expect(codeOf(await reveal(open.recipient, open.itemId))).toEqual([409, 'not_revealable']);
    const { sender, recipient, itemId } = await received();
    await checkout(recipient, sender, { isMatchable: true });
    const [back] = await inboxOf(sender);
    await sender.call('unwrapValentine', { params: { id: back?.id ?? '' } });
    await give(recipient, 1);
    expect(codeOf(await reveal(recipient, itemId))).toEqual([409, 'not_revealable']);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('of a question of two who are mutual: the name shows already', async () => {
    const { sender, recipient, itemId } = await received({ itemId: 'anon', isAnonymousMessage: true, message: 'do you know me?' });
    await becomeMutual(sender, recipient, { itemId: 'anon', isAnonymousMessage: true, message: 'and you me?' });
    await give(recipient, 1);
    expect(codeOf(await reveal(recipient, itemId))).toEqual([409, 'not_revealable']);
    expect(codeOf(await reveal(recipient, itemId, 'pack_1'))).toEqual([409, 'not_revealable']);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('[RVL-01] but what was revealed stays so when the two become mutual, for nothing', async () => {
    const { sender, recipient, itemId } = await received();
    await give(recipient, 2);
    const first = await reveal(recipient, itemId);
    expect(first.status).toBe(200);
    await becomeMutual(sender, recipient, {});
    const again = await reveal(recipient, itemId);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('of what is not opened, or not there', async () => {
    const { sender, recipient, itemId } = await received({}, false);
    await give(recipient, 1);
    expect(codeOf(await reveal(recipient, itemId))).toEqual([409, 'not_opened']);
    expect(codeOf(await reveal(sender, itemId))).toEqual([404, 'not_found']);
    expect(codeOf(await reveal(recipient, crypto.randomUUID()))).toEqual([404, 'not_found']);
    expect(await leftOf(recipient)).toBe(1);
  });

  test('an anonymous message is revealed, since there disclosure is for sale', async () => {
    const { sender, recipient, itemId } = await received({ itemId: 'anon', isAnonymousMessage: true, message: 'why?' });
    await give(recipient, 1);
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
  ])('[RVL-04] %s costs %i, holds %i, and nothing is spent until the client asks for the reveal', async (pack, price, size) => {
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

  test('[RVL-04] a pack that is paid while its sheet is closed credits its reveals and reveals no sender', async () => {
    const { recipient, itemId } = await received();
    const order = orderIn(await reveal(recipient, itemId, 'pack_3'));
    shop.pay(recipient, order, 99);
    await until(
      () => stateOf(recipient, order),
      (state) => state === 'fulfilled',
    );
    await allDone(shop);
    expect(await leftOf(recipient)).toBe(3);
    const [item] = await inboxOf(recipient);
    expect(item).toMatchObject({ isRevealCompleted: false, sender: null });
  });

  test('[INB-12] a pack that one device buys and the reveal that it spends reach the other devices', async () => {
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
    // bought again on another device, it is shown, and nothing is sold
    expect((await reveal(recipient, itemId, 'pack_3')).body).toMatchObject({ success: true, requiresPayment: false, availableReveals: 2 });
  });

  test('a payment told of twice credits once', async () => {
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

  test('where the sender is gone the credit stays, and the answer says so', async () => {
    const { recipient, itemId } = await received();
    await shop.deps.db.owner.execute(sql`DELETE FROM sealed.senders WHERE item_id = ${itemId}`);
    await give(recipient, 1);
    expect((await reveal(recipient, itemId)).body).toMatchObject({
      success: false,
      requiresPayment: false,
      error: expect.stringContaining('still yours'),
      availableReveals: 1,
    });
  });

  test('[RVL-03] that a sender is gone shows only in a reveal that was going to be spent; whoever has none buys as for any other', async () => {
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

  test('a pack bought for an item whose sender went meanwhile stays whole', async () => {
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

  test('the ledger adds up for everybody', async () => {
    const wrong = await shop.deps.db.owner
      .execute(sql`SELECT u.id FROM billet.users u LEFT JOIN money.reveal_ledger l ON l.user_id = u.id
      GROUP BY u.id HAVING u.available_reveals <> COALESCE(sum(l.change), 0)`)
      .then(({ rows }) => rows);
    expect(wrong).toHaveLength(0);
  });
});

test('[SEC-05] thirty reveals an hour, with the time to wait; what is open already is shown all the same', async () => {
  const { recipient, itemId } = await received();
  await give(recipient, 2);
  await reveal(recipient, itemId);
  await shop.deps.db.owner.execute(sql`INSERT INTO sealed.reveals (item_id, recipient_id, revealed_at)
    SELECT id, r.recipient_id, now() - interval '50 minutes' FROM (SELECT recipient_id FROM billet.items WHERE id = ${itemId}) r,
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
