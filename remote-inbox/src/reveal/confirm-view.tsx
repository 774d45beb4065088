import { useSession } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { Button, EyeIcon } from '@billet/shared-ui';
import { type CSSProperties, useState } from 'react';
import { artOf } from '../note/art.ts';
import { useDoneElsewhere, useSheet } from '../sheet/sheet-context.ts';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import { VeiledPortrait } from './portrait.tsx';
import styles from './reveal.module.css';
import { RevealedFacts } from './revealed-facts.tsx';
import { SenderFrame } from './sender-frame.tsx';
import { HOLD, useHoldToReveal } from './use-hold-to-reveal.ts';

const pace = { '--hold': `${HOLD}ms` } as CSSProperties;

export interface ConfirmModel {
  readonly availableReveals: number;
  /** Picture ID of the sent item. */
  readonly art: string;
  readonly isRevealing: boolean;
  readonly reveal: () => void;
  readonly back: () => void;
}

export function useConfirm(): ConfirmModel {
  const { layer, layers, note, reveal } = useSheet();
  const availableReveals = useSession((session) => session.userData.user?.availableReveals ?? 0);
  // keep the number that the question was asked with while a reveal is spent
  const [asked] = useState(availableReveals);
  const isRevealing = reveal.phase !== 'idle';
  useDoneElsewhere(note.isRevealCompleted && !isRevealing);
  return { availableReveals: asked, art: artOf(note), isRevealing, reveal: () => reveal.spend(layer), back: layers.back };
}

/** Confirmation before a reveal is spent. */
export function ConfirmView({ model }: { readonly model: ConfirmModel }) {
  const text = useText();
  const { canHold, isHolding, press } = useHoldToReveal(model.reveal, model.isRevealing);
  return (
    <SheetFrame
      title={text('inbox-confirm-title')}
      subtitle={text('inbox-confirm-subtitle', { count: model.availableReveals })}
      footer={
        <div className={styles.actions}>
          <Button
            size="l"
            isFullWidth
            className={styles.hold}
            data-holding={isHolding || undefined}
            style={pace}
            isBusy={model.isRevealing}
            icon={<EyeIcon />}
            {...press}
          >
            {text(canHold ? 'inbox-confirm-hold' : 'inbox-confirm-yes')}
          </Button>
          <Button variant="ghost" isFullWidth onClick={model.back}>
            {text('inbox-confirm-no')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <SenderFrame art={model.art} phase="veiled" portrait={<VeiledPortrait isPulsing={model.isRevealing || isHolding} />} />
        <RevealedFacts />
      </div>
    </SheetFrame>
  );
}
