import { bridge } from '@billet/shared-bridge';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { HeldItems } from '../sheet/use-held-items.ts';
import type { Layers } from '../sheet/use-layers.ts';
import { useNotify } from '../sheet/use-notify.ts';
import { useUnwrap } from '../unwrap/use-unwrap.tsx';
import { pressOf } from './card.ts';

export interface Opening {
  /** A tap on a card. Stays the same function, so that the cards don't render for it. */
  readonly press: (id: string) => void;
  readonly unwrap: (id: string) => void;
  readonly stage: ReactNode;
}

/** What a tap on a card leads to: the closed sheet, the unwrapping, or the detail. */
export function useOpening(held: HeldItems, layers: Layers, hasEarlyReveal: boolean): Opening {
  const { start, stage } = useUnwrap(held.keep);
  const notify = useNotify();

  const unwrapItem = async (id: string) => {
    const valentine = held.find(id);
    if (!valentine) return;
    layers.close();
    const outcome = await start(valentine);
    if (outcome?.kind === 'opened') layers.open({ step: 'detail', id });
    else if (outcome?.kind === 'closed') layers.open({ step: 'closed', id, opensAt: outcome.opensAt });
    else if (outcome?.kind === 'failed') notify('snackbar-warning-failed-open-valentine', 'warning');
  };
  const unwrap = (id: string) => void unwrapItem(id);
  const pressItem = (id: string) => {
    const valentine = held.find(id);
    if (!valentine) return;
    const press = pressOf(valentine, hasEarlyReveal, bridge().clock.now());
    if (press.kind === 'unwrap') return unwrap(id);
    bridge().messenger.haptic({ kind: 'impact', style: 'light' });
    layers.open(press.kind === 'closed' ? { step: 'closed', id, opensAt: press.opensAt } : { step: 'detail', id });
  };

  const latest = useRef(pressItem);
  useEffect(() => {
    latest.current = pressItem;
  });
  const press = useCallback((id: string) => latest.current(id), []);
  return { press, unwrap, stage };
}
