import type { PayAnswer } from '../world/paying.ts';
import type { Invoice } from '../world/types.ts';
import { asking, type Dialog, type Effect, type FrameState, type HandlerGroup, reply, type Step, step, textIn } from './frame.ts';

type InvoiceDialog = Extract<Dialog, { kind: 'invoice' }>;

/** Between two words about one payment, where the outcome has several. */
const GAP_MS = 1000;

export const invoices: HandlerGroup = {
  web_app_open_invoice: (params, state) => {
    const slug = textIn(params, 'slug');
    const asked = asking(state, { kind: 'invoice', slug, invoice: null, phase: 'loading', message: '' });
    return { ...asked, effects: [{ kind: 'load_invoice', slug }] };
  },
};

const told = (slug: string, status: string): Effect => reply('invoice_closed', { slug, status });

/** The invoice was found, or there is none behind the slug. */
export function invoiceLoaded(state: FrameState, slug: string, invoice: Invoice | null): Step {
  const { dialog } = state;
  if (dialog?.kind !== 'invoice' || dialog.slug !== slug) return step(state);
  if (!invoice) return step({ ...state, dialog: null }, told(slug, 'failed'));
  return step({ ...state, dialog: { ...dialog, invoice, phase: 'asking' } });
}

/** The person pays, or leaves. Who leaves while the payment is under way is told 'cancelled', and may have paid all the same. */
export function answerInvoice(state: FrameState, dialog: InvoiceDialog, answer: string | null): Step {
  const { slug, phase } = dialog;
  if (answer === 'pay') {
    if (phase !== 'asking') return step(state);
    return step({ ...state, dialog: { ...dialog, phase: 'paying' } }, { kind: 'pay', slug });
  }
  const closed = { ...state, dialog: null };
  return phase === 'stopped' ? step(closed) : step(closed, told(slug, 'cancelled'));
}

/** How the payment went. A refusal stays on the screen with the bot's words; the app is told at once. */
export function paymentAnswered(state: FrameState, slug: string, answer: PayAnswer): Step {
  const { dialog } = state;
  const isOpen = dialog?.kind === 'invoice' && dialog.slug === slug;
  if (answer.kind === 'done') {
    const words = answer.tells.map((status, index) => ({ ...told(slug, status), afterMs: index * GAP_MS }));
    return step(isOpen ? { ...state, dialog: null } : state, ...words);
  }
  if (!isOpen) return step(state);
  const message = answer.kind === 'refused' ? answer.message : `${answer.missing} Stars are missing.`;
  return step({ ...state, dialog: { ...dialog, phase: 'stopped', message } }, told(slug, 'failed'));
}
