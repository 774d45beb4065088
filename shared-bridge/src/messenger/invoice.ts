import { invoiceSlug } from '@billet/shared-domain/rules/links';
import { on, openInvoice } from '@telegram-apps/sdk';
import type { InvoiceStatus, Outcome } from '../contract.ts';
import { deadlines } from './deadlines.ts';
import { ask, success } from './outcome.ts';

const statuses: readonly InvoiceStatus[] = ['paid', 'cancelled', 'failed', 'pending'];

/** Maps an answer to a status: an unknown status and a timeout are 'unanswered' (PAY-01). */
export function statusOf(answer: Outcome<string>): InvoiceStatus {
  if (answer.ok) return statuses.find((status) => status === answer.value) ?? 'unanswered';
  return answer.reason === 'timeout' ? 'unanswered' : 'failed';
}

const nobody = () => {};
/** Stops listening for later statuses of the previous invoice. */
let stopListening = nobody;

export async function telegramInvoice(link: string, onLater: (status: InvoiceStatus) => void = nobody): Promise<InvoiceStatus> {
  stopListening();
  const slug = invoiceSlug(link);
  if (slug === null) return 'failed';
  const status = statusOf(await ask((abortSignal) => openInvoice(slug, { abortSignal }), deadlines.invoice));
  if (status === 'pending' || status === 'unanswered') listenOn(slug, onLater);
  return status;
}

/** Listens for a status after the timeout: a user may read an invoice longer, and some payments end later. */
function listenOn(slug: string, onLater: (status: InvoiceStatus) => void): void {
  const stop = on('invoice_closed', (closed) => {
    if (closed.slug !== slug) return;
    if (closed.status !== 'pending') stop();
    onLater(statusOf(success(closed.status)));
  });
  stopListening = stop;
}
