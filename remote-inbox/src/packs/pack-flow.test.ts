import type { InvoiceStatus } from '@billet/shared-bridge';
import type { OrderState, RevealAnswer } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { failureOf, offline, refused } from '../item/failures.sample.ts';
import { makeIntentions } from '../item/intentions.ts';
import { ORDER_SCHEDULE } from '../payment/payment.ts';
import { sampleDetails } from '../reveal/sample.ts';
import { buyPack, type PackPorts } from './pack-flow.ts';

const toPay: RevealAnswer = {
  success: false,
  requiresPayment: true,
  error: null,
  availableReveals: 0,
  data: { checkoutLink: 'https://t.me/$slug', orderId: 'order', packSize: 3 },
};

interface World {
  readonly answer?: () => Promise<RevealAnswer>;
  readonly status?: InvoiceStatus;
  /** The order's states, one a look; the last one stays. 'offline' for a look that fails. */
  readonly states?: readonly (OrderState | 'offline')[];
}

function world({ answer = async () => toPay, status = 'paid', states = ['fulfilled'] }: World) {
  const asked: { pack: string; key: string }[] = [];
  const opened: string[] = [];
  const waits: number[] = [];
  let made = 0;
  let looks = 0;
  const ports: PackPorts = {
    ...makeIntentions(() => `key ${++made}`),
    failureOf,
    order: (_, pack, key) => {
      asked.push({ pack, key });
      return answer();
    },
    openInvoice: async (link) => {
      opened.push(link);
      return status;
    },
    orderState: async () => {
      const state = states[Math.min(looks++, states.length - 1)] ?? 'offline';
      if (state === 'offline') throw offline();
      return state;
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  };
  return { asked, opened, waits, looks: () => looks, buy: () => buyPack(ports, 'item', 'pack_3') };
}

const outcomeIn = async (given: World) => (await world(given).buy()).kind;

describe('[PAY-01] a pack that was paid for', () => {
  test('[PAY-01] the chosen pack is ordered, its invoice opened, its order believed', async () => {
    const given = world({});
    expect(await given.buy()).toEqual({ kind: 'bought' });
    expect(given.asked).toEqual([{ pack: 'pack_3', key: 'key 1' }]);
    expect(given.opened).toEqual(['https://t.me/$slug']);
    expect(given.looks()).toBe(1);
  });

  test('[PAY-01] the order is looked at until it is fulfilled', async () => {
    const given = world({ states: ['awaiting_payment', 'paid', 'offline', 'fulfilled'] });
    expect(await given.buy()).toEqual({ kind: 'bought' });
    expect(given.waits).toEqual(ORDER_SCHEDULE.slice(0, 3));
  });

  test('[PAY-01] an order that stays paid, or that nobody can look at, is on its way, and the looking ends', async () => {
    for (const states of [['paid'], ['offline']] as const) {
      const given = world({ states });
      expect(await given.buy()).toEqual({ kind: 'on_its_way' });
      expect(given.looks()).toBe(ORDER_SCHEDULE.length + 1);
    }
  });

  test('[PAY-01] a claim of having paid that no order bears out brings nothing', async () => {
    expect(await outcomeIn({ status: 'paid', states: ['awaiting_payment'] })).toBe('on_its_way');
  });

  test('[PAY-01] after silence or a cancellation the order is believed, not the invoice', async () => {
    expect(await outcomeIn({ status: 'unanswered', states: ['fulfilled'] })).toBe('bought');
    expect(await outcomeIn({ status: 'cancelled', states: ['fulfilled'] })).toBe('bought');
    expect(await outcomeIn({ status: 'cancelled', states: ['paid', 'fulfilled'] })).toBe('bought');
  });

  test('[PAY-02] a payment that went back is told', async () => {
    expect(await outcomeIn({ states: ['refunding'] })).toBe('returned');
    expect(await outcomeIn({ states: ['paid', 'refunded'] })).toBe('returned');
  });
});

describe('[PAY-05] a pack that was not paid for', () => {
  test('[PAY-05] cancelled or failed: unpaid after one look', async () => {
    for (const status of ['cancelled', 'failed'] as const) {
      const given = world({ status, states: ['awaiting_payment'] });
      expect(await given.buy()).toEqual({ kind: 'unpaid' });
      expect(given.looks()).toBe(1);
    }
  });

  test('[PAY-05] pending or unanswered, and never paid: unpaid after the last look', async () => {
    for (const status of ['pending', 'unanswered'] as const) {
      expect(await outcomeIn({ status, states: ['awaiting_payment'] })).toBe('unpaid');
    }
  });

  test('[PAY-05] an order that can no longer be paid ends the looking', async () => {
    const given = world({ status: 'pending', states: ['cancelled'] });
    expect(await given.buy()).toEqual({ kind: 'unpaid' });
    expect(given.looks()).toBe(1);
  });
});

describe('[ERR-03] a purchase that does not come to paying', () => {
  test('[ERR-03] the server refused, or answered no link that may be opened', async () => {
    expect(await outcomeIn({ answer: () => Promise.reject(refused(409, 'not_revealable')) })).toBe('refused');
    expect(await outcomeIn({ answer: async () => ({ ...toPay, requiresPayment: false, data: null, error: 'no' }) })).toBe('refused');
    const foreign = { ...toPay, data: { checkoutLink: 'https://evil.example/$slug', orderId: 'order', packSize: 3 } };
    const given = world({ answer: async () => foreign });
    expect((await given.buy()).kind).toBe('refused');
    expect(given.opened).toEqual([]);
  });

  test('[ERR-03] a lost connection is another cause, and the next try carries the same key', async () => {
    const given = world({ answer: () => Promise.reject(offline()) });
    expect(await given.buy()).toEqual({ kind: 'failed' });
    await given.buy();
    expect(given.asked.map(({ key }) => key)).toEqual(['key 1', 'key 1']);
  });

  test('[RVL-01] a sender who is known already is shown and nothing is bought', async () => {
    const details = sampleDetails();
    const given = world({ answer: async () => ({ ...toPay, success: true, requiresPayment: false, data: details }) });
    expect(await given.buy()).toEqual({ kind: 'revealed', details });
    expect(given.opened).toEqual([]);
  });
});
