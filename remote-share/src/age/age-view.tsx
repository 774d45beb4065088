import { useText } from '@billet/shared-i18n';
import { Button } from '@billet/shared-ui';
import styles from '../sheet/notice.module.css';
import { useSheetActions } from '../sheet/sheet-actions.ts';
import { SheetStep } from '../sheet/sheet-step.tsx';

/** Asks for the age once, before the user invites others to write to them (SAF-02). */
export function AgeView({ onConfirm }: { readonly onConfirm: () => void }) {
  const text = useText();
  const { onClose } = useSheetActions();
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
    <SheetStep title={text('share-age-title')} footer={footer}>
      <p className={styles.small}>{text('share-age-text')}</p>
    </SheetStep>
  );
}
