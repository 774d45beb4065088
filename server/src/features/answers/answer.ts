import { canAnswer } from '@billet/shared-domain/rules/permissions';
import { ANSWER_LIMIT } from '@billet/shared-domain/rules/text';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Pool } from '../../kit/db/database.ts';
import { notes } from '../../kit/db/schema/notes.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { cleanText } from '../../kit/http/texts.ts';
import { announceInventory } from '../../kit/live/change-event.ts';
import { findNoteOf } from '../notes/index.ts';

/**
 * Answers an opened note, once. Repeating the same answer has no effect. Throws `not_found`, `not_opened`, `already_answered` and text
 * errors.
 */
export async function answerNote(inbox: Pool, noteId: string, recipientId: string, typed: string): Promise<void> {
  const answer = cleanText(typed, ANSWER_LIMIT, 'answer');
  await inbox.transaction(async (tx) => {
    const note = await findNoteOf(tx, noteId, recipientId);
    if (!note) throw new ApiError('not_found', 'You have no such note', { field: 'id' });
    if (note.status !== 'opened') throw new ApiError('not_opened', 'Open it before you answer');
    if (note.answer === answer) return;
    if (!canAnswer({ status: note.status, answer: note.answer, item: note.gift })) throw alreadyAnswered();
    const written = await tx
      .update(notes)
      .set({ answer })
      .where(and(eq(notes.id, noteId), isNull(notes.answer)))
      .returning({ id: notes.id });
    if (written.length === 0) throw alreadyAnswered();
    await announceInventory(tx, recipientId);
    await tx.execute(sql`SELECT billet.tell_answer(${noteId}, ${recipientId})`);
  });
}

const alreadyAnswered = () => new ApiError('already_answered', 'This has its answer already');

/** Shows a note on the public list or hides it. Throws `not_found`. */
export async function setVisibility(inbox: Pool, noteId: string, recipientId: string, isPublic: boolean): Promise<void> {
  await inbox.transaction(async (tx) => {
    const changed = await tx
      .update(notes)
      .set({ isPublic })
      .where(and(eq(notes.id, noteId), eq(notes.recipientId, recipientId)))
      .returning({ id: notes.id });
    if (changed.length === 0) throw new ApiError('not_found', 'You have no such note', { field: 'id' });
    await announceInventory(tx, recipientId);
  });
}
