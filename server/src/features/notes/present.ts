import type { PublicValentine, Valentine } from '@billet/shared-domain/contract';
import { isSenderDisclosed } from '@billet/shared-domain/rules/permissions';
import type { NoteRow } from '../../kit/db/schema/notes.ts';
import type { Disclosure } from './disclosed.ts';

/**
 * A note as its recipient sees it. An unopened note reveals no contents. `isMutual` and `isOpenSympathy` need an existing sender: after the
 * account is deleted, the note looks like an ordinary one.
 */
export function presentValentine(row: NoteRow, disclosure: Disclosure | undefined): Valentine {
  const isOpened = row.status === 'opened';
  const isSenderThere = isOpened && disclosure != null && disclosure.sentAt !== null;
  const valentine: Valentine = {
    id: row.id,
    type: row.type,
    status: row.status,
    item: row.gift,
    message: isOpened ? row.message : null,
    answer: isOpened ? row.answer : null,
    sender: null,
    isFullyAnonymous: row.isFullyAnonymous,
    isOpenSympathy: isSenderThere && row.isOpenSympathy,
    isAnonymousMessage: row.type === 'anonymous_message',
    isMutual: isSenderThere && row.isMutual,
    isPublic: row.isPublic,
    isRevealCompleted: row.isRevealCompleted,
    isTelegramGiftSent: row.isTelegramGiftSent,
    sentAt: row.sentBucket.toISOString(),
  };
  if (!disclosure || !isSenderDisclosed(valentine)) return valentine;
  return { ...valentine, sender: disclosure.sender, sentAt: disclosure.sentAt ?? valentine.sentAt };
}

/** An answered public note as everyone sees it. */
export function presentPublicValentine(row: NoteRow): PublicValentine {
  return { id: row.id, item: { id: row.gift.id }, message: row.message, answer: row.answer ?? '', type: row.type };
}
