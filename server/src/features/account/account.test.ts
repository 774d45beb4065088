import type { PurchaseReceipt } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { deliver, errorOf, listOf, unwrap } from '../../../test/deliver.ts';
import type { Person } from '../../../test/person.ts';
import { waitForOrderState } from '../../../test/sale.ts';
import { orderIn, type Shop, startShop, until, waitUntilIdle } from '../../../test/shop.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { findByCode } from '../people/index.ts';
import { deleteAccount } from './delete.ts';
import { exportAddress, readExportAddress } from './export-address.ts';

const OPERATOR = 900;
let shop: Shop;
let alice: Person;
let boris: Person;
beforeAll(async () => {
  shop = await startShop({ operatorIds: [OPERATOR] });
  alice = await shop.person('alice');
  boris = await shop.person('boris');
});
afterAll(() => shop.close());

async function buyTeddy(payer: Person, recipient: Person): Promise<string> {
  const body = { valentineCode: recipient.code, itemId: 'teddy', message: `For ${recipient.firstName} ${crypto.randomUUID()}` };
  const { orderId } = (await payer.call('checkout', { body })).body as { orderId: string };
  return orderId;
}
const purchasesOf = async (person: Person) =>
  ((await person.call('getPurchases')).body as { purchases: PurchaseReceipt[]; pagination: { total: number } }).purchases;

test('[SAF-02][API-05] a receipt shows product, amount and state, to its payer only', async () => {
  const id = await buyTeddy(boris, alice);
  expect((await purchasesOf(boris))[0]).toMatchObject({
    id,
    kind: 'item',
    bought: 'gift',
    amount: 49,
    state: 'awaiting_payment',
    canRequestRefund: false,
  });
  shop.pay(boris, id, 49);
  await waitForOrderState(boris, id, 'fulfilled');
  expect((await purchasesOf(boris))[0]).toMatchObject({ id, state: 'fulfilled', canRequestRefund: true, isRefundRequested: false });
  expect(await purchasesOf(alice)).toEqual([]);
  expect((await boris.call('getPurchases', { query: { limit: 0 } })).status).toBe(400);
});

test('[SAF-02][API-05] a refund is requested once, and the operators are notified with the charge id', async () => {
  const [receipt] = await purchasesOf(boris);
  const ask = (person: Person) => person.call('requestRefund', { params: { id: receipt?.id ?? '' } });
  expect((await ask(alice)).status).toBe(404);
  const [first, second] = await Promise.all([ask(boris), ask(boris)]);
  for (const reply of [first, second]) expect(reply.body).toMatchObject({ purchase: { isRefundRequested: true, canRequestRefund: false } });
  await waitUntilIdle(shop);
  const messages = shop.messenger.calls.filter(({ method, params }) => method === 'sendMessage' && params.chat_id === OPERATOR);
  expect(messages).toHaveLength(1);
  expect(String(messages[0]?.params.text)).toMatch(/Boris asks for a refund of 49 Stars \(A gift in Billet, .+\)\.\s+Payment: charge-/);

  const unpaid = await buyTeddy(boris, alice);
  const refused = await boris.call('requestRefund', { params: { id: unpaid } });
  expect([refused.status, errorOf(refused).code]).toEqual([409, 'not_refundable']);
});

test("[SAF-04] the operators' message contains the payment that was kept, not one refunded before", async () => {
  const [carla, dora] = [await shop.person('carla'), await shop.person('dora')];
  const id = await buyTeddy(carla, dora);
  const wrong = shop.pay(carla, id, 50);
  await shop.messenger.waitForCall('refundStarPayment', (each) => each.telegram_payment_charge_id === wrong);
  const accepted = shop.pay(carla, id, 49);
  await waitForOrderState(carla, id, 'fulfilled');
  await carla.call('requestRefund', { params: { id } });
  const { params } = await shop.messenger.waitForCall('sendMessage', ({ text }) => String(text).startsWith('Carla asks'));
  expect(params.text).toContain(`Payment: ${accepted}`);
});

