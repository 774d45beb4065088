import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { type BotApi, startBotApi } from '../../../test/bot-api.ts';
import { makeDeps } from '../../../test/harness.ts';
import type { Deps } from '../deps.ts';
import { failureKind, type Messenger } from './messenger.ts';
import { telegramMessenger } from './telegram.ts';

let api: BotApi;
let deps: Deps;
let messenger: Messenger;
beforeAll(async () => {
  api = await startBotApi();
  deps = await makeDeps({ botApiRoot: api.root });
  messenger = deps.messenger;
});
afterAll(async () => {
  await api.close();
  await deps.live.close();
  await deps.db.close();
});

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => failureKind(error),
  );

describe('[PAY-02] Telegram failures', () => {
  test.each([
    [400, 'Bad Request: chat not found', 'refused'],
    [401, 'Unauthorized', 'denied'],
    [403, 'Forbidden: bot was blocked by the user', 'blocked'],
    [404, 'Not Found', 'denied'],
    [429, 'Too Many Requests: retry after 3', 'too_many'],
    [500, 'Internal Server Error', 'unknown'],
    [502, 'Bad Gateway', 'unknown'],
  ])('[PAY-02] status %i (%s) is classified as %s', async (status, description, kind) => {
    api.fail('sendGift', { status, description });
    expect(await kindOf(messenger.buyGift(7, 'teddy'))).toBe(kind);
  });

  test('[PAY-02] a broken connection is classified as unknown', async () => {
    const unreachable = telegramMessenger({ ...deps, config: { ...deps.config, botApiRoot: 'http://127.0.0.1:1' } });
    expect(await kindOf(unreachable.buyGift(7, 'teddy'))).toBe('unknown');
    expect(failureKind(new Error('anything else'))).toBe('unknown');
  });
});

test('[PAY-02] an already refunded payment is no failure, and other refusals are', async () => {
  api.fail('refundStarPayment', { status: 400, description: 'Bad Request: CHARGE_ALREADY_REFUNDED' });
  expect(await kindOf(messenger.refund(7, 'charge'))).toBe(null);
  api.fail('refundStarPayment', { status: 400, description: 'Bad Request: CHARGE_NOT_FOUND' });
  expect(await kindOf(messenger.refund(7, 'charge'))).toBe('refused');
  api.fail('refundStarPayment', { status: 400, description: 'Bad Request: BALANCE_TOO_LOW' });
  expect(await kindOf(messenger.refund(7, 'charge'))).toBe('too_many');
});

test('[PAY-02] listPayments recognises invoice payments, refunds, bought gifts and other transactions', async () => {
  const user = { id: 7, is_bot: false, first_name: 'Anna' };
  api.transactions.push(
    { id: 'a', date: 100, amount: 49, source: { type: 'user', user, invoice_payload: 'order:1' } },
    { id: 'b', date: 101, amount: 15, receiver: { type: 'user', user, gift: { id: 'teddy' } } },
    { id: 'c', date: 102, amount: 1, source: { type: 'fragment' } },
    { id: 'a', date: 103, amount: 49, receiver: { type: 'user', user, invoice_payload: 'order:1' } },
    // the payload is optional
    { id: 'd', date: 104, amount: 49, receiver: { type: 'user', transaction_type: 'invoice_payment', user } },
  );
  expect(await messenger.listPayments(0, 10)).toEqual([
    { id: 'a', at: new Date(100_000), amount: 49, isRefund: false, invoice: { payerId: 7, payload: 'order:1' }, gift: null },
    { id: 'b', at: new Date(101_000), amount: 15, isRefund: false, invoice: null, gift: { recipientId: 7, giftId: 'teddy' } },
    { id: 'c', at: new Date(102_000), amount: 1, isRefund: false, invoice: null, gift: null },
    { id: 'a', at: new Date(103_000), amount: 49, isRefund: true, invoice: null, gift: null },
    { id: 'd', at: new Date(104_000), amount: 49, isRefund: true, invoice: null, gift: null },
  ]);
});
