import { useNow } from '@billet/shared-bridge';
import { ClosedView } from '../closed/ClosedView.tsx';
import type { Layers } from './useLayers.ts';

interface ClosedStepProps {
  readonly opensAt: Date;
  readonly layers: Layers;
  readonly onOpen: () => void;
}

export function ClosedStep({ opensAt, layers, onOpen }: ClosedStepProps) {
  const now = useNow(1000);
  return <ClosedView opensAt={opensAt} now={now} onOpen={onOpen} onClose={layers.close} />;
}
