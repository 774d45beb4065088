import type { Valentine } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button, Card, GiftArt } from '@billet/shared-ui';
import { List } from '../list/list.tsx';
import type { ListModel } from '../list/list-model.ts';
import { SheetStep } from '../sheet/sheet-step.tsx';
import styles from './safety.module.css';

export type NotesKind = 'muted' | 'blocked';

export interface NotesModel {
  readonly kind: NotesKind;
  readonly notes: ListModel<Valentine>;
  /** Opens a muted note, to read it here. */
  readonly onRead: (id: string) => void;
  /** Lets a muted note into the inbox, or a sender write again. */
  readonly onRelease: (id: string) => void;
}

/** Notes that were muted, or those by which senders were blocked. */
export function NotesView({ model }: { readonly model: NotesModel }) {
  const text = useText();
  const { kind, notes } = model;
  return (
    <SheetStep title={text(`share-${kind}`)} subtitle={text(`share-${kind}-subtitle`)}>
      <List model={notes} name={kind} label={text(`share-${kind}`)} artId="heart" place={{ height: 124 }} keyOf={({ id }) => id}>
        {(note) => <Note note={note} model={model} />}
      </List>
    </SheetStep>
  );
}

function Note({ note, model }: { readonly note: Valentine; readonly model: NotesModel }) {
  const text = useText();
  const { kind, onRead, onRelease } = model;
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
          <Button variant="ghost" onClick={() => onRead(note.id)}>
            {text('share-muted-read')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onRelease(note.id)}>
          {text(`share-${kind}-release`)}
        </Button>
      </div>
    </Card>
  );
}
