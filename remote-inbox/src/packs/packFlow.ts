import type { ApiFailure, InvoiceStatus } from '@billet/shared-bridge';
import type { OrderState, RevealAnswer, RevealPack, SenderDetails } from '@billet/shared-domain/contract';
import { invoiceSlug } from '@billet/shared-domain/rules/links';

export interface PackPorts {
  /** Asks for a pack on the way to an item's sender: a link to pay, or what is known already. */
  readonly order: (id: string, pack: RevealPack, key: string) => Promise<RevealAnswer>;
  readonly openInvoice: (link: string) => Promise<InvoiceStatus>;
  readonly orderState: (orderId: string) => Promise<OrderState>;
  readonly failureOf: (error: unknown) => ApiFailure | null;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly keyOf: (intention: string) => string;
  readonly settle: (intention: string) => void;
}

export type PackOutcome =
  /** The reveals stand to the person's account. */
  | { readonly kind: 'bought' }
  /** There was nothing to pay: the sender is known already. */
  | { readonly kind: 'revealed'; readonly details: SenderDetails }
  /** Paid, but the reveals are not there yet. */
  | { readonly kind: 'on_its_way' }
  | { readonly kind: 'unpaid' }
  /** The payment went back. */
  | { readonly kind: 'returned' }
  /** The server said no; `failure` tells why where it is known. */
  | { readonly kind: 'refused'; readonly failure: ApiFailure | null }
  | { readonly kind: 'failed' };

/** Milliseconds between two looks at a paid order: some 19 s in all. */
export const ORDER_SCHEDULE: readonly number[] = [200, 400, 800, 1_500, 3_000, 5_000, 8_000];

/** Buys a pack of reveals. What the invoice says of itself is a hint; the order's state is believed. Never rejects. */
export async function buyPack(ports: PackPorts, id: string, pack: RevealPack): Promise<PackOutcome> {
  const intention = `buy ${pack} for ${id}`;
  try {
    const answer = await ports.order(id, pack, ports.keyOf(intention));
    ports.settle(intention);
    return await payFor(ports, answer);
  } catch (error) {
    const failure = ports.failureOf(error);
    if (failure?.kind !== 'answer') return { kind: 'failed' };
    ports.settle(intention);
    return { kind: 'refused', failure };
  }
}

async function payFor(ports: PackPorts, answer: RevealAnswer): Promise<PackOutcome> {
  const { data } = answer;
  if (answer.success && data && 'maskedCode' in data) return { kind: 'revealed', details: data };
  if (!data || !('checkoutLink' in data) || invoiceSlug(data.checkoutLink) === null) return { kind: 'refused', failure: null };
  const status = await ports.openInvoice(data.checkoutLink);
  return outcomeOfOrder(ports, data.orderId, status);
}

async function outcomeOfOrder(ports: PackPorts, orderId: string, status: InvoiceStatus): Promise<PackOutcome> {
  const mayBePaid = status !== 'cancelled' && status !== 'failed';
  const state = await lastState(ports, orderId, mayBePaid ? ORDER_SCHEDULE : []);
  switch (state) {
    case 'fulfilled':
      return { kind: 'bought' };
    case 'refunding':
    case 'refunded':
      return { kind: 'returned' };
    case 'paid':
      return { kind: 'on_its_way' };
    case 'unknown':
      return mayBePaid ? { kind: 'on_its_way' } : { kind: 'unpaid' };
    default:
      return status === 'paid' ? { kind: 'on_its_way' } : { kind: 'unpaid' };
  }
}

/** The state after the last look; a paid order is looked at until it is settled or the schedule ends. */
async function lastState(ports: PackPorts, orderId: string, schedule: readonly number[]): Promise<OrderState | 'unknown'> {
  let state = await look(ports, orderId);
  for (const pause of state === 'paid' ? ORDER_SCHEDULE : schedule) {
    if (isSettled(state)) break;
    await ports.wait(pause);
    state = await look(ports, orderId);
  }
  return state;
}

const isSettled = (state: OrderState | 'unknown') => ['fulfilled', 'refunded', 'refunding', 'cancelled'].includes(state);

async function look(ports: PackPorts, orderId: string): Promise<OrderState | 'unknown'> {
  try {
    return await ports.orderState(orderId);
  } catch {
    return 'unknown';
  }
}
