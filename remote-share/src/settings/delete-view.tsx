import { useText } from '@billet/shared-i18n';
import { Button, GiftArt, Hero, SheetBody } from '@billet/shared-ui';
import styles from './settings.module.css';

export interface DeleteViewProps {
  readonly isBusy: boolean;
  /** The account is gone; only a goodbye is left to say. */
  readonly isDone: boolean;
  readonly onDelete: () => void;
  readonly onBack: () => void;
  /** Leaves the app where the account is gone, else the sheet. */
  readonly onClose: () => void;
}

/** What deleting means, said before it is done. */
export function DeleteView({ isBusy, isDone, onDelete, onBack, onClose }: DeleteViewProps) {
  const text = useText();
  if (isDone)
    return (
      <SheetBody
        title={text('share-delete-done')}
        onClose={onClose}
        closeLabel={text('share-menu-close')}
        footer={
          <Button size="l" isFullWidth onClick={onClose}>
            {text('share-delete-leave')}
          </Button>
        }
      >
        <div className={styles.warning}>
          <Hero>
            <GiftArt itemId="ghost" size={128} />
          </Hero>
          <p className={styles.note}>{text('share-delete-done-text')}</p>
        </div>
      </SheetBody>
    );
  return (
    <SheetBody
      title={text('share-settings-delete')}
      onClose={onClose}
      closeLabel={text('share-menu-close')}
      onBack={onBack}
      backLabel={text('share-back')}
      footer={
        <div className={styles.actions}>
          <Button variant="danger" size="l" isFullWidth isBusy={isBusy} onClick={onDelete}>
            {text('share-delete-action')}
          </Button>
          <Button variant="ghost" isFullWidth onClick={onBack}>
            {text('share-delete-keep')}
          </Button>
        </div>
      }
    >
      <ul className={styles.points}>
        {['received', 'sent', 'reveals', 'code'].map((point) => (
          <li key={point}>{text(`share-delete-${point}`)}</li>
        ))}
      </ul>
    </SheetBody>
  );
}
