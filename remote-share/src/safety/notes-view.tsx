import type { Valentine } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button, Card, GiftArt, Written } from '@billet/shared-ui';
import { type ComponentProps, useEffect, useRef } from 'react';
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
      <List model={notes} name={kind} label={text(`share-${kind}`)} place={{ height: 124 }} keyOf={({ note }) => note.id}>
        {(row, place) => <Note row={row} place={place} model={model} />}
      </List>
    </SheetStep>
  );
}

interface NoteProps {
  readonly row: ListedNote;
  /** Its place in the list, from 1: told with each of its buttons, so that no two notes have the same. */
  readonly place: number;
  readonly model: NotesModel;
}

function Note({ row, place, model }: NoteProps) {
  const text = useText();
  const { note } = row;
  const isOpened = note.status === 'opened';
  const words = useFocusOnceRead(isOpened);
  return (
    <Card className={styles.note}>
      <div className={styles.noteTop}>
        <GiftArt itemId={isOpened ? note.item.id : 'gift_closed'} size={56} />
        <p ref={words} tabIndex={-1} className={styles.noteText} data-unread={isOpened ? undefined : true}>
          {isOpened && note.message ? (
            <Written as="text">{note.message}</Written>
          ) : (
            text(isOpened ? 'share-note-no-words' : 'share-note-unread')
          )}
        </p>
      </div>
      {model.kind === 'muted' ? (
        <MutedActions row={row} place={place} model={model} />
      ) : (
        <div className={styles.noteActions}>
          <Release id={note.id} place={place} model={model} />
        </div>
      )}
    </Card>
  );
}

/** Whoever has pressed 'Read' goes on from the words: the button is gone, and the focus with it. */
function useFocusOnceRead(isRead: boolean) {
  const words = useRef<HTMLParagraphElement>(null);
  const wasRead = useRef(isRead);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isRead && !wasRead.current && isLost) words.current?.focus({ preventScroll: true });
    wasRead.current = isRead;
  }, [isRead]);
  return words;
}

interface ActionProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'isFullWidth' | 'onClick'> {
  /** The id of its words. */
  readonly id: string;
  readonly place: number;
}

function Action({ id, place, ...button }: ActionProps) {
  const text = useText();
  const action = text(id);
  return (
    <Button {...button} aria-label={text('share-note-action', { action, place })}>
      {action}
    </Button>
  );
}

/** All that can be done about a muted note without reading it. */
function MutedActions({ row: { note, isBlocked }, place, model }: NoteProps) {
  return (
    <div className={styles.noteChoices}>
      <Release id={note.id} place={place} model={model} isFullWidth />
      {note.status !== 'opened' && (
        <Action id="share-muted-read" place={place} variant="secondary" isFullWidth onClick={() => model.onRead(note.id)} />
      )}
      <Action id="share-muted-report" place={place} variant="ghost" isFullWidth onClick={() => model.onReport(note.id)} />
      <Action
        id={isBlocked ? 'share-muted-unblock' : 'share-muted-block'}
        place={place}
        variant="ghost"
        isFullWidth
        onClick={() => model.onBlock(note.id, !isBlocked)}
      />
    </div>
  );
}

interface ReleaseProps {
  readonly id: string;
  readonly place: number;
  readonly model: NotesModel;
  readonly isFullWidth?: boolean;
}

function Release({ id, place, model: { kind, onRelease }, isFullWidth = false }: ReleaseProps) {
  return <Action id={`share-${kind}-release`} place={place} variant="secondary" isFullWidth={isFullWidth} onClick={() => onRelease(id)} />;
}
