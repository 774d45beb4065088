import type { InvoiceStatus } from '@billet/shared-bridge';
import type { OrderState } from '@billet/shared-domain/contract';

/** After this much silence of the invoice the order is asked for, in milliseconds (PAY-01). */
export const SILENCE = 15_000;

export interface PaymentPorts {
  openInvoice(link: string): Promise<InvoiceStatus>;
  orderState(orderId: string): Promise<OrderState>;
  wait(milliseconds: number): Promise<void>;
  log(entry: { event: string; [field: string]: unknown }): void;
}

/** Whether the Stars of an order have arrived, so that its gift is delivered or on its way. */
export function isPaid(state: OrderState): boolean {
  return state === 'paid' || state === 'fulfilled';
}

/**
 * Opens the invoice and says whether it is paid. Only the word 'paid' is taken at once; after any other, and whenever
 * the invoice has been silent for a while, the order is asked for and believed.
 */
export async function payInvoice(link: string, orderId: string, ports: PaymentPorts): Promise<boolean> {
  const closing = ports.openInvoice(link);
  for (;;) {
    const status = await Promise.race([closing, ports.wait(SILENCE).then(() => 'silent' as const)]);
    if (status === 'paid') return true;
    if (await isOrderPaid(orderId, ports)) return true;
    if (status === 'silent') continue;
    ports.log({ event: 'invoice_unpaid', status, orderId });
    return false;
  }
}

/** Asks the server; an order that can't be asked for counts as unpaid until a live event says otherwise. */
export async function isOrderPaid(orderId: string, ports: Pick<PaymentPorts, 'orderState' | 'log'>): Promise<boolean> {
  try {
    return isPaid(await ports.orderState(orderId));
  } catch (error) {
    ports.log({ event: 'order_unknown', orderId, reason: String(error) });
    return false;
  }
}
