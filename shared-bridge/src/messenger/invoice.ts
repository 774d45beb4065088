import { invoiceSlug } from '@billet/shared-domain/rules/links';
import { openInvoice } from '@telegram-apps/sdk';
import type { InvoiceStatus, Outcome } from '../contract.ts';
import { deadlines } from './deadlines.ts';
import { ask } from './outcome.ts';

const statuses: readonly InvoiceStatus[] = ['paid', 'cancelled', 'failed', 'pending'];

/** What a screen is told of an answer: a word it doesn't know is no answer, and silence is 'unanswered' (PAY-01). */
export function statusOf(answer: Outcome<string>): InvoiceStatus {
  if (answer.ok) return statuses.find((status) => status === answer.value) ?? 'unanswered';
  return answer.reason === 'timeout' ? 'unanswered' : 'failed';
}

export async function telegramInvoice(link: string): Promise<InvoiceStatus> {
  const slug = invoiceSlug(link);
  if (slug === null) return 'failed';
  return statusOf(await ask((abortSignal) => openInvoice(slug, { abortSignal }), deadlines.invoice));
}

/** A browser has no invoices: the messenger opens the link, and the order tells how it ended. */
export async function webInvoice(link: string): Promise<InvoiceStatus> {
  if (invoiceSlug(link) === null) return 'failed';
  window.open(link, '_blank', 'noopener');
  return 'unanswered';
}
