import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { startWorld } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop, stateOf, until } from '../../../test/shop.ts';

let shop: Shop;
let sender: Person;
let recipient: Person;
beforeAll(async () => {
  shop = await startShop();
  [sender, recipient] = [await shop.person('sender'), await shop.person('recipient')];
});
afterAll(() => shop.close());

const codeOf = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = body as { error: { code: string; field?: string } };
  return [status, error.code, error.field];
};

describe('[API-04] checkout refuses and names what is wrong', () => {
  test('in the form', async () => {
    const both = { isFullyAnonymous: true, isOpenSympathy: true };
    expect(codeOf(await checkout(sender, recipient, { itemId: 'nothing' }))).toEqual([400, 'unknown_item', 'itemId']);
    expect(codeOf(await checkout(sender, recipient, both))).toEqual([400, 'privacy_conflict', 'isOpenSympathy']);
    expect(codeOf(await checkout(sender, recipient, { message: 'x'.repeat(101) }))).toEqual([400, 'message_too_long', 'message']);
    expect(codeOf(await checkout(sender, recipient, { starPrice: 0 }))).toEqual([400, 'bad_input', 'starPrice']);
    expect(codeOf(await checkout(sender, { code: 'x' }))).toEqual([400, 'bad_input', 'valentineCode']);
  });

  test('in the recipient', async () => {
    expect(codeOf(await checkout(sender, sender))).toEqual([400, 'own_code', 'valentineCode']);
    expect(codeOf(await checkout(sender, { code: '2222222222' }))).toEqual([404, 'not_found', 'valentineCode']);
  });
});

test('[ASK-01] a question needs words; the surprise with it is a messenger gift of 49', async () => {
  const ask = (more: Record<string, unknown>) => checkout(sender, recipient, { itemId: 'anon', isAnonymousMessage: true, ...more });
  expect(codeOf(await ask({ message: ' ' }))).toEqual([400, 'message_blank', 'message']);
  expect(codeOf(await ask({ itemId: 'tulip', message: 'hm?' }))).toEqual([400, 'unknown_item', 'itemId']);
  expect((await ask({ message: 'who are you?' })).status).toBe(200);
  const order = orderIn(await ask({ itemId: 'surprise', message: 'guess' }));
  shop.pay(sender, order, 49);
  await until(
    () => stateOf(sender, order),
    (state) => state === 'fulfilled',
  );
  const [newest] = (await inboxOf(recipient, 'anonymous_message')).filter(({ item }) => item.id !== 'anon');
  expect(['teddy', 'bouquet', 'heart_box', 'cake']).toContain(newest?.item.id);
});

describe('[GHO-01] somebody the bot can not write to', () => {
  test('gets what is free and nothing paid', async () => {
    const ghost = await shop.person('ghost');
    await shop.deps.db.owner.execute(sql`UPDATE billet.users SET bot_state = 'never' WHERE code = ${ghost.code}`);
    expect(codeOf(await checkout(sender, ghost, { itemId: 'teddy' }))).toEqual([409, 'not_deliverable', undefined]);
    expect((await checkout(sender, ghost)).status).toBe(200);
    expect(await inboxOf(ghost)).toHaveLength(1);
  });
});

describe('[SEC-05] limits', () => {
  test('the same message to the same person waits a minute, whatever its key', async () => {
    const [ada, ben] = [await shop.person('ada'), await shop.person('ben')];
    await checkout(ada, ben, { message: 'hi' });
    const again = await checkout(ada, ben, { message: 'hi', itemId: 'candy' });
    expect(codeOf(again)).toEqual([429, 'repeated_message', undefined]);
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(50);
    expect((await checkout(ada, ben, { message: 'hi there' })).status).toBe(200);
    expect((await checkout(await shop.person('cleo'), ben, { message: 'hi' })).status).toBe(200);
  });

  test('an unpaid order does not count as sent', async () => {
    const [dan, eve] = [await shop.person('dan'), await shop.person('eve')];
    for (let i = 0; i < 2; i++) expect((await checkout(dan, eve, { itemId: 'teddy', message: 'hi' })).status).toBe(200);
  });

  test('ten a day go from one person to another, also when all come at once', async () => {
    const [fay, gus] = [await shop.person('fay'), await shop.person('gus')];
    const replies = await Promise.all(Array.from({ length: 13 }, (_, i) => checkout(fay, gus, { message: `no ${i}` })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(23 * 3600);
    expect(await inboxOf(gus)).toHaveLength(10);
  });

  test('are counted by hashes that name nobody and go after a day', async () => {
    const [hal, ida] = [await shop.person('hal'), await shop.person('ida')];
    await checkout(hal, ida, { message: 'secret words' });
    const rows = await shop.deps.db.owner.execute<{ row: string }>(sql`SELECT row_to_json(m)::text AS row FROM money.send_marks m`);
    for (const { row } of rows) for (const secret of ['secret words', hal.code, ida.code]) expect(row).not.toContain(secret);
    await shop.deps.db.owner.execute(sql`UPDATE money.send_marks SET at = at - interval '25 hours'`);
    await shop.cleanUp();
    const [left] = await shop.deps.db.owner.execute(sql`SELECT count(*)::int AS n FROM money.send_marks`);
    expect(left?.n).toBe(0);
  });
});

describe('[SEC-05] from one address', () => {
  test('so much an hour is taken, from whomever, paid or free, with the time to wait', async () => {
    const small = await startShop({ limits: { ...shop.deps.config.limits, perAddressAnHour: 3 } });
    const [ann, bob, cat] = [await small.person('ann'), await small.person('bob'), await small.person('cat')];
    expect((await checkout(ann, cat)).status).toBe(200);
    expect((await checkout(bob, cat, { itemId: 'teddy' })).status).toBe(200);
    expect((await checkout(cat, bob)).status).toBe(200);
    for (const refused of [await checkout(ann, bob), await checkout(bob, ann, { itemId: 'teddy' })]) {
      expect(codeOf(refused)).toEqual([429, 'too_many', undefined]);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_500);
    }
    expect(await inboxOf(bob)).toHaveLength(1);
    await small.close();
  });

  test('a forwarded address is believed of the named proxies alone', async () => {
    const limits = { ...shop.deps.config.limits, perAddressAnHour: 1 };
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
    for (const [trustedProxies, second] of [
      [[], 429],
      [['127.0.0.1'], 200],
    ] as const) {
      const world = await startWorld({ limits, trustedProxies });
      const [ann, bob] = [await world.person('ann'), await world.person('bob')];
      expect((await checkout(ann, bob, {}, from('203.0.113.1'))).status).toBe(200);
      expect((await checkout(bob, ann, {}, from('203.0.113.2'))).status).toBe(second);
      await world.close();
    }
  });
});
