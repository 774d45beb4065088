import { invoiceSlug } from '@billet/shared-domain/rules/links';
import { on, openInvoice } from '@telegram-apps/sdk';
import type { InvoiceStatus, Outcome } from '../contract.ts';
import { deadlines } from './deadlines.ts';
import { ask, success } from './outcome.ts';

const statuses: readonly InvoiceStatus[] = ['paid', 'cancelled', 'failed', 'pending'];

/** What a screen is told of an answer: a word it doesn't know is no answer, and silence is 'unanswered' (PAY-01). */
export function statusOf(answer: Outcome<string>): InvoiceStatus {
  if (answer.ok) return statuses.find((status) => status === answer.value) ?? 'unanswered';
  return answer.reason === 'timeout' ? 'unanswered' : 'failed';
}

const nobody = () => {};
/** Ends the listening for what is said later about the invoice before. */
let stopListening = nobody;

export async function telegramInvoice(link: string, onLater: (status: InvoiceStatus) => void = nobody): Promise<InvoiceStatus> {
  stopListening();
  const slug = invoiceSlug(link);
  if (slug === null) return 'failed';
  const status = statusOf(await ask((abortSignal) => openInvoice(slug, { abortSignal }), deadlines.invoice));
  if (status === 'pending' || status === 'unanswered') listenOn(slug, onLater);
  return status;
}

/** A person may read an invoice for longer than we wait, and some payments end only later. */
function listenOn(slug: string, onLater: (status: InvoiceStatus) => void): void {
  const stop = on('invoice_closed', (closed) => {
    if (closed.slug !== slug) return;
    if (closed.status !== 'pending') stop();
    onLater(statusOf(success(closed.status)));
  });
  stopListening = stop;
}
