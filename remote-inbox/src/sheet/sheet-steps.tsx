import { useLayer } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { toggleVisibility } from '../item/visibility-flow.ts';
import { GoneView } from '../reveal/gone-view.tsx';
import { ClosedStep } from './closed-step.tsx';
import { DetailStep } from './detail-step.tsx';
import { type Layer, layerBelow } from './layer.ts';
import { ports } from './ports.ts';
import { ReplyStep } from './reply-step.tsx';
import { ConfirmStep, PacksStep, SenderStep } from './reveal-steps.tsx';
import { ReportedStep, ReportStep, SafetyStep } from './safety-steps.tsx';
import type { HeldItems } from './use-held-items.ts';
import type { Layers } from './use-layers.ts';
import { useNotify } from './use-notify.ts';
import type { Reveal } from './use-reveal.ts';

export interface SheetStepsProps {
  readonly layer: Layer;
  readonly valentine: Valentine;
  readonly held: HeldItems;
  readonly layers: Layers;
  readonly reveal: Reveal;
  readonly onUnwrap: (id: string) => void;
}

/** What the sheet shows at each step. */
export function SheetSteps({ layer, valentine, held, layers, reveal, onUnwrap }: SheetStepsProps) {
  const notify = useNotify();
  useLayer(layers.layer !== null && layerBelow(layer) !== null, layers.back);
  const setVisibility = async (isPublic: boolean) => {
    const outcome = await toggleVisibility({ ...ports, change: held.change }, valentine, isPublic);
    if (outcome === 'failed') notify('visibility-change-error');
  };
  const onVisibility = (isPublic: boolean) => void setVisibility(isPublic);

  switch (layer.step) {
    case 'closed':
      return <ClosedStep opensAt={layer.opensAt} layers={layers} onOpen={() => onUnwrap(layer.id)} />;
    case 'detail':
      return <DetailStep layer={layer} valentine={valentine} layers={layers} reveal={reveal} onVisibility={onVisibility} />;
    case 'reply':
      return <ReplyStep valentine={valentine} held={held} layers={layers} onVisibility={onVisibility} />;
    case 'confirm':
      return <ConfirmStep layer={layer} layers={layers} reveal={reveal} />;
    case 'packs':
      return <PacksStep layer={layer} layers={layers} reveal={reveal} />;
    case 'gone':
      return <GoneView onBack={layers.back} onClose={layers.close} />;
    case 'safety':
      return <SafetyStep id={layer.id} layers={layers} />;
    case 'report':
      return <ReportStep id={layer.id} layers={layers} />;
    case 'reported':
      return <ReportedStep id={layer.id} layers={layers} />;
    case 'sender':
      return <SenderStep details={layer.details} valentine={valentine} layers={layers} />;
  }
}