test('[SAF-02][API-05] the export contains what the person may see and no hidden sender, at a sealed address valid for ten minutes', async () => {
  const hidden = await deliver(shop, boris, alice, { message: 'From a secret' });
  await unwrap(alice, hidden);
  const { url } = (await alice.call('exportAccount')).body as { url: string };
  const answer = await fetch(`${shop.url}${new URL(url).pathname}`);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="billet.json"']);
  const text = await answer.text();
  expect(text).toContain('From a secret');
  expect(text).not.toContain('Boris');
  expect(JSON.parse(text)).toMatchObject({ user: { valentineCode: alice.code }, valentines: expect.any(Array), purchases: [] });
  expect((await fetch(`${shop.url}/api/exports/${'x'.repeat(40)}.json`)).status).toBe(404);
  const now = new Date();
  const address = exportAddress('person', 'key', now);
  expect(readExportAddress(address, 'key', now)).toBe('person');
  expect(readExportAddress(address, 'key', new Date(now.getTime() + 601_000))).toBeNull();
  expect(readExportAddress(`${address}A`, 'key', now)).toBeNull();
  expect(Buffer.from(address, 'base64url').toString('latin1')).not.toContain('person');
});

test('[SAF-02] the export is complete: received, sent, purchases, blocks, mutes, reports, tasks and settings', async () => {
  const [erin, fred, gina] = [await shop.person('erin'), await shop.person('fred'), await shop.person('gina')];
  const note = (type: 'ordinary' | 'anonymous_message', message: string) => deliver(shop, fred, erin, { type, message });
  const [valentine, question] = [await note('ordinary', 'A valentine'), await note('anonymous_message', 'A question')];
  await unwrap(erin, valentine);
  await unwrap(erin, question);
  await erin.call('updateProfile', { body: { mutedWords: ['spinach'], language: 'ru', leaderboardCategory: 'RU', mode: 'valentine' } });
  const muted = await note('ordinary', 'Eat your spinach');
  const unwanted = await deliver(shop, gina, erin, { message: 'Unwanted' });
  await unwrap(erin, unwanted);
  await erin.call('reportValentine', { params: { id: unwanted }, body: { reason: 'spam', text: 'An advertisement' } });
  await erin.call('blockSender', { params: { id: unwanted }, body: { isBlocked: true } });
  await erin.call('completeTask', { body: { taskId: 'share_link' } });
  await erin.call('updateProfile', { body: { paused: true } });
  await deliver(shop, erin, fred, { message: 'My own' });
  await deliver(shop, erin, fred, { message: 'Nobody’s', privacy: 'full_anon' });
  const unpaid = await buyTeddy(erin, fred);

  const { url } = (await erin.call('exportAccount')).body as { url: string };
  const file = (await (await fetch(`${shop.url}${new URL(url).pathname}`)).json()) as Record<string, unknown>;
  expect(Object.keys(file)).toEqual([
    ...['exportedAt', 'user', 'settings', 'tasks', 'valentines', 'anonymousMessages', 'club'],
    ...['muted', 'blocked', 'reports', 'sent', 'purchases'],
  ]);
  expect(file).toMatchObject({
    user: { valentineCode: erin.code },
    settings: { mode: 'valentine', language: 'ru', leaderboardCategory: 'RU', isPaused: true, mutedWords: ['spinach'] },
    tasks: { completed: ['share_link'], invited: 0 },
    valentines: expect.arrayContaining([
      expect.objectContaining({ id: valentine, message: 'A valentine' }),
      expect.objectContaining({ id: unwanted, message: 'Unwanted' }),
    ]),
    anonymousMessages: [{ id: question, message: 'A question', sender: null }],
    club: [],
    muted: [{ id: muted }],
    blocked: [{ id: unwanted, sender: null }],
    reports: [{ noteId: unwanted, reason: 'spam', text: 'An advertisement', state: 'open', reportedAt: expect.any(String) }],
    sent: [{ message: 'My own', state: 'delivered', recipient: { firstName: 'Fred' } }],
    purchases: [{ id: unpaid, kind: 'item', state: 'awaiting_payment', amount: 49 }],
  });
});

test("[SAF-02][API-05] a chosen language is stored and can be reset to the messenger's", async () => {
  const chosen = async (language: unknown) => (await alice.call('updateProfile', { body: { language } })).body;
  expect(await chosen('ru')).toMatchObject({ user: { language: 'ru' } });
  expect(await chosen(null)).toMatchObject({ user: { language: null } });
  expect((await alice.call('updateProfile', { body: { language: 'klingon!' } })).status).toBe(400);
});

