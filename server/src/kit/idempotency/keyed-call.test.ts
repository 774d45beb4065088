import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { startWorld, type World } from '../../../test/harness.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop } from '../../../test/shop.ts';
import { sqlOn } from '../db/sql-on.ts';
import { MAX_WAIT_MS } from './keyed-call.ts';
import { sealRecord } from './sealed-record.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('[PAY-03] keyed calls', () => {
  test('[PAY-03] a repeated keyed call returns the first answer, byte for byte, and has no second effect', async () => {
    const [anna, boris] = [await shop.person('anna'), await shop.person('boris')];
    const key = crypto.randomUUID();
    const first = await checkout(anna, boris, { message: 'once' }, { key });
    const again = await checkout(anna, boris, { message: 'once' }, { key });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await inboxOf(boris)).toHaveLength(1);
  });

  test('[PAY-03] a repeated paid checkout returns the same link and order', async () => {
    const [carl, dora] = [await shop.person('carl'), await shop.person('dora')];
    const key = 'k'.repeat(255);
    const first = await checkout(carl, dora, { itemId: 'teddy' }, { key });
    const again = await checkout(carl, dora, { itemId: 'teddy' }, { key });
    expect(orderIn(first)).toBe(orderIn(again));
    expect(again.text).toBe(first.text);
  });

  test('[PAY-03] a key with another body is rejected without effect', async () => {
    const [eva, fred] = [await shop.person('eva'), await shop.person('fred')];
    const key = crypto.randomUUID();
    await checkout(eva, fred, { message: 'one' }, { key });
    const other = await checkout(eva, fred, { message: 'two' }, { key });
    expect([other.status, other.body]).toMatchObject([409, { error: { code: 'key_reused' } }]);
    expect(await inboxOf(fred)).toHaveLength(1);
  });

  test('[PAY-03] the same key of another person is another call', async () => {
    const [gina, hugo, ina] = [await shop.person('gina'), await shop.person('hugo'), await shop.person('ina')];
    const key = crypto.randomUUID();
    await checkout(gina, ina, {}, { key });
    expect((await checkout(hugo, ina, {}, { key })).status).toBe(200);
    expect(await inboxOf(ina)).toHaveLength(2);
  });

  test('[PAY-03] ten concurrent calls with one key run once and all get the same answer', async () => {
    const [jana, karl] = [await shop.person('jana'), await shop.person('karl')];
    const key = crypto.randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => checkout(jana, karl, { itemId: 'teddy' }, { key })));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    const links = shop.messenger.calls.filter(
      ({ method, params }) => method === 'createInvoiceLink' && params.payload === `order:${orderIn(replies[0] ?? fail())}`,
    );
    expect(links).toHaveLength(1);
  });

  test('[PAY-03] a missing or too long key is rejected with the name of the header', async () => {
    const [lena, max] = [await shop.person('lena'), await shop.person('max')];
    for (const key of ['', 'k'.repeat(256)]) {
      expect(await checkout(lena, max, {}, { key })).toMatchObject({
        status: 400,
        body: { error: { code: 'bad_input', field: 'Idempotency-Key' } },
      });
    }
    expect(await inboxOf(max)).toHaveLength(0);
  });

  test('[PAY-03] a key can be used again after a rejected call', async () => {
    const [nina, olaf] = [await shop.person('nina'), await shop.person('olaf')];
    const key = crypto.randomUUID();
    expect((await checkout(nina, olaf, { itemId: 'nothing' }, { key })).status).toBe(400);
    expect((await checkout(nina, olaf, {}, { key })).status).toBe(200);
  });

  test('[PAY-03] a repeated call waits at most ten seconds for the first, then gets 503 with Retry-After', async () => {
    expect(MAX_WAIT_MS).toBe(10_000);
    const longestWaitMs = 500;
    const hasty = await startWorld({}, { longestWaitMs });
    const [paul, rosa] = [await hasty.person('paul'), await hasty.person('rosa')];
    const key = crypto.randomUUID();
    await lockInOtherProcess(hasty, paul.code, key, rosa.code, '1 hour');
    const started = performance.now();
    const reply = await checkout(paul, rosa, {}, { key });
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([503, '1']);
    expect(reply.body).toMatchObject({ error: { code: 'busy' } });
    expect(performance.now() - started).toBeGreaterThanOrEqual(longestWaitMs);
    await hasty.close();
  });

  test('[PAY-03][OPS-05] waiting repetitions delay no other call, and all get the answer', async () => {
    const withLongWait = await startWorld({}, { longestWaitMs: 600_000 });
    const [ugo, vera, willa] = [await withLongWait.person('ugo'), await withLongWait.person('vera'), await withLongWait.person('willa')];
    const key = crypto.randomUUID();
    await lockInOtherProcess(withLongWait, ugo.code, key, vera.code, '1 hour');
    const replies = Promise.all(Array.from({ length: 24 }, () => checkout(ugo, vera, {}, { key })));
    expect((await checkout(willa, vera, {})).status).toBe(200);
    await withLongWait.deps.db.owner.execute(sql`DELETE FROM money.idempotency_records WHERE answer IS NULL`);
    expect(new Set((await replies).map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await inboxOf(vera)).toHaveLength(2);
    await withLongWait.close();
  });

  test('[PAY-03] a failed call whose record could not be deleted can be retried soon after the database recovers', async () => {
    const [nora, olaf] = [await shop.person('nora'), await shop.person('olaf')];
    const owner = sqlOn(shop.deps.db.owner.$client);
    await owner`UPDATE billet.users SET bot_state = 'active' WHERE telegram_id = ${olaf.telegramId}`;
    shop.messenger.fail('createInvoiceLink', { status: 500, description: 'down' });
    const key = crypto.randomUUID();
    await owner.query('REVOKE DELETE ON money.idempotency_records FROM billet_app');
    expect((await checkout(nora, olaf, { itemId: 'teddy' }, { key })).status).toBe(503);
    await owner.query('GRANT DELETE ON money.idempotency_records TO billet_app');
    expect((await checkout(nora, olaf, { itemId: 'teddy' }, { key })).status).toBe(200);
  });

  test('[PAY-03] a record whose process died is taken over', async () => {
    const [sven, tina] = [await shop.person('sven'), await shop.person('tina')];
    const key = crypto.randomUUID();
    await lockInOtherProcess(shop, sven.code, key, tina.code, '-1 second');
    expect((await checkout(sven, tina, {}, { key })).status).toBe(200);
    expect(await inboxOf(tina)).toHaveLength(1);
  });

  /** Creates a record as another process would, with a lease until `until` from now. */
  async function lockInOtherProcess(world: World, code: string, key: string, recipient: string, until: string): Promise<void> {
    const { owner } = world.deps.db;
    const {
      rows: [user],
    } = await owner.execute<{ id: string }>(sql`SELECT id FROM billet.users WHERE code = ${code}`);
    const body = { valentineCode: recipient, itemId: 'tulip' };
    const { id, bodyHash } = sealRecord(world.deps.config.hashKey, {
      userId: user?.id ?? '',
      call: 'checkout',
      key,
      body: { params: {}, body },
    });
    await owner.execute(sql`INSERT INTO money.idempotency_records (id, body_hash, lease, lease_until, created_at)
      VALUES (${id}, ${bodyHash}, gen_random_uuid(), now() + ${until}::interval, now())`);
  }
});

test('[SEC-02] the records of keyed calls contain no names and cannot be read', async () => {
  const [ursula, viktor] = [await shop.person('ursula'), await shop.person('viktor')];
  const key = crypto.randomUUID();
  await checkout(ursula, viktor, { message: 'between us' }, { key });
  const { rows } = await shop.deps.db.owner.execute<{ row: string }>(
    sql`SELECT row_to_json(i)::text || encode(answer, 'escape') AS row FROM money.idempotency_records i WHERE answer IS NOT NULL`,
  );
  const {
    rows: [user],
  } = await shop.deps.db.owner.execute<{ id: string }>(sql`SELECT id FROM billet.users WHERE code = ${ursula.code}`);
  for (const { row } of rows)
    for (const secret of [key, ursula.code, viktor.code, 'between us', user?.id ?? '', 'success']) expect(row).not.toContain(secret);
});

function fail(): never {
  throw new Error('nothing came');
}
