import type { SentItem } from '@billet/shared-domain/contract';
import { useLanguage, useText } from '@billet/shared-i18n';
import { Button, Card, EmptyState, GiftArt, SheetBody, Skeleton } from '@billet/shared-ui';
import styles from './sent.module.css';

export interface SentViewProps {
  /** Null while it loads. */
  readonly sent: readonly SentItem[] | 'failed' | null;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** What the person sent, and what became of it (SAF-03). */
export function SentView(props: SentViewProps) {
  const text = useText();
  return (
    <SheetBody
      title={text('share-sent')}
      subtitle={text('share-sent-subtitle')}
      onClose={props.onClose}
      closeLabel={text('share-menu-close')}
      onBack={props.onBack}
      backLabel={text('share-back')}
    >
      <Sent {...props} />
    </SheetBody>
  );
}

function Sent({ sent, hasMore, onMore, onRetry }: SentViewProps) {
  const text = useText();
  if (sent === null)
    return (
      <div className={styles.list} role="status" aria-label={text('share-sent-loading')}>
        <Skeleton height={96} radius="var(--radius-l)" />
        <Skeleton height={96} radius="var(--radius-l)" />
      </div>
    );
  if (sent === 'failed')
    return (
      <div role="alert">
        <EmptyState
          artId="envelope"
          title={text('share-sent-failed')}
          action={<Button onClick={onRetry}>{text('share-safety-retry')}</Button>}
        />
      </div>
    );
  if (sent.length === 0) return <EmptyState artId="bouquet" title={text('share-sent-empty')} text={text('share-sent-empty-text')} />;
  return (
    <>
      <ul className={styles.list}>
        {sent.map((each) => (
          <li key={each.sentAt}>
            <Letter letter={each} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="ghost" isFullWidth onClick={onMore}>
          {text('share-purchases-more')}
        </Button>
      )}
    </>
  );
}

function Letter({ letter }: { readonly letter: SentItem }) {
  const text = useText();
  const { locale } = useLanguage();
  const { item, message, answer, state, isRevealed, sentAt, recipient } = letter;
  const when = new Date(sentAt).toLocaleDateString(locale, { day: 'numeric', month: 'long' });
  return (
    <Card className={styles.letter}>
      <GiftArt itemId={item.id} size={52} />
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={styles.name} dir="auto">
            {text('share-sent-to', { name: recipient.firstName })}
          </span>
          <span className={styles.small}>{when}</span>
        </div>
        {message !== '' && (
          <p className={styles.message} dir="auto">
            {message}
          </p>
        )}
        {answer !== null && (
          <p className={styles.answer} dir="auto">
            {answer}
          </p>
        )}
        <span className={styles.state} data-state={state}>
          {text(`share-sent-${state}`)}
          {isRevealed && ` · ${text('share-sent-revealed')}`}
        </span>
      </div>
    </Card>
  );
}
