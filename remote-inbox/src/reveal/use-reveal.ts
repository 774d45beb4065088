import { bridge, isApiError, isUndecided, type Purchase, refreshProfile } from '@billet/shared-bridge';
import type { RevealAnswer, RevealPack, SenderDetails, Valentine } from '@billet/shared-domain/contract';
import { useState } from 'react';
import { buy, notifyPayment } from '../payment/payment.ts';
import type { Layer, Layers } from '../sheet/layers.ts';
import type { Notes } from '../sheet/use-notes.ts';
import { useToasts } from '../sheet/use-toasts.ts';
import { dueOf, outcomeOf, type RevealOutcome, revealSender } from './reveal.ts';

export interface Reveal {
  /** Progress: a reveal is being spent, or a pack is being ordered, waits for payment, or is already paid. */
  readonly phase: 'idle' | 'spending' | 'ordering' | 'paying' | 'paid';
  /** Spends a reveal on the layer's note, or shows the sender revealed before. */
  readonly spend: (from: Layer) => void;
  /**
   * Buys a pack for `total` Stars, then spends one of its reveals on the layer's note. Calls `onPrice` if the price has changed.
   */
  readonly buy: (from: Layer, pack: RevealPack, total: number, onPrice: (total: number) => void) => void;
}

const words = {
  paid: 'inbox-packs-on-its-way',
  returned: 'inbox-packs-returned',
  refused: 'reveal-purchase-failed',
  failed: 'reveal-purchase-error',
};

/** Reveals senders, buys packs and moves the sheet to the resulting step. */
export function useReveal(notes: Notes, layers: Layers): Reveal {
  const [phase, setPhase] = useState<Reveal['phase']>('idle');
  const toasts = useToasts();

  const show = (from: Layer, { details, availableReveals }: Extract<RevealOutcome, { kind: 'revealed' }>) => {
    notes.change(from.id, (note) => revealed(note, details));
    // the note itself leads here only for senders revealed before
    layers.follow(from, { step: 'sender', id: from.id, details, availableReveals, isNew: from.step !== 'detail' });
  };
  const showOutcome = (from: Layer, outcome: RevealOutcome) => {
    if (outcome.kind === 'revealed') show(from, outcome);
    else if (outcome.kind === 'unpaid') layers.follow(from, { step: 'packs', id: from.id });
    else if (outcome.kind === 'gone') layers.follow(from, { step: 'gone', id: from.id });
    else toasts.fail(outcome.thrown, 'reveal-sender-error');
  };
  /** After a lost answer: requests the note again, so that a reveal that succeeded is shown before the user is asked to pay. */
  const refreshNote = async (id: string, { thrown }: Extract<RevealOutcome, { kind: 'failed' }>) => {
    if (!isApiError(thrown) || !isUndecided(thrown.failure)) return;
    await notes.renew(id).catch((failed: unknown) => bridge().log({ event: 'note_not_renewed', level: 'warn', error: String(failed) }));
  };
  const spend = async (from: Layer) => {
    setPhase('spending');
    const outcome = await revealSender(from.id);
    showOutcome(from, outcome);
    if (outcome.kind === 'failed') await refreshNote(from.id, outcome);
    setPhase('idle');
    // refresh the remaining number in the background; the sender is shown first
    await refreshProfile();
  };

  const showAnswer = (from: Layer, outcome: RevealOutcome) => {
    // a pack was ordered but the server returned no payment link
    if (outcome.kind === 'unpaid') toasts.notify(words.refused, 'error');
    else showOutcome(from, outcome);
  };
  const finish = async (from: Layer, outcome: Purchase<RevealAnswer>) => {
    setPhase('idle');
    if (outcome.kind === 'done') return showAnswer(from, outcomeOf(outcome.answer));
    if (outcome.kind !== 'delivered') return notifyPayment(toasts, outcome, words);
    // a user who left the sheet keeps the reveals; none is spent unseen
    if (layers.isAt(from)) return spend(from);
    await refreshProfile();
    toasts.notify('inbox-packs-bought', 'success');
  };
  const buyPack: Reveal['buy'] = async (from, pack, total, onPrice) => {
    setPhase('ordering');
    const outcome = await buy({
      name: 'revealSender',
      input: { params: { id: from.id }, body: { revealPackType: pack, total } },
      intent: `inbox/pack/${from.id}`,
      dueOf,
      onOrdered: () => setPhase('paying'),
      onPaid: () => setPhase('paid'),
      onLater: (later) => void finish(from, later),
    });
    if (outcome.kind === 'price_changed') onPrice(outcome.total);
    await finish(from, outcome);
  };
  return { phase, spend: (from) => void spend(from), buy: buyPack };
}

function revealed(note: Valentine, { sender, sentAt }: SenderDetails): Valentine {
  return { ...note, sender, sentAt, isRevealCompleted: true };
}
