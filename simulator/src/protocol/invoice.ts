import type { PayAnswer } from '../world/payment.ts';
import type { Invoice } from '../world/types.ts';
import { asking, type Dialog, type Effect, type FrameState, type HandlerGroup, reply, type Step, step, textIn } from './frame.ts';

type InvoiceDialog = Extract<Dialog, { kind: 'invoice' }>;

/** Milliseconds between two statuses of one payment. */
const STATUS_INTERVAL_MS = 1000;

export const invoices: HandlerGroup = {
  web_app_open_invoice: (params, state) => {
    const slug = textIn(params, 'slug');
    const asked = asking(state, { kind: 'invoice', slug, invoice: null, phase: 'loading', message: '' });
    return { ...asked, effects: [{ kind: 'load_invoice', slug }] };
  },
};

const closedWith = (slug: string, status: string): Effect => reply('invoice_closed', { slug, status });

/** Applies the loaded invoice, or null for an unknown slug. */
export function invoiceLoaded(state: FrameState, slug: string, invoice: Invoice | null): Step {
  const { dialog } = state;
  if (dialog?.kind !== 'invoice' || dialog.slug !== slug) return step(state);
  if (!invoice) return step({ ...state, dialog: null }, closedWith(slug, 'failed'));
  return step({ ...state, dialog: { ...dialog, invoice, phase: 'asking' } });
}

/** The person pays or closes the invoice. Closing it during the payment reports 'cancelled', although the payment may succeed. */
export function answerInvoice(state: FrameState, dialog: InvoiceDialog, answer: string | null): Step {
  const { slug, phase } = dialog;
  if (answer === 'pay') {
    if (phase !== 'asking') return step(state);
    return step({ ...state, dialog: { ...dialog, phase: 'paying' } }, { kind: 'pay', slug });
  }
  const closed = { ...state, dialog: null };
  return phase === 'stopped' ? step(closed) : step(closed, closedWith(slug, 'cancelled'));
}

/** Applies the result of the payment. A refusal stays on the screen with the message of the bot; the app is notified at once. */
export function paymentAnswered(state: FrameState, slug: string, answer: PayAnswer): Step {
  const { dialog } = state;
  const isOpen = dialog?.kind === 'invoice' && dialog.slug === slug;
  if (answer.kind === 'done') {
    const replies = answer.reports.map((status, index) => ({ ...closedWith(slug, status), afterMs: index * STATUS_INTERVAL_MS }));
    return step(isOpen ? { ...state, dialog: null } : state, ...replies);
  }
  if (!isOpen) return step(state);
  const message = answer.kind === 'refused' ? answer.message : `${answer.missing} Stars are missing.`;
  return step({ ...state, dialog: { ...dialog, phase: 'stopped', message } }, closedWith(slug, 'failed'));
}
