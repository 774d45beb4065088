import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import type { Person } from '../../../test/person.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop, stateOf, until } from '../../../test/shop.ts';
import { mayBePaid } from '../payments/index.ts';

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

describe('[API-04] checkout rejects a request and names the field at fault', () => {
  test('for the gift, the extras and the message', async () => {
    const both = { isFullyAnonymous: true, isOpenSympathy: true };
    expect(codeOf(await checkout(sender, recipient, { itemId: 'nothing' }))).toEqual([400, 'unknown_item', 'itemId']);
    expect(codeOf(await checkout(sender, recipient, both))).toEqual([400, 'privacy_conflict', 'isOpenSympathy']);
    expect(codeOf(await checkout(sender, recipient, { message: 'x'.repeat(101) }))).toEqual([400, 'message_too_long', 'message']);
    expect(codeOf(await checkout(sender, recipient, { starPrice: 0 }))).toEqual([400, 'bad_input', 'starPrice']);
    expect(codeOf(await checkout(sender, { code: 'x' }))).toEqual([400, 'bad_input', 'valentineCode']);
  });

  test("for the recipient's code", async () => {
    expect(codeOf(await checkout(sender, sender))).toEqual([400, 'own_code', 'valentineCode']);
    expect(codeOf(await checkout(sender, { code: '2222222222' }))).toEqual([404, 'not_found', 'valentineCode']);
  });
});

test('[ASK-01] a question needs a text, and its surprise is a messenger gift of 49 Stars', async () => {
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

test('[GFT-03][PAY-02] pre-checkout refuses a surprise whose pool is empty by now', async () => {
  const order = orderIn(await checkout(sender, recipient, { itemId: 'surprise_box', message: 'what is in it?' }));
  const payment = { payerId: sender.telegramId, amount: 49, currency: 'XTR', payload: `order:${order}` };
  expect(await mayBePaid(shop.deps, payment)).toBe(true);
  const config = { ...shop.deps.config, hiddenGifts: ['teddy', 'bouquet', 'heart_box', 'cake'] };
  expect(await mayBePaid({ ...shop.deps, config }, payment)).toBe(false);
});

describe('[GHO-01] a recipient whom the bot cannot write to', () => {
  test('gets free notes and no paid ones', async () => {
    const ghost = await shop.person('ghost');
    await shop.deps.db.owner.execute(sql`UPDATE billet.users SET bot_state = 'never' WHERE code = ${ghost.code}`);
    expect(codeOf(await checkout(sender, ghost, { itemId: 'teddy' }))).toEqual([409, 'not_deliverable', undefined]);
    expect((await checkout(sender, ghost)).status).toBe(200);
    expect(await inboxOf(ghost)).toHaveLength(1);
  });
});
