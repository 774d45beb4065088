import type { InvoiceStatus } from '@billet/shared-bridge';
import type { OrderState } from '@billet/shared-domain/contract';

export interface PaymentDeps {
  /** Always answers: 'unanswered' after 15 s of silence. What is said after that, or after 'pending', goes to `onLater`. */
  openInvoice(link: string, onLater: (status: InvoiceStatus) => void): Promise<InvoiceStatus>;
  /** Told what the messenger says about an order's invoice when we have stopped waiting for it. */
  onLater(orderId: string, status: InvoiceStatus): void;
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
export async function askOrder(orderId: string, deps: Pick<PaymentDeps, 'orderState' | 'log'>): Promise<Standing> {
  try {
    return standings[await deps.orderState(orderId)];
  } catch (error) {
    deps.log({ event: 'order_unknown', orderId, reason: String(error) });
    return 'open';
  }
}

/** What came of an invoice. waiting: the messenger hasn't said yet, and the person may still be paying. */
export type Payment = 'paid' | 'waiting' | 'unpaid' | 'over';

/**
 * Opens the invoice and says what came of it. Only the word 'paid' is taken at once; after any other, and after
 * silence, the order is asked for and believed.
 */
export async function payInvoice(link: string, orderId: string, deps: PaymentDeps): Promise<Payment> {
  const status = await deps.openInvoice(link, (later) => deps.onLater(orderId, later));
  if (status === 'paid') return 'paid';
  const standing = await askOrder(orderId, deps);
  if (standing !== 'open') return standing;
  if (isUndecided(status)) return 'waiting';
  deps.log({ event: 'invoice_unpaid', status, orderId });
  return 'unpaid';
}

/** Neither paid nor refused as far as the messenger told. */
export function isUndecided(status: InvoiceStatus): boolean {
  return status === 'pending' || status === 'unanswered';
}
