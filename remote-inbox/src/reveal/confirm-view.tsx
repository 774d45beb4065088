import { useText } from '@billet/shared-i18n';
import { Button, EyeIcon, GiftArt, Hero, SheetBody } from '@billet/shared-ui';
import styles from './reveal.module.css';
import { WhatIsShown } from './what-is-shown.tsx';

export interface ConfirmViewProps {
  readonly availableReveals: number;
  readonly isRevealing: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The question before a reveal is spent. */
export function ConfirmView({ availableReveals, isRevealing, onConfirm, onBack, onClose }: ConfirmViewProps) {
  const text = useText();
  return (
    <SheetBody
      title={text('inbox-confirm-title')}
      subtitle={text('inbox-confirm-subtitle', { count: availableReveals })}
      onClose={onClose}
      closeLabel={text('inbox-close')}
      onBack={onBack}
      backLabel={text('inbox-back')}
      footer={
        <div className={styles.actions}>
          <Button size="l" isFullWidth isBusy={isRevealing} icon={<EyeIcon />} onClick={onConfirm}>
            {text('inbox-confirm-yes')}
          </Button>
          <Button variant="ghost" isFullWidth onClick={onBack}>
            {text('inbox-confirm-no')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <Hero>
          <GiftArt itemId="ghost" size={128} />
        </Hero>
        <WhatIsShown />
      </div>
    </SheetBody>
  );
}
