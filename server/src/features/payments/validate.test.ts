import { describe, expect, test } from '@rstest/core';
import { findFault, orderIdOf, payloadOf } from './validate.ts';

const id = '0b7c1f6e-3f5d-4c57-9d0f-2f4c5e8a9b10';
const order = { payerId: 1002, amount: 98, state: 'awaiting_payment' } as const;
const payment = { payerId: 1002, amount: 98, currency: 'XTR', payload: payloadOf(id) };

describe('[PAY-02] a payment', () => {
  test('matches its order when payer, amount, currency and state match', () => {
    expect(findFault(order, payment)).toBeNull();
  });

  test('is rejected for each mismatch alone', () => {
    expect(findFault(null, payment)).toBe('unknown_order');
    expect(findFault(order, { ...payment, currency: 'USD' })).toBe('wrong_currency');
    expect(findFault(order, { ...payment, payerId: 1001 })).toBe('wrong_payer');
    expect(findFault(order, { ...payment, amount: 97 })).toBe('wrong_amount');
    for (const state of ['paid', 'fulfilled', 'refunding', 'refunded', 'cancelled'] as const) {
      expect(findFault({ ...order, state }, payment)).toBe('not_payable');
    }
  });

  test('finds its order by the payload and rejects every other text', () => {
    expect(orderIdOf(payloadOf(id))).toBe(id);
    for (const text of ['', id, `order:${id} `, ` order:${id}`, `order:${id.toUpperCase()}`, 'order:1']) expect(orderIdOf(text)).toBeNull();
  });
});
