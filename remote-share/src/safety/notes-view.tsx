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
  /** Whether the sender is blocked by this note. */
  readonly isBlocked: boolean;
}

export interface NotesModel {
  readonly kind: NotesKind;
  readonly notes: ListModel<ListedNote>;
  /** Opens a muted note to read it here. */
  readonly onRead: (id: string) => void;
  /** Blocks or unblocks the sender of a muted note, read or unread. */
  readonly onBlock: (id: string, isBlocked: boolean) => void;
  /** Opens the report of a muted note, read or unread. */
  readonly onReport: (id: string) => void;
  /** Moves a muted note to the inbox, or unblocks a sender. */
  readonly onRelease: (id: string) => void;
}

/** Muted notes, or notes whose senders are blocked. */
export function NotesView({ model }: { readonly model: NotesModel }) {
  const text = useText();
  const { kind, notes } = model;
  return (
    <SheetStep title={text(`share-${kind}`)} subtitle={text(`share-${kind}-subtitle`)}>
      <List model={notes} name={kind} label={text(`share-${kind}`)} placeholder={{ height: 124 }} keyOf={({ note }) => note.id}>
        {(row, place) => <Note row={row} place={place} model={model} />}
      </List>
    </SheetStep>
  );
}

interface NoteProps {
  readonly row: ListedNote;
  /** Position in the list, from 1. Part of the accessible names of its buttons, which makes them unique. */
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

/** After 'Read' was pressed, moves the focus to the message, because the button is removed. */
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
  /** ID of the button's text. */
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

/** Actions on a muted note that do not require reading it. */
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
