import { useSession } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { Button, EyeIcon } from '@billet/shared-ui';
import { useState } from 'react';
import { artOf } from '../note/art.ts';
import { useDoneElsewhere, useSheet } from '../sheet/sheet-context.ts';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import { VeiledPortrait } from './portrait.tsx';
import styles from './reveal.module.css';
import { RevealedFacts } from './revealed-facts.tsx';
import { SenderFrame } from './sender-frame.tsx';

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
  return (
    <SheetFrame
      title={text('inbox-confirm-title')}
      subtitle={text('inbox-confirm-subtitle', { count: model.availableReveals })}
      footer={
        <div className={styles.actions}>
          <Button size="l" isFullWidth isBusy={model.isRevealing} icon={<EyeIcon />} onClick={model.reveal}>
            {text('inbox-confirm-yes')}
          </Button>
          <Button variant="ghost" isFullWidth onClick={model.back}>
            {text('inbox-confirm-no')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <SenderFrame art={model.art} phase="veiled" portrait={<VeiledPortrait isBeating={model.isRevealing} />} />
        <RevealedFacts />
      </div>
    </SheetFrame>
  );
}
