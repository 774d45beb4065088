import type { ApiFailure } from '@billet/shared-bridge';
import type { CheckoutAnswer, CheckoutBody } from '@billet/shared-domain/contract';
import { invoiceSlug } from '@billet/shared-domain/rules/links';
import { type Attempt, attemptFor } from './attempt.ts';
import { type CreatePorts, createValentine } from './create.ts';
import { isOrderPaid, type PaymentPorts, payInvoice } from './payment.ts';

/** The pause before a note leaves, so that the press can be felt, in milliseconds (SND-05). */
export const SUBMIT_PAUSE = 800;

/** delivered: free and there · paid: on its way · unpaid: nothing happened · refused: the server's no · failed: no answer. */
export type SubmitOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'paid' }
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
  ports.keep(attempt);
  await ports.wait(SUBMIT_PAUSE);
  const creation = await createValentine(body, attempt.key, ports);
  if (creation.kind === 'failed') return creation;
  if (creation.kind === 'refused') {
    ports.keep(null);
    return creation;
  }
  return complete(creation.answer, attempt, ports);
}

async function complete(answer: CheckoutAnswer, attempt: Attempt, ports: SubmitPorts): Promise<SubmitOutcome> {
  const { link, orderId } = answer;
  if (link === null || orderId === null) return { kind: answer.success ? 'delivered' : 'failed' };
  if (invoiceSlug(link) === null) {
    ports.log({ event: 'invoice_link_refused', orderId });
    return { kind: 'failed' };
  }
  // a repeated attempt may have been paid while nobody was looking
  if (attempt.orderId === orderId && (await isOrderPaid(orderId, ports))) return { kind: 'paid' };
  ports.keep({ ...attempt, orderId });
  return { kind: (await payInvoice(link, orderId, ports)) ? 'paid' : 'unpaid' };
}
