import type { OutcomeName } from './types.ts';

/** The result of a confirmed payment: how often it is paid, when the bot gets the update, and the statuses for the app, in order. */
export interface Outcome {
  readonly label: string;
  readonly payments: 0 | 1 | 2;
  readonly reports: readonly ('paid' | 'cancelled' | 'pending' | 'failed')[];
  /** Milliseconds from the app's first status to the payment and the bot's update; 0: before it. */
  readonly updateAfterMs?: number;
}

export const outcomes: Readonly<Record<OutcomeName, Outcome>> = {
  normal: { label: 'Paid, update first', payments: 1, reports: ['paid'] },
  told_before_update: { label: 'Paid, update 3 s after the answer', payments: 1, reports: ['paid'], updateAfterMs: 3000 },
  cancelled: { label: 'Cancelled, nothing paid', payments: 0, reports: ['cancelled'] },
  failed: { label: 'Failed, nothing paid', payments: 0, reports: ['failed'] },
  pending_then_paid: { label: 'Pending, a second later paid', payments: 1, reports: ['pending', 'paid'], updateAfterMs: 800 },
  paid_twice: { label: 'Paid twice, two charges', payments: 2, reports: ['paid', 'paid'] },
  no_answer: { label: 'Paid, no answer to the app', payments: 1, reports: [] },
  told_cancelled: { label: 'Paid, says cancelled', payments: 1, reports: ['cancelled'] },
  paid_then_cancelled: { label: 'Paid, then says cancelled too', payments: 1, reports: ['paid', 'cancelled'] },
  paid_without_paying: { label: 'Says paid, nothing paid', payments: 0, reports: ['paid'] },
};

export const isOutcome = (name: string): name is OutcomeName => Object.hasOwn(outcomes, name);
