import type { OrderState } from '@billet/shared-domain/contract';

const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['awaiting_payment', 'paid', 'cancelled'],
  awaiting_payment: ['paid', 'cancelled'],
  paid: ['fulfilled', 'refunding'],
  fulfilled: ['refunding'],
  refunding: ['refunded', 'refund_refused'],
  // the messenger refunded it after all
  refund_refused: ['refunded'],
  refunded: [],
  cancelled: [],
};

/** The states from which an order may enter `state`. An order never moves back. */
export function statesBefore(state: OrderState): OrderState[] {
  return (Object.keys(moves) as OrderState[]).filter((from) => moves[from].includes(state));
}

/** Whether a payment for an order in this state may still be accepted. */
export function isPayable(state: OrderState): boolean {
  return moves[state].includes('paid');
}

/** Whether nothing is left to deliver for the order. */
export function isOver(state: OrderState): boolean {
  return !isPayable(state) && state !== 'paid';
}
