import type { InvoiceStatus } from '@billet/shared-bridge';
import type { EarlyRevealAnswer, OrderState } from '@billet/shared-domain/contract';
import { expect, test } from '@rstest/core';
import { failureOf, offline, refused } from '../item/failures.sample.ts';
import { makeIntentions } from '../item/intentions.ts';
import { buyEarly } from './early-flow.ts';

const toPay: EarlyRevealAnswer = { success: false, link: 'https://t.me/$slug', orderId: 'order' };
const opened: EarlyRevealAnswer = { success: true, link: null, orderId: null };

interface World {
  readonly status?: InvoiceStatus;
  readonly state?: OrderState;
  readonly first?: () => Promise<EarlyRevealAnswer>;
  readonly second?: () => Promise<EarlyRevealAnswer>;
}

async function buy({ status = 'paid', state = 'fulfilled', first = async () => toPay, second = async () => opened }: World = {}) {
  const asked: { orderId: string | undefined; key: string }[] = [];
  let made = 0;
  const outcome = await buyEarly({
    ...makeIntentions(() => `key ${++made}`),
    failureOf,
    openEarly: (orderId, key) => {
      asked.push({ orderId, key });
      return orderId === undefined ? first() : second();
    },
    openInvoice: async () => status,
    orderState: async () => state,
    wait: async () => undefined,
  });
  return { outcome: outcome.kind, asked };
}

test('[RVL-05] a link is asked for, paid, and the paid order confirmed, each with a key of its own', async () => {
  expect(await buy()).toEqual({
    outcome: 'opened',
    asked: [
      { orderId: undefined, key: 'key 1' },
      { orderId: 'order', key: 'key 2' },
    ],
  });
});

test('[RVL-05][PAY-01] the order is believed, whatever the invoice says', async () => {
  expect((await buy({ status: 'cancelled' })).outcome).toBe('opened');
  expect((await buy({ status: 'cancelled', state: 'awaiting_payment' })).outcome).toBe('unpaid');
  expect((await buy({ status: 'paid', state: 'awaiting_payment' })).outcome).toBe('on_its_way');
  expect((await buy({ state: 'refunded' })).outcome).toBe('returned');
  expect((await buy({ second: async () => Promise.reject(offline()) })).outcome).toBe('on_its_way');
});

test('[RVL-05] who has it already pays nothing; a refusal and a lost network are told apart', async () => {
  expect(await buy({ first: async () => opened })).toMatchObject({ outcome: 'opened', asked: [{ key: 'key 1' }] });
  expect((await buy({ first: async () => Promise.reject(refused(409, 'not_deliverable')) })).outcome).toBe('refused');
  expect((await buy({ first: async () => Promise.reject(offline()) })).outcome).toBe('failed');
});
