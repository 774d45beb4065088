import type { ApiFailure } from '@billet/shared-bridge';
import type { CheckoutAnswer, CheckoutBody } from '@billet/shared-domain/contract';
import { invoiceSlug } from '@billet/shared-domain/rules/links';
import { type Attempt, attemptFor } from './attempt.ts';
import { type CreatePorts, createValentine } from './create.ts';
import { askOrder, type PaymentPorts, payInvoice } from './payment.ts';

/** The pause before a note leaves, so that the press can be felt, in milliseconds (SND-05). */
export const SUBMIT_PAUSE = 800;

/** delivered: free and there · paid: on its way · waiting: the messenger hasn't said · unpaid: nothing happened · refused: the server's no · failed: no answer. */
export type SubmitOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  | { readonly kind: 'failed' };

export interface SubmitPorts extends CreatePorts, PaymentPorts {
  newKey(): string;
  /** Keeps the attempt where a reload finds it; null forgets it. */
  keep(attempt: Attempt | null): void;
}

/** Sends a note: keeps its key, waits a moment, creates it, and has it paid where it costs something. */
export async function submit(body: CheckoutBody, previous: Attempt | null, ports: SubmitPorts): Promise<SubmitOutcome> {
  const attempt = attemptFor(body, previous, ports.newKey);
  // a repeated attempt may have been paid, or have run out, while nobody was looking
  const standing = attempt.orderId === null ? 'open' : await askOrder(attempt.orderId, ports);
  if (standing === 'paid') return { kind: 'paid' };
  return send(standing === 'over' ? attemptFor(body, null, ports.newKey) : attempt, ports);
}

async function send(attempt: Attempt, ports: SubmitPorts): Promise<SubmitOutcome> {
  ports.keep(attempt);
  await ports.wait(SUBMIT_PAUSE);
  const creation = await createValentine(attempt.body, attempt.key, ports);
  if (creation.kind === 'failed') return creation;
  if (creation.kind === 'refused') {
    ports.keep(null);
    return creation;
  }
  return complete(creation.answer, attempt, ports);
}

async function complete({ success, link, orderId }: CheckoutAnswer, attempt: Attempt, ports: SubmitPorts): Promise<SubmitOutcome> {
  if (link === null || orderId === null) return { kind: success ? 'delivered' : 'failed' };
  if (invoiceSlug(link) === null) {
    ports.log({ event: 'invoice_link_refused', orderId });
    return { kind: 'failed' };
  }
  ports.keep({ ...attempt, orderId });
  const payment = await payInvoice(link, orderId, ports);
  if (payment !== 'over') return { kind: payment };
  ports.keep(null);
  return { kind: 'unpaid' };
}
