import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { deliver, unwrap } from '../../../test/deliver.ts';
import type { CallInput, Reply } from '../../../test/person.ts';
import { newPair, orderCount, type Pair } from '../../../test/sale.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop } from '../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ businessTime: new Date('2026-03-01T12:00:00.000Z'), earlyRevealPrice: 49 });
});
afterAll(() => shop.close());

const refusal = (total: number) => [409, { error: expect.objectContaining({ code: 'price_changed', total }) }];
const of = ({ status, body }: Reply) => [status, body];

const gift = (body: Record<string, unknown>) => (pair: Pair, total: number, input: CallInput) =>
  checkout(pair.payer, pair.recipient, { ...body, total }, input);
async function pack({ payer, recipient }: Pair, revealPackType: string, total: number, input: CallInput): Promise<Reply> {
  const [known] = await inboxOf(payer, 'anonymous_message');
  const id = known?.id ?? (await deliver(shop, recipient, payer, { type: 'anonymous_message' }));
  await unwrap(payer, id);
  return payer.call('revealSender', { params: { id }, body: { revealPackType, total }, ...input });
}

describe("[PAY-01] a total other than the server's", () => {
  test.each([
    ['a gift', 49, gift({ itemId: 'teddy' })],
    ['a gift with its extras', 147, gift({ itemId: 'teddy', isSuper: true, isFullyAnonymous: true })],
    ['a pack', 99, (pair: Pair, total: number, input: CallInput) => pack(pair, 'pack_3', total, input)],
    [
      'the early opening',
      49,
      ({ payer }: Pair, total: number, input: CallInput) => payer.call('buyEarlyReveal', { body: { total }, ...input }),
    ],
  ])('orders nothing for %s and returns the price of %i; the same key then accepts the right total', async (_, price, buy) => {
    const pair = await newPair(shop);
    const key = crypto.randomUUID();
    for (const wrong of [price - 1, price + 1, 0]) expect(of(await buy(pair, wrong, { key }))).toEqual(refusal(price));
    expect(await orderCount(pair.payer)).toBe(0);
    const right = await buy(pair, price, { key });
    expect(right.status).toBe(200);
    expect((await buy(pair, price, { key })).text).toBe(right.text);
    expect((await pair.payer.call('getOrder', { params: { id: orderIn(right) } })).body).toMatchObject({ order: { amount: price } });
    expect(await orderCount(pair.payer)).toBe(1);
    expect(of(await buy(pair, price + 1, { key }))).toEqual([409, { error: expect.objectContaining({ code: 'key_reused' }) }]);
  });

  test('sends no free note either and counts towards no limit', async () => {
    const pair = await newPair(shop);
    for (let i = 0; i < 12; i++) expect(of(await checkout(pair.payer, pair.recipient, { total: 49 }))).toEqual(refusal(0));
    expect(await inboxOf(pair.recipient)).toEqual([]);
    expect((await checkout(pair.payer, pair.recipient, { total: 0 })).status).toBe(200);
    expect(await inboxOf(pair.recipient)).toHaveLength(1);
  });

  test('may be omitted', async () => {
    const { payer, recipient } = await newPair(shop);
    expect((await checkout(payer, recipient, { itemId: 'teddy' })).status).toBe(200);
  });
});

test('[PAY-02] a link created after a price change still has the amount of its order', async () => {
  const own = await startShop({ businessTime: new Date('2026-03-01T12:00:00.000Z'), earlyRevealPrice: 49 });
  const { payer } = await newPair(own);
  const buy = () => payer.call('buyEarlyReveal', { body: {}, key: 'before and after' });
  own.messenger.fail('createInvoiceLink', { status: 500, description: 'Internal Server Error' });
  expect((await buy()).status).toBe(503);
  Object.assign(own.deps.config, { earlyRevealPrice: 59 });
  const order = orderIn(await buy());
  const { params } = await own.messenger.waitForCall('createInvoiceLink', () => own.messenger.calls.filter(isLink).length === 2);
  expect(params.payload).toBe(`order:${order}`);
  const asked = own.messenger.calls.filter(isLink).map((call) => call.params.prices);
  expect(asked).toEqual([[expect.objectContaining({ amount: 49 })], [expect.objectContaining({ amount: 49 })]]);
  await own.close();
});

const isLink = ({ method }: { readonly method: string }) => method === 'createInvoiceLink';
