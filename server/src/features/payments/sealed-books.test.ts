import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { idOf } from '../../../test/deliver.ts';
import { account, type Person } from '../../../test/person.ts';
import { waitForOrderState } from '../../../test/sale.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop, waitUntilIdle } from '../../../test/shop.ts';
import { filesWith, type TableFile, tableFiles, transactionsIn } from '../../../test/table-files.ts';
import { deliverBatch } from '../sending/index.ts';

const SCHEMAS = ['billet', 'money', 'sealed', 'graphile_worker'];
let shop: Shop;
let operator: Person;
let payer: Person;
let beloved: Person;
let nobody: Person;
let links: readonly string[];
let charges: readonly string[];
let files: TableFile[];

/** Orders of fully anonymous gifts by one payer in every outcome: delivered, refunded, unpaid, paid with a wrong amount. */
beforeAll(async () => {
  shop = await startShop({ operatorIds: [account('operator').id], batchSeconds: 86_400 });
  operator = await shop.person('operator');
  payer = await shop.person('payer');
  beloved = await shop.person('beloved');
  nobody = await shop.person('nobody');
  const order = async (recipient: Person, message: string) => {
    const reply = await checkout(payer, recipient, { itemId: 'ring', message, isFullyAnonymous: true }, { key: `key of ${message}` });
    return { id: orderIn(reply), link: (reply.body as { link: string }).link };
  };
  const orders = [
    await order(beloved, 'from the dark'),
    await order(beloved, 'taken back'),
    await order(nobody, 'never paid for'),
    await order(nobody, 'paid by mistake'),
  ];
  links = orders.map(({ link }) => link);
  const [sent, back, , mistaken] = orders.map(({ id }) => id);
  const pay = (id = '', amount = 248) => {
    shop.sendPreCheckoutQuery(payer, id, amount);
    return shop.pay(payer, id, amount, { chargeId: `the-charge-of-${id}` });
  };
  charges = [pay(sent), pay(back), pay(mistaken, 1)];
  for (const id of [sent, back]) await waitForOrderState(payer, id ?? '', 'fulfilled');
  // No row is shuffled here: sealing alone must protect them
  await deliverBatch(shop.deps);
  expect(await inboxOf(beloved)).toHaveLength(2);
  await payer.call('requestRefund', { params: { id: back ?? '' } });
  shop.write(operator, `/refund ${charges[1]}`);
  await waitForOrderState(payer, back ?? '', 'refunded');
  for (const charge of [charges[1], charges[2]])
    await shop.messenger.waitForCall('refundStarPayment', (each) => each.telegram_payment_charge_id === charge);
  await waitUntilIdle(shop);
  files = await tableFiles(shop.deps.db.owner, SCHEMAS);
});
afterAll(() => shop.close());

const isOfPeople = (name: string) => /^billet\.users/.test(name);
/** Table files that contain the value, other than those of the users table. */
const standsIn = (value: string | number) => [...new Set(filesWith(files, value).filter((name) => !isOfPeople(name)))];

describe('[SEC-02] a stolen disk without the key, dead rows included,', () => {
  test('shows a payer only in their own row of users', async () => {
    for (const name of [await idOf(shop, payer), payer.telegramId, payer.code, 'Payer'])
      expect({ name, in: standsIn(name) }).toEqual({ name, in: [] });
  });

  test('shows neither recipient nor message of an undelivered order', async () => {
    for (const name of [await idOf(shop, nobody), nobody.telegramId, nobody.code, 'never paid for', 'paid by mistake', 'key of '])
      expect({ name, in: standsIn(name) }).toEqual({ name, in: [] });
  });

  test('shows no invoice link and no charge id of a receipt', () => {
    expect(links).toHaveLength(4);
    for (const name of [...links, ...charges]) expect({ name, in: standsIn(name) }).toEqual({ name, in: [] });
  });

  test('shows the contents of a delivered note, which proves that the search works', async () => {
    expect(standsIn('from the dark')).toEqual(['billet.items']);
    expect(standsIn(await idOf(shop, beloved))).toContain('billet.items');
    expect(filesWith(files, payer.telegramId)).toContain('billet.users');
  });

  test('links no payment to a person or a note by the id of a transaction that wrote or locked both', () => {
    const transactionsOf = (...names: string[]) => transactionsIn(files.filter(({ name }) => names.includes(name)));
    const ofPayments = transactionsOf('money.orders', 'money.charges');
    const ofOthers = transactionsOf('billet.users', 'billet.items', 'billet.change_events', 'sealed.senders', 'sealed.pairs');
    expect(ofPayments.size).toBeGreaterThan(10);
    expect(ofOthers.size).toBeGreaterThan(4);
    expect([...ofPayments].filter((each) => ofOthers.has(each))).toEqual([]);
  });

  test('does not distinguish two orders of one payer from orders of two, and stores no time finer than the day', async () => {
    const { rows } = await shop.deps.db.owner.execute<Record<string, unknown>>(sql`SELECT * FROM money.orders`);
    expect(rows).toHaveLength(4);
    const wanted = ['amount', 'bought', 'kind', 'made_on', 'is_mixed'];
    // Columns may repeat only values that all orders of their kind share
    for (const column of Object.keys(rows[0] ?? {})) {
      const values = rows.map((row) => row[column]).filter((value) => value !== null && column !== 'state' && column !== 'expires_at');
      const texts = values.map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value)));
      expect({ column, isOwn: new Set(texts).size === texts.length || wanted.includes(column) }).toEqual({ column, isOwn: true });
    }
    for (const { expires_at: time } of rows) if (time !== null) expect(new Date(String(time)).getTime() % 3_600_000).toBe(0);
    expect(new Set(rows.map(({ payer: sealed }) => (sealed as Uint8Array).length)).size).toBe(1);
  });
});

test("[SEC-02] stores times of payments no finer than the day, the hour or the lease's 30 seconds", async () => {
  const times = await shop.deps.db.owner
    .execute<{ what: string; at: string; step: number }>(sql`
    SELECT 'expires_at' AS what, expires_at::text AS at, 3600 AS step FROM money.orders WHERE expires_at IS NOT NULL
    UNION ALL SELECT 'received_at', received_at::text, 3600 FROM money.updates
    UNION ALL SELECT 'created_at', created_at::text, 3600 FROM money.idempotency_records
    UNION ALL SELECT 'lease_until', lease_until::text, 30 FROM money.idempotency_records WHERE lease_until IS NOT NULL`)
    .then(({ rows }) => rows);
  expect(new Set(times.map(({ what }) => what))).toEqual(new Set(['expires_at', 'received_at', 'created_at']));
  for (const { what, at, step } of times) expect({ what, rest: (new Date(at).getTime() / 1000) % step }).toEqual({ what, rest: 0 });
  const columns = await shop.deps.db.owner
    .execute<{ name: string }>(sql`SELECT table_name || '.' || column_name AS name
    FROM information_schema.columns WHERE table_schema = 'money' AND table_name IN ('orders', 'charges', 'refund_requests')
      AND data_type LIKE 'timestamp%'`)
    .then(({ rows }) => rows);
  expect(columns.map(({ name }) => name)).toEqual(['orders.expires_at']);
});
