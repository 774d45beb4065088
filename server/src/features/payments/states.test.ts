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

describe('[PAY-02] order states', () => {
  test('are reached from their predecessors only', () => {
    expect(Object.fromEntries(all.map((state) => [state, statesBefore(state)]))).toEqual({
      created: [],
      awaiting_payment: ['created'],
      paid: ['created', 'awaiting_payment'],
      fulfilled: ['paid'],
      // A delivered order can only be refunded
      refunding: ['paid', 'fulfilled'],
      refunded: ['refunding', 'refund_refused'],
      // The messenger refuses the refund: an operator must handle it
      refund_refused: ['refunding'],
      cancelled: ['created', 'awaiting_payment'],
    });
  });

  test('allow a payment until the order is paid or cancelled', () => {
    expect(all.filter(isPayable)).toEqual(['created', 'awaiting_payment']);
  });

  test('are over when nothing is left to deliver; a paid order is not', () => {
    expect(all.filter(isOver)).toEqual(['fulfilled', 'refunding', 'refunded', 'refund_refused', 'cancelled']);
  });
});
