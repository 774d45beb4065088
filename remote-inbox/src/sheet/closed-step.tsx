import { bridge, useNow, useSession } from '@billet/shared-bridge';
import { ClosedView } from '../closed/closed-view.tsx';
import { useEarly } from '../early/use-early.ts';
import type { Layers } from './use-layers.ts';

interface ClosedStepProps {
  readonly opensAt: Date;
  readonly layers: Layers;
  readonly onOpen: () => void;
}

export function ClosedStep({ opensAt, layers, onOpen }: ClosedStepProps) {
  const now = useNow(1000);
  const isBought = useSession(({ userData }) => userData.user?.hasMarch8EarlyReveal ?? false);
  const { isBusy, buy } = useEarly();
  const early = isBought ? null : { price: bridge().config.earlyRevealPrice, isBusy, onBuy: () => void buy() };
  return <ClosedView opensAt={opensAt} now={now} early={early} onOpen={onOpen} onClose={layers.close} />;
}