test('[SAF-02][API-05][RVL-04] deleting an account keeps the notes that others received, without a sender, and deletes the rest', async () => {
  const carol = await shop.person('carol');
  const sent = await deliver(shop, carol, alice, { message: 'Before I go' });
  await unwrap(alice, sent);
  const received = await deliver(shop, boris, carol, { message: 'For Carol' });
  const unpaid = await buyTeddy(carol, alice);
  expect((await carol.call('deleteAccount')).body).toEqual({ success: true });

  expect((await listOf(alice)).valentines.find(({ id }) => id === sent)).toMatchObject({ message: 'Before I go', sender: null });
  await sqlOn(shop.deps.db.owner.$client)`UPDATE billet.users SET available_reveals = 1 WHERE code = ${alice.code}`;
  expect((await alice.call('revealSender', { params: { id: sent }, body: {} })).body).toMatchObject({
    success: false,
    availableReveals: 1,
  });
  await until(
    () =>
      sqlOn(shop.deps.db.owner.$client)<{ id: string }[]>`SELECT id FROM billet.items WHERE id = ${received}`.then((rows) => rows.length),
    (rows) => rows === 0,
  );
  const [left] = await sqlOn(
    shop.deps.db.owner.$client,
  )`SELECT count(*)::int AS n FROM billet.users WHERE telegram_id = ${carol.telegramId} OR code = ${carol.code}`;
  expect(left?.n).toBe(0);
  const [order] = await sqlOn(shop.deps.db.owner.$client)`SELECT state, purchase FROM money.orders WHERE id = ${unpaid}`;
  expect(order).toEqual({ state: 'cancelled', purchase: null });

  const back = await shop.person('carol');
  expect(back.code).not.toBe(carol.code);
  expect(await purchasesOf(back)).toEqual([]);
});

test('[SAF-02] an account with a payment in progress is not deleted', async () => {
  const dora = await shop.person('dora');
  const id = await buyTeddy(dora, alice);
  await sqlOn(shop.deps.db.owner.$client)`UPDATE money.orders SET state = 'paid', expires_at = NULL WHERE id = ${id}`;
  const refused = await dora.call('deleteAccount');
  expect([refused.status, errorOf(refused).code]).toEqual([409, 'payment_pending']);
  await sqlOn(shop.deps.db.owner.$client)`UPDATE money.orders SET state = 'cancelled' WHERE id = ${id}`;
});

/** Locks the table of idempotency keys: a keyed call waits after its caller is known. */
async function lockKeys(): Promise<{ isAwaited(): Promise<boolean>; letGo(): Promise<void> }> {
  const $client = sqlOn(shop.deps.db.owner.$client);
  const client = await shop.deps.db.owner.$client.connect();
  const connection = sqlOn(client);
  await connection`BEGIN`;
  await connection`LOCK TABLE money.idempotency_records IN EXCLUSIVE MODE`;
  return {
    isAwaited: async () =>
      (
        await $client`SELECT FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND usename = 'billet_app'
          AND relation = 'money.idempotency_records'::regclass AND datname = current_database()`
      ).length > 0,
    letGo: async () => {
      await connection`ROLLBACK`;
      client.release();
    },
  };
}

test.each(['a pack', 'an early opening', 'a gift'] as const)(
  '[SAF-02][PAY-02] %s whose link arrives after the account was deleted is refused at pre-checkout and refunded if paid',
  async (what) => {
    const payer = await shop.person(`leaver of ${what}`);
    shop.deps.clock.move(new Date('2026-03-01T12:00:00.000Z'));
    const id = await deliver(shop, boris, payer, { type: 'anonymous_message' });
    await unwrap(payer, id);
    const row = await findByCode(shop.deps.db.app, payer.code);
    if (!row) throw new Error('The payer is unknown');
    const keys = await lockKeys();
    const purchases = {
      'a pack': () => payer.call('revealSender', { params: { id }, body: { revealPackType: 'pack_3' } }),
      'an early opening': () => payer.call('buyEarlyReveal', { body: {} }),
      'a gift': () => payer.call('checkout', { body: { valentineCode: boris.code, itemId: 'teddy', message: 'From a leaver' } }),
    };
    const asked = purchases[what]();
    await until(keys.isAwaited, Boolean);
    await deleteAccount(shop.deps, row);
    await keys.letGo();
    const order = orderIn(await asked);
    const amount = what === 'a pack' ? 99 : 49;
    const question = shop.sendPreCheckoutQuery(payer, order, amount);
    expect((await shop.messenger.waitForCall('answerPreCheckoutQuery', (each) => each.pre_checkout_query_id === question)).params.ok).toBe(
      false,
    );
    const chargeId = shop.pay(payer, order, amount);
    await shop.messenger.waitForCall('refundStarPayment', (each) => each.telegram_payment_charge_id === chargeId);
    shop.deps.clock.move(null);
  },
);
