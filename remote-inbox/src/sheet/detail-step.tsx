import { bridge, useSession } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { QuestionView } from '../question/question-view.tsx';
import { nextRevealStep } from '../reveal/reveal-flow.ts';
import { shareAnswer } from '../story/share-answer.ts';
import { ValentineView } from '../valentine/valentine-view.tsx';
import type { Layer } from './layer.ts';
import { openChat } from './open-chat.ts';
import { ports } from './ports.ts';
import type { Layers } from './use-layers.ts';
import { useNotify } from './use-notify.ts';
import type { Reveal } from './use-reveal.ts';

interface DetailStepProps {
  readonly layer: Layer;
  readonly valentine: Valentine;
  readonly layers: Layers;
  readonly reveal: Reveal;
  readonly onVisibility: (isPublic: boolean) => void;
}

export function DetailStep({ layer, valentine, layers, reveal, onVisibility }: DetailStepProps) {
  const availableReveals = useSession((session) => session.userData.user?.availableReveals ?? 0);
  const notify = useNotify();
  const { id } = valentine;
  const revealStep = nextRevealStep(valentine, availableReveals);
  const goReveal = () => {
    if (revealStep === 'show') void reveal.spend(layer);
    else if (revealStep === 'confirm') layers.open({ step: 'confirm', id });
    else if (revealStep === 'buy') layers.open({ step: 'packs', id });
  };
  const share = async () => {
    const fault = await shareAnswer({ ...ports, messenger: bridge().messenger }, id);
    if (fault) notify(fault);
  };
  const View = valentine.type === 'anonymous_message' ? QuestionView : ValentineView;
  return (
    <View
      valentine={valentine}
      availableReveals={availableReveals}
      revealStep={revealStep}
      isRevealing={reveal.isBusy}
      onReveal={goReveal}
      onReply={() => layers.open({ step: 'reply', id })}
      onChat={() => openChat(valentine)}
      onVisibility={onVisibility}
      onShare={() => void share()}
      onSafety={() => layers.open({ step: 'safety', id })}
      onClose={layers.close}
    />
  );
}
