import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { takeUpdates, unfinishedUpdates } from '../../src/app/bot/stored-updates.ts';
import { chargeIdOf, openCharge } from '../../src/features/payments/charge.ts';
import { ordersOf } from '../../src/features/payments/order-repository.ts';
import { listPurchases } from '../../src/features/payments/receipts.ts';
import { makeClock } from '../../src/kit/clock.ts';
import { type Config, DEVELOPMENT_TOKEN, readConfig } from '../../src/kit/config.ts';
import type { Database } from '../../src/kit/db/database.ts';
import { roleNames } from '../../src/kit/db/logins.ts';
import { migrate, readMigrations } from '../../src/kit/db/migrate.ts';
import { secureDatabase } from '../../src/kit/db/roles.ts';
import { charges, orders } from '../../src/kit/db/schema/money.ts';
import { type Sql, sqlOn } from '../../src/kit/db/sql-on.ts';
import { makeLog } from '../../src/kit/log.ts';
import { decrypt, encrypt, keyFor } from '../../src/kit/seal/encrypt.ts';
import { TEST_SECRET } from '../database.ts';
import { freshDatabase } from '../fresh-database.ts';
import { filesWith, tableFiles } from '../table-files.ts';

const LAST_IN_CLEAR = '0028_own_changes.sql';
const config: Config = readConfig({ BOT_TOKEN: DEVELOPMENT_TOKEN, SEAL_KEY: TEST_SECRET });
const anna = { id: 'aaaaaaaa-0000-4000-8000-000000000001', telegramId: 7_000_000_001 };
const boris = { id: 'bbbbbbbb-0000-4000-8000-000000000002', telegramId: 7_000_000_002 };
/** A deleted account. The books contain the Telegram id with which it paid. */
const gone = { id: 'cccccccc-0000-4000-8000-000000000003', telegramId: -5 };
const GONE_PAID_AS = 7_000_000_003;
const giftKey = keyFor(TEST_SECRET, 'the charge of a gift');

const purchase = (n: number): Readonly<Record<string, string | null>> => ({
  recipientId: boris.id,
  giftId: 'teddy',
  type: 'ordinary',
  message: `words ${n}`,
  privacy: 'full_anon',
  request: null,
});
const said = (id: number) => ({ update_id: id, message: { text: `said ${id}`, from: { id: anna.telegramId } } });
const orderId = (n: number) => `0000000${n}-0000-4000-8000-00000000000${9 - n}`;

/** Created in this order, one per day: all by Anna except the last two. */
const old = [
  { state: 'created', kind: 'item', bought: 'teddy' },
  { state: 'awaiting_payment', kind: 'item', bought: 'ring' },
  { state: 'paid', kind: 'item', bought: 'teddy' },
  { state: 'fulfilled', kind: 'reveal_pack', bought: 'pack_3' },
  { state: 'refunding', kind: 'early_reveal', bought: 'early_reveal_2026' },
  { state: 'refunded', kind: 'item', bought: 'teddy' },
  { state: 'cancelled', kind: 'item', bought: 'teddy' },
  { state: 'fulfilled', kind: 'item', bought: 'bouquet' },
].map((order, n) => ({ ...order, n, payer: [anna, anna, anna, anna, anna, anna, boris, gone][n] ?? anna }));
const isUnpaid = (state: string) => ['created', 'awaiting_payment'].includes(state);

let db: Database;
let oldSums: unknown;
beforeAll(async () => {
  const history = readMigrations();
  const before = history.filter(({ name }) => name <= LAST_IN_CLEAR);
  db = await freshDatabase('template0', (owner) => migrate(owner, TEST_SECRET, async () => {}, before));
  const owner = sqlOn(db.owner.$client);
  await fill(owner);
  oldSums = await sums(owner);
  await migrate(db.owner.$client, TEST_SECRET, async () => {});
  await secureDatabase(owner, roleNames('billet'));
});
afterAll(() => db.close());

const sums = async (owner: Sql) => [
  ...(await owner`SELECT (SELECT sum(amount)::int FROM money.orders) AS ordered, (SELECT count(*)::int FROM money.orders) AS orders,
    (SELECT sum(amount)::int FROM money.charges) AS paid, (SELECT count(*)::int FROM money.charges) AS charges,
    (SELECT sum(change)::int FROM money.reveal_ledger) AS reveals, (SELECT count(*)::int FROM money.updates) AS updates,
    (SELECT count(*)::int FROM money.refund_requests) AS requests, (SELECT count(*)::int FROM money.gifts) AS gifts,
    (SELECT count(*)::int FROM money.idempotency_records) AS records`),
];

