import type { PlaceWordsProps } from '@billet/shared-bridge/host';
import { useText } from '@billet/shared-i18n';
import { Button, EmptyState, Spinner } from '@billet/shared-ui';
import styles from './sheet-place-words.module.css';

/** What stands in the place of a sheet that is on its way, lost or broken (MFE-06). */
export function SheetPlaceWords({ kind, onRetry, onClose }: PlaceWordsProps) {
  const text = useText();
  if (kind === 'waiting') return <Spinner label={text('shell-sheet-loading')} />;
  const actions = (
    <div className={styles.actions}>
      <Button size="l" isFullWidth onClick={onRetry}>
        {text('shell-page-retry')}
      </Button>
      <Button variant="ghost" size="l" isFullWidth onClick={onClose}>
        {text('shell-sheet-close')}
      </Button>
    </div>
  );
  return (
    <div role="alert">
      <EmptyState artId="ghost" title={text(`shell-sheet-${kind}-title`)} text={text(`shell-sheet-${kind}-text`)} action={actions} />
    </div>
  );
}
