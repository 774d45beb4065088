import type { OrderState } from '@billet/shared-domain/contract';
import { STARS } from '../../kit/messenger/messenger.ts';
import { isPayable } from './states.ts';

/** The messenger's data of a payment, before or after it is made. Ids are the messenger's, amounts are whole Stars. */
export interface Payment {
  readonly payerId: number;
  readonly amount: number;
  readonly currency: string;
  readonly payload: string;
}

export interface OrderTerms {
  readonly payerId: number;
  readonly amount: number;
  readonly state: OrderState;
}

export type Fault = 'unknown_order' | 'wrong_payer' | 'wrong_amount' | 'wrong_currency' | 'not_payable';

/** The first reason why a payment does not match its order, or null when it matches. */
export function findFault(order: OrderTerms | null, payment: Payment): Fault | null {
  if (order === null) return 'unknown_order';
  if (payment.currency !== STARS) return 'wrong_currency';
  if (payment.payerId !== order.payerId) return 'wrong_payer';
  if (payment.amount !== order.amount) return 'wrong_amount';
  return isPayable(order.state) ? null : 'not_payable';
}

const PREFIX = 'order:';
const PAYLOAD = /^order:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The invoice payload that identifies an order: 42 of the 128 bytes that the Bot API allows. */
export function payloadOf(orderId: string): string {
  return `${PREFIX}${orderId}`;
}

export function orderIdOf(payload: string): string | null {
  return PAYLOAD.exec(payload)?.[1] ?? null;
}
