import { useText } from '@billet/shared-i18n';
import { Button, GiftArt, Hero, SheetBody } from '@billet/shared-ui';
import styles from '../settings/settings.module.css';

export interface AgeViewProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asked once, before somebody invites others to write to them (SAF-02). */
export function AgeView({ onConfirm, onClose }: AgeViewProps) {
  const text = useText();
  const footer = (
    <div className={styles.actions}>
      <Button size="l" isFullWidth onClick={onConfirm}>
        {text('share-age-confirm')}
      </Button>
      <Button variant="ghost" isFullWidth onClick={onClose}>
        {text('share-age-decline')}
      </Button>
    </div>
  );
  return (
    <SheetBody title={text('share-age-title')} onClose={onClose} closeLabel={text('share-menu-close')} footer={footer}>
      <div className={styles.warning}>
        <Hero>
          <GiftArt itemId="lock" size={120} />
        </Hero>
        <p className={styles.note}>{text('share-age-text')}</p>
      </div>
    </SheetBody>
  );
}
