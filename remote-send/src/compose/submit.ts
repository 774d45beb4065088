import type { ApiFailure } from '@billet/shared-bridge';
import type { CheckoutAnswer } from '@billet/shared-domain/contract';
import { invoiceSlug } from '@billet/shared-domain/rules/links';
import { type Attempt, attemptFor } from './attempt.ts';
import { type CreateDeps, createValentine } from './create.ts';
import { askOrder, type PaymentDeps, payInvoice } from './payment.ts';
import type { Sending } from './sending.ts';

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

export interface SubmitDeps extends CreateDeps, PaymentDeps {
  newKey(): string;
  /** Keeps the attempt where a reload finds it; null forgets it. */
  keep(attempt: Attempt | null): void;
}

/** Sends a note: keeps its key, waits a moment, creates it, and has it paid where it costs something. */
export async function submit(sending: Sending, previous: Attempt | null, deps: SubmitDeps): Promise<SubmitOutcome> {
  const attempt = attemptFor(sending, previous, deps.newKey);
  // a repeated attempt may have been paid, or have run out, while nobody was looking
  const standing = attempt.orderId === null ? 'open' : await askOrder(attempt.orderId, deps);
  if (standing === 'paid') return { kind: 'paid' };
  return send(standing === 'over' ? attemptFor(sending, null, deps.newKey) : attempt, deps);
}

async function send(attempt: Attempt, deps: SubmitDeps): Promise<SubmitOutcome> {
  deps.keep(attempt);
  await deps.wait(SUBMIT_PAUSE);
  const creation = await createValentine(attempt.sending, attempt.key, deps);
  if (creation.kind === 'failed') return creation;
  if (creation.kind === 'refused') {
    deps.keep(null);
    return creation;
  }
  return complete(creation.answer, attempt, deps);
}

async function complete({ success, link, orderId }: CheckoutAnswer, attempt: Attempt, deps: SubmitDeps): Promise<SubmitOutcome> {
  if (link === null || orderId === null) return { kind: success ? 'delivered' : 'failed' };
  if (invoiceSlug(link) === null) {
    deps.log({ event: 'invoice_link_refused', orderId });
    return { kind: 'failed' };
  }
  deps.keep({ ...attempt, orderId });
  const payment = await payInvoice(link, orderId, deps);
  if (payment !== 'over') return { kind: payment };
  deps.keep(null);
  return { kind: 'unpaid' };
}