/** Unsealed rows that a server of the earlier version may have left. */
async function fill(owner: Sql): Promise<void> {
  for (const [person, code] of [
    [anna, 'annasco'],
    [boris, 'borisco'],
    [gone, 'goneoco'],
  ] as const)
    await owner`INSERT INTO billet.users (id, telegram_id, code, first_name, created_at) VALUES (${person.id}, ${person.telegramId}, ${code}, 'X', now())`;
  for (const { n, state, kind, bought, payer } of old) {
    const open = isUnpaid(state) ? { link: `https://t.me/$link-${n}`, request: `request-${n}` } : { link: null, request: null };
    await owner`INSERT INTO money.orders (id, payer_id, payer_telegram_id, kind, state, amount, bought, request, link, purchase, created_at)
      VALUES (${orderId(n)}, ${payer.id}, ${payer === gone ? GONE_PAID_AS : payer.telegramId}, ${kind}, ${state}, ${49 + n}, ${bought}, ${open.request}, ${open.link},
        ${isUnpaid(state) || state === 'paid' ? JSON.stringify(purchase(n)) : null}::text::jsonb, ${`2026-01-0${n + 1}T23:45:10Z`})`;
  }
  for (const [id, n, state] of [
    ['ch-recorded', 2, 'recorded'],
    ['ch-fulfilled', 3, 'fulfilled'],
    ['ch-refunding', 4, 'refunding'],
    ['ch-refunded', 5, 'refunded'],
  ] as const)
    await owner`INSERT INTO money.charges (id, order_id, payer_telegram_id, amount, currency, state, attempts, is_unused_gone, recorded_at)
      VALUES (${id}, ${orderId(n)}, ${anna.telegramId}, ${49 + n}, 'XTR', ${state}, ${n}, ${n === 4}, '2026-01-09T12:34:56Z')`;
  await owner`INSERT INTO money.charges (id, payer_telegram_id, amount, currency, state, recorded_at) VALUES ('ch-stray', 7000000009, 1, 'USD', 'refunded', '2026-01-09T12:34:56Z')`;
  await owner`INSERT INTO money.refund_requests (order_id, requested_at) VALUES (${orderId(3)}, '2026-01-10T01:02:03Z')`;
  for (const id of [1, 2, 3])
    await owner`INSERT INTO money.updates (id, body, attempts, received_at) VALUES (${id}, ${id === 3 ? null : JSON.stringify(said(id))}::text::jsonb, ${id}, '2026-01-09T12:34:56Z')`;
  await owner`INSERT INTO money.gifts (id, item_id, recipient_telegram_id, gift_id, charge, state, due_at)
    VALUES (gen_random_uuid(), gen_random_uuid(), 1, 'bear', ${encrypt(giftKey, 'ch-fulfilled')}, 'waiting', now()), (gen_random_uuid(), gen_random_uuid(), 1, 'bear', NULL, 'sent', now())`;
  await owner`INSERT INTO money.reveal_ledger (user_id, change, reason, order_id) VALUES (${anna.id}, 3, 'pack', ${orderId(3)}), (${anna.id}, -1, 'spent', NULL)`;
  await owner`INSERT INTO money.idempotency_records (id, body_hash, lease, lease_until, answer, created_at)
    VALUES ('answered', 'a', gen_random_uuid(), '2026-01-09T12:34:56Z', '\\x00', '2026-01-09T12:34:56Z'), ('at-work', 'b', gen_random_uuid(), '2026-01-09T12:34:56Z', NULL, '2026-01-09T12:34:56Z')`;
  for (const kind of ['order', 'inventory', 'profile'])
    await owner`INSERT INTO billet.change_events (user_id, kind, version) VALUES (${anna.id}, ${kind}, 4)`;
  await owner`INSERT INTO billet.outbox (task, payload) VALUES ('refund', '{"chargeId": "ch-refunding"}'), ('item-answered', '{"itemId": "x"}')`;
}

