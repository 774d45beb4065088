import type { InvoiceStatus } from '@billet/shared-bridge';
import type { OrderState } from '@billet/shared-domain/contract';
import { invoiceSlug } from '@billet/shared-domain/rules/links';

export interface PaymentPorts {
  readonly openInvoice: (link: string) => Promise<InvoiceStatus>;
  readonly orderState: (orderId: string) => Promise<OrderState>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export type PaymentOutcome =
  /** Paid and delivered. */
  | { readonly kind: 'bought' }
  /** Paid, but not delivered yet. */
  | { readonly kind: 'on_its_way' }
  | { readonly kind: 'unpaid' }
  /** The payment went back. */
  | { readonly kind: 'returned' };

/** Milliseconds between two looks at a paid order: some 19 s in all. */
export const ORDER_SCHEDULE: readonly number[] = [200, 400, 800, 1_500, 3_000, 5_000, 8_000];

export interface Due {
  readonly link: string;
  readonly orderId: string;
}

/**
 * Opens an invoice and tells what became of its order. What the invoice says of itself is a hint; the order's state is
 * believed. Null for a link that is no invoice. Never rejects.
 */
export async function pay(ports: PaymentPorts, { link, orderId }: Due): Promise<PaymentOutcome | null> {
  if (invoiceSlug(link) === null) return null;
  return outcomeOfOrder(ports, orderId, await ports.openInvoice(link));
}

async function outcomeOfOrder(ports: PaymentPorts, orderId: string, status: InvoiceStatus): Promise<PaymentOutcome> {
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
async function lastState(ports: PaymentPorts, orderId: string, schedule: readonly number[]): Promise<OrderState | 'unknown'> {
  let state = await look(ports, orderId);
  for (const pause of state === 'paid' ? ORDER_SCHEDULE : schedule) {
    if (isSettled(state)) break;
    await ports.wait(pause);
    state = await look(ports, orderId);
  }
  return state;
}

const isSettled = (state: OrderState | 'unknown') => ['fulfilled', 'refunded', 'refunding', 'cancelled'].includes(state);

async function look(ports: PaymentPorts, orderId: string): Promise<OrderState | 'unknown'> {
  try {
    return await ports.orderState(orderId);
  } catch {
    return 'unknown';
  }
}
