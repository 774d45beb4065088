import { bridge, refreshProfile, useNow, useSession } from '@billet/shared-bridge';
import { useState } from 'react';
import { notifyPayment } from '../payment/payment.ts';
import { useDoneElsewhere, useLayerAt, useSheet } from '../sheet/sheet-context.ts';
import { useToasts } from '../sheet/use-toasts.ts';
import type { ClosedModel, EarlyOffer } from './closed-view.tsx';
import { buyEarly, type EarlyOutcome } from './early.ts';

/** Model of the sheet that shows how long its note stays closed. */
export function useClosed(): ClosedModel {
  const { note, layers, unwrap } = useSheet();
  const { opensAt } = useLayerAt('closed');
  const now = useNow(1000);
  const isBought = useSession(({ userData }) => userData.user?.hasMarch8EarlyReveal ?? false);
  const early = useEarly();
  useDoneElsewhere(note.status === 'opened');
  return { opensAt, now, early: isBought ? null : early, open: () => unwrap(note.id), close: layers.close };
}

const words = {
  paid: 'inbox-early-on-its-way',
  returned: 'inbox-early-returned',
  refused: 'inbox-early-failed',
  failed: 'inbox-early-failed',
};

/** Buys the opening before 8 March. The refreshed profile then allows opening all valentines. */
function useEarly(): EarlyOffer {
  const [phase, setPhase] = useState<EarlyOffer['phase']>('idle');
  const [newPrice, setNewPrice] = useState<number | null>(null);
  const toasts = useToasts();
  const price = newPrice ?? bridge().config.earlyRevealPrice;

  const finish = async (outcome: EarlyOutcome) => {
    if (outcome.kind === 'price_changed') setNewPrice(outcome.total);
    if (outcome.kind === 'opened') await refreshProfile();
    setPhase('idle');
    bridge().messenger.haptic({ kind: 'notification', type: outcome.kind === 'opened' ? 'success' : 'warning' });
    if (outcome.kind === 'opened') toasts.notify('inbox-early-done', 'success');
    else notifyPayment(toasts, outcome, words);
  };
  const buy = async () => {
    setPhase('ordering');
    await finish(
      await buyEarly(price, {
        onOrdered: () => setPhase('paying'),
        onPaid: () => setPhase('paid'),
        onLater: (later) => void finish(later),
      }),
    );
  };
  return { price, isNewPrice: newPrice !== null, phase, buy: () => void buy() };
}