describe('[SEC-02] [PAY-02] migration of unsealed payments', () => {
  test('[SEC-02] [PAY-02] the migration keeps every order, readable for its payer and the server', async () => {
    const { total, orders: annas } = await ordersOf(db.app, config, anna.id);
    expect(total).toBe(6);
    const expected = old.filter(({ payer }) => payer === anna).toReversed();
    expect(annas).toEqual(
      expected.map(({ n, state, kind, bought }) => ({
        id: orderId(n),
        kind,
        state,
        amount: 49 + n,
        bought: kind === 'item' ? 'gift' : bought,
        madeOn: `2026-01-0${n + 1}`,
        payerId: anna.id,
        payerTelegramId: anna.telegramId,
        purchase: isUnpaid(state) || state === 'paid' ? purchase(n) : null,
        link: isUnpaid(state) ? `https://t.me/$link-${n}` : null,
      })),
    );
    expect((await ordersOf(db.app, config, boris.id)).orders).toMatchObject([{ id: orderId(6), state: 'cancelled' }]);
    expect((await ordersOf(db.app, config, gone.id)).orders).toMatchObject([{ id: orderId(7), payerTelegramId: GONE_PAID_AS }]);
    expect(await ordersOf(db.app, config, anna.id, { limit: 2, skip: 1 })).toMatchObject({
      total: 6,
      orders: [{ id: orderId(4) }, { id: orderId(3) }],
    });
  });

  test('[SEC-02] [PAY-02] migrated unpaid orders expire at a full hour after at least a day, and are found by their request', async () => {
    const rows = await db.app.select().from(orders).where(eq(orders.request, 'request-1'));
    expect(rows).toMatchObject([{ id: orderId(1), expiresAt: new Date('2026-01-04T00:00:00Z') }]);
  });

  test("[SEC-02] [PAY-02] migrated payments keep their state under a hashed id, and refunds find Telegram's id", async () => {
    const rows = await db.app.select().from(charges);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const of = (id: string) => byId.get(chargeIdOf(config, id));
    expect(['ch-recorded', 'ch-fulfilled', 'ch-refunding', 'ch-refunded', 'ch-stray'].map((id) => of(id)?.state)).toEqual([
      'recorded',
      'fulfilled',
      'refunding',
      'refunded',
      'refunded',
    ]);
    const refunding = of('ch-refunding');
    expect(refunding).toMatchObject({ orderId: orderId(4), amount: 53, attempts: 4, isUnusedGone: true, recordedOn: '2026-01-09' });
    expect(refunding && openCharge(config, refunding)).toEqual({ chargeId: 'ch-refunding', payerTelegramId: anna.telegramId, unused: 0 });
  });

  test('[SEC-02] [PAY-02] the migration keeps receipts and refund requests', async () => {
    const { purchases } = await listPurchases({ db, config, clock: makeClock() }, anna.id, { limit: 50, skip: 0 });
    expect(purchases.filter(({ isRefundRequested }) => isRefundRequested).map(({ id }) => id)).toEqual([orderId(3)]);
  });

  test('[SEC-02] [PAY-02] the migration keeps unhandled updates and waiting gifts', async () => {
    const deps = { db, log: makeLog(config), config };
    const taken: unknown[] = [];
    for await (const update of takeUpdates(deps, await unfinishedUpdates(deps), () => true)) taken.push(update);
    expect(taken).toEqual([1, 2].map(said));
    const [gift] = await sqlOn(db.owner.$client)<{ charge: Buffer }[]>`SELECT charge FROM money.gifts WHERE charge IS NOT NULL`;
    expect(decrypt(giftKey, gift?.charge ?? Buffer.alloc(0))).toBe(chargeIdOf(config, 'ch-fulfilled'));
  });

  test('[SEC-02] [PAY-02] the migration loses nothing except work that is resumed anyway', async () => {
    const owner = sqlOn(db.owner.$client);
    expect(await sums(owner)).toEqual(oldSums);
    expect([...(await owner`SELECT kind, version FROM billet.change_events ORDER BY kind`)]).toEqual([
      { kind: 'inventory', version: 4 },
      { kind: 'profile', version: 4 },
    ]);
    expect([...(await owner`SELECT task FROM billet.outbox WHERE task IN ('refund', 'item-answered')`)]).toEqual([
      { task: 'item-answered' },
    ]);
    expect([...(await owner`SELECT id, lease_until, created_at FROM money.idempotency_records ORDER BY id`)]).toEqual([
      { id: 'answered', lease_until: null, created_at: '2026-01-09 13:00:00+00' },
      { id: 'at-work', lease_until: '2026-01-09 12:34:56+00', created_at: '2026-01-09 13:00:00+00' },
    ]);
  });

  test('[SEC-02] [PAY-02] no file contains unsealed values after the migration', async () => {
    const files = await tableFiles(db.owner, ['money']);
    const payers = [anna.telegramId, boris.id, boris.telegramId, gone.id, GONE_PAID_AS];
    const words = ['words ', 'said ', 'link-', 'ch-refunding', 'ch-stray', 'bouquet'];
    for (const name of [...payers, ...words]) expect({ name, in: filesWith(files, name) }).toEqual({ name, in: [] });
    expect(filesWith(files, orderId(3))).toContain('money.orders');
  });
});
