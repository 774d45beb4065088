import { useText } from '@billet/shared-i18n';
import { Button, EmptyState } from '@billet/shared-ui';
import styles from './remote-page.module.css';

export interface PageFallbackProps {
  readonly kind: 'failed' | 'broken';
  readonly onRetry: () => void;
  /** Null when there is no release before this one to go back to. */
  readonly onPrevious: (() => void) | null;
}

/** Stands where a page could not be shown; the rest of the app goes on. */
export function PageFallback({ kind, onRetry, onPrevious }: PageFallbackProps) {
  const text = useText();
  const actions = (
    <div className={styles.actions}>
      <Button onClick={onRetry}>{text('shell-page-retry')}</Button>
      {onPrevious && (
        <Button variant="ghost" onClick={onPrevious}>
          {text('shell-page-previous')}
        </Button>
      )}
    </div>
  );
  return (
    <div className={styles.place} role="alert">
      <EmptyState artId="ghost" title={text(`shell-page-${kind}-title`)} text={text(`shell-page-${kind}-text`)} action={actions} />
    </div>
  );
}
