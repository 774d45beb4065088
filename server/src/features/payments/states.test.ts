import type { OrderState } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { isOver, isPayable, statesBefore } from './states.ts';

const all: readonly OrderState[] = [
  'created',
  'awaiting_payment',
  'paid',
  'fulfilled',
  'refunding',
  'refunded',
  'refund_refused',
  'cancelled',
];

describe('[PAY-02] an order moves forward only', () => {
  test('each state is reached from those before it and from no other', () => {
    expect(Object.fromEntries(all.map((state) => [state, statesBefore(state)]))).toEqual({
      created: [],
      awaiting_payment: ['created'],
      paid: ['created', 'awaiting_payment'],
      fulfilled: ['paid'],
      // what was delivered can still be paid back, and nothing else
      refunding: ['paid', 'fulfilled'],
      refunded: ['refunding', 'refund_refused'],
      // the messenger takes the Stars back from us no more: people must help
      refund_refused: ['refunding'],
      cancelled: ['created', 'awaiting_payment'],
    });
  });

  test('it can be paid until it is paid or cancelled', () => {
    expect(all.filter(isPayable)).toEqual(['created', 'awaiting_payment']);
  });

  test('it is over once nothing will be delivered for it any more; what is paid still will', () => {
    expect(all.filter(isOver)).toEqual(['fulfilled', 'refunding', 'refunded', 'refund_refused', 'cancelled']);
  });
});
