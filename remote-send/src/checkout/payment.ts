import type { InvoiceStatus } from '@billet/shared-bridge';
import type { OrderState } from '@billet/shared-domain/contract';

export interface PaymentPorts {
  /** Always answers: 'unanswered' after 15 s of silence. */
  openInvoice(link: string): Promise<InvoiceStatus>;
  orderState(orderId: string): Promise<OrderState>;
  log(entry: { event: string; [field: string]: unknown }): void;
}

/** What an order means to who waits for it. open: it may still be paid · over: it never will be. */
export type Standing = 'paid' | 'open' | 'over';

const standings: Readonly<Record<OrderState, Standing>> = {
  created: 'open',
  awaiting_payment: 'open',
  paid: 'paid',
  fulfilled: 'paid',
  refunding: 'over',
  refunded: 'over',
  cancelled: 'over',
};

/** Asks the server how an order stands; one that can't be asked for counts as open. */
export async function askOrder(orderId: string, ports: Pick<PaymentPorts, 'orderState' | 'log'>): Promise<Standing> {
  try {
    return standings[await ports.orderState(orderId)];
  } catch (error) {
    ports.log({ event: 'order_unknown', orderId, reason: String(error) });
    return 'open';
  }
}

/**
 * Opens the invoice and says how the order stands. Only the word 'paid' is taken at once; after any other, and after
 * silence, the order is asked for and believed.
 */
export async function payInvoice(link: string, orderId: string, ports: PaymentPorts): Promise<Standing> {
  const status = await ports.openInvoice(link);
  if (status === 'paid') return 'paid';
  const standing = await askOrder(orderId, ports);
  if (standing !== 'paid') ports.log({ event: 'invoice_unpaid', status, orderId });
  return standing;
}
