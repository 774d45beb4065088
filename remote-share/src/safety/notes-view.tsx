import type { Valentine } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button, Card, GiftArt } from '@billet/shared-ui';
import { List } from '../list/list.tsx';
import type { ListModel } from '../list/list-model.ts';
import { SheetStep } from '../sheet/sheet-step.tsx';
import styles from './safety.module.css';

export type NotesKind = 'muted' | 'blocked';

export interface ListedNote {
  readonly note: Valentine;
  /** Whether its sender is blocked by this very note. */
  readonly isBlocked: boolean;
}

export interface NotesModel {
  readonly kind: NotesKind;
  readonly notes: ListModel<ListedNote>;
  /** Opens a muted note, to read it here. */
  readonly onRead: (id: string) => void;
  /** Blocks the sender of a muted note, read or not, or lets them write again. */
  readonly onBlock: (id: string, isBlocked: boolean) => void;
  /** Leads to the report of a muted note, read or not. */
  readonly onReport: (id: string) => void;
  /** Lets a muted note into the inbox, or a sender write again. */
  readonly onRelease: (id: string) => void;
}

/** Notes that were muted, or those by which senders were blocked. */
export function NotesView({ model }: { readonly model: NotesModel }) {
  const text = useText();
  const { kind, notes } = model;
  return (
    <SheetStep title={text(`share-${kind}`)} subtitle={text(`share-${kind}-subtitle`)}>
      <List model={notes} name={kind} label={text(`share-${kind}`)} artId="heart" place={{ height: 124 }} keyOf={({ note }) => note.id}>
        {(row) => <Note row={row} model={model} />}
      </List>
    </SheetStep>
  );
}

function Note({ row, model }: { readonly row: ListedNote; readonly model: NotesModel }) {
  const text = useText();
  const { note } = row;
  const isOpened = note.status === 'opened';
  return (
    <Card className={styles.note}>
      <div className={styles.noteTop}>
        <GiftArt itemId={isOpened ? note.item.id : 'gift_closed'} size={56} />
        <p className={styles.noteText} data-unread={isOpened ? undefined : true} dir="auto">
          {isOpened ? note.message || text('share-note-no-words') : text('share-note-unread')}
        </p>
      </div>
      {model.kind === 'muted' ? (
        <MutedActions row={row} model={model} />
      ) : (
        <div className={styles.noteActions}>
          <Release id={note.id} model={model} />
        </div>
      )}
    </Card>
  );
}

/** All that can be done about a muted note without reading it. */
function MutedActions({ row: { note, isBlocked }, model }: { readonly row: ListedNote; readonly model: NotesModel }) {
  const text = useText();
  return (
    <div className={styles.noteChoices}>
      <Release id={note.id} model={model} isFullWidth />
      {note.status !== 'opened' && (
        <Button variant="secondary" isFullWidth onClick={() => model.onRead(note.id)}>
          {text('share-muted-read')}
        </Button>
      )}
      <Button variant="ghost" isFullWidth onClick={() => model.onReport(note.id)}>
        {text('share-muted-report')}
      </Button>
      <Button variant="ghost" isFullWidth onClick={() => model.onBlock(note.id, !isBlocked)}>
        {text(isBlocked ? 'share-muted-unblock' : 'share-muted-block')}
      </Button>
    </div>
  );
}

interface ReleaseProps {
  readonly id: string;
  readonly model: NotesModel;
  readonly isFullWidth?: boolean;
}

function Release({ id, model: { kind, onRelease }, isFullWidth = false }: ReleaseProps) {
  const text = useText();
  return (
    <Button variant="secondary" isFullWidth={isFullWidth} onClick={() => onRelease(id)}>
      {text(`share-${kind}-release`)}
    </Button>
  );
}
