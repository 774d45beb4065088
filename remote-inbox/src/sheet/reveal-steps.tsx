import { useSession } from '@billet/shared-bridge';
import type { RevealPack, SenderDetails, Valentine } from '@billet/shared-domain/contract';
import { DEFAULT_PACK } from '@billet/shared-domain/rules/packs';
import { canOpenChat } from '@billet/shared-domain/rules/permissions';
import { useState } from 'react';
import { PacksView } from '../packs/packs-view.tsx';
import { ConfirmView } from '../reveal/confirm-view.tsx';
import { SenderDetailsView } from '../sender-details/sender-details-view.tsx';
import type { Layer } from './layer.ts';
import { openChat } from './open-chat.ts';
import type { Layers } from './use-layers.ts';
import type { Reveal } from './use-reveal.ts';

interface StepProps {
  readonly layer: Layer;
  readonly layers: Layers;
  readonly reveal: Reveal;
}

export function ConfirmStep({ layer, layers, reveal }: StepProps) {
  const availableReveals = useSession((session) => session.userData.user?.availableReveals ?? 0);
  // the number in the question stays the one it was asked with, also while it is being spent
  const [asked] = useState(availableReveals);
  return (
    <ConfirmView
      availableReveals={asked}
      isRevealing={reveal.isBusy}
      onConfirm={() => void reveal.spend(layer)}
      onBack={layers.back}
      onClose={layers.close}
    />
  );
}

export function PacksStep({ layer, layers, reveal }: StepProps) {
  const [chosen, setChosen] = useState<RevealPack>(DEFAULT_PACK);
  return (
    <PacksView
      chosen={chosen}
      isBuying={reveal.isBusy}
      onChoose={setChosen}
      onBuy={() => void reveal.buy(layer, chosen)}
      onBack={layers.back}
      onClose={layers.close}
    />
  );
}

interface SenderStepProps {
  readonly details: SenderDetails;
  readonly valentine: Valentine;
  readonly layers: Layers;
}

export function SenderStep({ details, valentine, layers }: SenderStepProps) {
  const chat = canOpenChat(valentine) ? () => openChat(valentine) : null;
  return <SenderDetailsView details={details} onChat={chat} onBack={layers.back} onClose={layers.close} />;
}
