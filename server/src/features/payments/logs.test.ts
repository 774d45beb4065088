import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { pino } from 'pino';
import { idOf } from '../../../test/deliver.ts';
import { newPair, orderTeddy } from '../../../test/sale.ts';
import { type Shop, startShop } from '../../../test/shop.ts';
import { describeError } from '../../kit/log.ts';
import { MessengerError } from '../../kit/messenger/messenger.ts';
import { giftProduct } from '../sending/index.ts';
import { fulfil } from './fulfil.ts';
import type { SellingDeps } from './product.ts';
import { recordCharge } from './record.ts';
import { refund } from './refund.ts';
import { refundByOperator } from './refund-by-operator.ts';
import { payloadOf } from './validate.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test("[SEC-02] [SEC-07] logs of a failing payment contain neither payer, recipient, message nor the messenger's charge id", async () => {
  await shop.stopBot();
  const pair = await newPair(shop);
  const [id, other] = [await orderTeddy(pair, { message: 'unspeakable' }), await orderTeddy(pair, { message: 'also unspeakable' })];
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const failing = { ...giftProduct, deliver: () => Promise.reject(new Error(`could not reach ${pair.recipient.code}`)) };
  const deps: SellingDeps = {
    ...shop.deps,
    log: pino({ serializers: { err: describeError } }, stream),
    products: { ...shop.deps.products, item: failing },
    messenger: { ...shop.deps.messenger, refund: () => Promise.reject(new MessengerError('refused')) },
  };
  const pay = (orderId: string, chargeId: string, amount = 49) =>
    recordCharge(deps, { chargeId, payerId: pair.payer.telegramId, amount, currency: 'XTR', payload: payloadOf(orderId) });
  const [taken, wrong] = [await pay(id, 'their-receipt-1'), await pay(other, 'their-receipt-2', 1)];
  for (let attempt = 0; attempt < 3; attempt++) await fulfil(deps, taken);
  for (const chargeId of [taken, wrong]) await refund(deps, chargeId);
  await refundByOperator(deps, 'their-receipt-1', 1);
  expect(lines.length).toBeGreaterThanOrEqual(6);
  const secrets = ['unspeakable', 'their-receipt', String(pair.payer.telegramId), pair.payer.code, pair.recipient.code];
  for (const secret of [...secrets, await idOf(shop, pair.payer), await idOf(shop, pair.recipient)])
    expect({ secret, in: lines.filter((line) => line.includes(secret)) }).toEqual({ secret, in: [] });
  expect(lines.some((line) => line.includes(taken))).toBe(true);
});
