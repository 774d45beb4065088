import { useText } from '@billet/shared-i18n';
import { Button, greet, Hero, Mascot } from '@billet/shared-ui';
import notice from '../sheet/notice.module.css';
import { useSheetActions } from '../sheet/sheet-actions.ts';
import { SheetStep } from '../sheet/sheet-step.tsx';
import styles from './settings.module.css';

export interface AccountDeletionModel {
  readonly isBusy: boolean;
  readonly onDelete: () => void;
}

const points = ['received', 'sent', 'reveals', 'code'];

/** Explains the consequences before the account is deleted. */
export function DeleteView({ model }: { readonly model: AccountDeletionModel }) {
  const text = useText();
  const { onBack } = useSheetActions();
  const footer = (
    <div className={notice.actions}>
      <Button variant="danger" size="l" isFullWidth isBusy={model.isBusy} onClick={model.onDelete}>
        {text('share-delete-action')}
      </Button>
      <Button variant="ghost" isFullWidth disabled={model.isBusy} onClick={onBack}>
        {text('share-delete-keep')}
      </Button>
    </div>
  );
  return (
    <SheetStep title={text('share-settings-delete')} footer={footer}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{text(`share-delete-${point}`)}</li>
        ))}
      </ul>
    </SheetStep>
  );
}

/** Shown after the account was deleted. */
export function DeletedView() {
  const text = useText();
  const { onClose } = useSheetActions();
  const footer = (
    <Button size="l" isFullWidth onClick={onClose}>
      {text('share-delete-leave')}
    </Button>
  );
  return (
    <SheetStep title={text('share-delete-done')} footer={footer}>
      <div className={notice.notice}>
        <Hero>
          <Mascot mood={greet} size={128} />
        </Hero>
        <p className={notice.small}>{text('share-delete-done-text')}</p>
      </div>
    </SheetStep>
  );
}
