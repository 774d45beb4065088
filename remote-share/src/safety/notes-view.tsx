import type { Valentine } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button, Card, EmptyState, GiftArt, SheetBody, Skeleton } from '@billet/shared-ui';
import styles from './safety.module.css';

export type NotesKind = 'muted' | 'blocked';

export interface NotesViewProps {
  readonly kind: NotesKind;
  /** Null while they load. */
  readonly notes: readonly Valentine[] | 'failed' | null;
  /** Opens a muted note, to read it here. */
  readonly onRead: (id: string) => void;
  /** Lets a muted note into the inbox, or a sender write again. */
  readonly onRelease: (id: string) => void;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Notes that were muted, or those by which senders were blocked. */
export function NotesView(props: NotesViewProps) {
  const text = useText();
  const { kind, onBack, onClose } = props;
  return (
    <SheetBody
      title={text(`share-${kind}`)}
      subtitle={text(`share-${kind}-subtitle`)}
      onClose={onClose}
      closeLabel={text('share-menu-close')}
      onBack={onBack}
      backLabel={text('share-back')}
    >
      <Notes {...props} />
    </SheetBody>
  );
}

function Notes({ kind, notes, onRead, onRelease, onRetry }: NotesViewProps) {
  const text = useText();
  if (notes === null) return <Loading />;
  if (notes === 'failed')
    return (
      <div role="alert">
        <EmptyState
          artId="envelope"
          title={text('share-safety-failed')}
          action={<Button onClick={onRetry}>{text('share-safety-retry')}</Button>}
        />
      </div>
    );
  if (notes.length === 0) return <EmptyState artId="heart" title={text(`share-${kind}-empty`)} text={text(`share-${kind}-empty-text`)} />;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <Note kind={kind} note={note} onRead={() => onRead(note.id)} onRelease={() => onRelease(note.id)} />
        </li>
      ))}
    </ul>
  );
}

interface NoteProps {
  readonly kind: NotesKind;
  readonly note: Valentine;
  readonly onRead: () => void;
  readonly onRelease: () => void;
}

function Note({ kind, note, onRead, onRelease }: NoteProps) {
  const text = useText();
  const isOpened = note.status === 'opened';
  return (
    <Card className={styles.note}>
      <div className={styles.noteTop}>
        <GiftArt itemId={isOpened ? note.item.id : 'gift_closed'} size={56} />
        <p className={styles.noteText} data-unread={isOpened ? undefined : true} dir="auto">
          {isOpened ? note.message || text('share-note-no-words') : text('share-note-unread')}
        </p>
      </div>
      <div className={styles.noteActions}>
        {kind === 'muted' && !isOpened && (
          <Button variant="ghost" onClick={onRead}>
            {text('share-muted-read')}
          </Button>
        )}
        <Button variant="secondary" onClick={onRelease}>
          {text(`share-${kind}-release`)}
        </Button>
      </div>
    </Card>
  );
}

function Loading() {
  const text = useText();
  return (
    <div className={styles.body} role="status" aria-label={text('share-safety-loading')}>
      <Skeleton height={124} radius="var(--radius-l)" />
      <Skeleton height={124} radius="var(--radius-l)" />
    </div>
  );
}
