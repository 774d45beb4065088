import type { Person } from './person.ts';
import { checkout, orderIn, type Shop, stateOf, until } from './shop.ts';

export interface Pair {
  readonly payer: Person;
  readonly recipient: Person;
}

let serial = 0;

/** Two people who are not used by other tests of the file. */
export async function newPair(shop: Shop): Promise<Pair> {
  serial += 1;
  return { payer: await shop.person(`payer${serial}`), recipient: await shop.person(`recipient${serial}`) };
}

/** An unpaid order for a teddy of 49 Stars. */
export async function orderTeddy({ payer, recipient }: Pair, more: Record<string, unknown> = {}): Promise<string> {
  return orderIn(await checkout(payer, recipient, { itemId: 'teddy', message: 'hello', ...more }));
}

/** A paid and delivered teddy of two strangers. */
export async function sellTeddy(shop: Shop) {
  const pair = await newPair(shop);
  const order = await orderTeddy(pair);
  const chargeId = shop.pay(pair.payer, order, 49);
  await waitForOrderState(pair.payer, order, 'fulfilled');
  return { ...pair, order, chargeId };
}

/** The refund calls of a payment so far. */
export const refundsOf = (shop: Shop, chargeId: string) =>
  shop.messenger.calls.filter(({ method, params }) => method === 'refundStarPayment' && params.telegram_payment_charge_id === chargeId);

/** Resolves when an order has reached a state. */
export async function waitForOrderState(payer: Person, orderId: string, state: string): Promise<void> {
  await until(
    () => stateOf(payer, orderId),
    (now) => now === state,
  );
}

/** Number of orders of a payer, in any state. */
export async function orderCount(payer: Person): Promise<number> {
  const { body } = await payer.call('getPurchases');
  return (body as { pagination: { total: number } }).pagination.total;
}
