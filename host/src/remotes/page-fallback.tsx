import { useText } from '@billet/shared-i18n';
import { Button, Failed } from '@billet/shared-ui';

export interface PageFallbackProps {
  readonly kind: 'failed' | 'broken';
  readonly onRetry: () => void;
  /** Null when there is no release before this one to go back to. */
  readonly onPrevious: (() => void) | null;
}

/** Stands where a page could not be shown; the rest of the app goes on. */
export function PageFallback({ kind, onRetry, onPrevious }: PageFallbackProps) {
  const text = useText();
  const previous = onPrevious && (
    <Button variant="ghost" onClick={onPrevious}>
      {text('shell-page-previous')}
    </Button>
  );
  return (
    <Failed
      place="page"
      artId="ghost"
      title={text(`shell-page-${kind}-title`)}
      text={text(`shell-page-${kind}-text`)}
      retryLabel={text('shell-page-retry')}
      onRetry={onRetry}
      other={previous}
    />
  );
}
