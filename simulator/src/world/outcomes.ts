import type { OutcomeName } from './types.ts';

/** How a confirmed payment goes: how often it is really paid, and what the app is told, in order. */
export interface Outcome {
  readonly label: string;
  readonly payments: 0 | 1 | 2;
  readonly tells: readonly ('paid' | 'cancelled' | 'pending' | 'failed')[];
}

export const outcomes: Readonly<Record<OutcomeName, Outcome>> = {
  normal: { label: 'Normal', payments: 1, tells: ['paid'] },
  paid_without_paying: { label: 'Says paid without paying', payments: 0, tells: ['paid'] },
  no_answer: { label: 'Paid, no answer to the app', payments: 1, tells: [] },
  told_cancelled: { label: 'Paid, says cancelled', payments: 1, tells: ['cancelled'] },
  paid_then_cancelled: { label: 'Paid, then says cancelled too', payments: 1, tells: ['paid', 'cancelled'] },
  pending_then_paid: { label: 'Says pending, then paid', payments: 1, tells: ['pending', 'paid'] },
  paid_twice: { label: 'Paid twice, two charges', payments: 2, tells: ['paid', 'paid'] },
};

export const isOutcome = (name: string): name is OutcomeName => Object.hasOwn(outcomes, name);
