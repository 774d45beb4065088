import { useText } from '@billet/shared-i18n';
import { Button, SendIcon } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { GiftPrice } from '../gifts/gift-price.tsx';
import styles from './checkout-footer.module.css';

export interface CheckoutFooterProps {
  /** Whole Stars. */
  readonly total: number;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onSend: () => void;
  /** How sending goes. */
  readonly children: ReactNode;
}

/** The total and the button that sends. */
export function CheckoutFooter({ total, isBusy, isDisabled, onSend, children }: CheckoutFooterProps) {
  const text = useText();
  return (
    <div className={styles.footer}>
      {children}
      <div className={styles.total} aria-live="polite">
        <span>{text('send-total')}</span>
        <span className={styles.sum}>
          <GiftPrice stars={total} />
        </span>
      </div>
      <Button size="l" isFullWidth isBusy={isBusy} disabled={isDisabled} icon={<SendIcon />} onClick={onSend}>
        {text('send-submit')}
      </Button>
    </div>
  );
}
