import { canAnswer } from '@billet/shared-domain/rules/permissions';
import { ANSWER_LIMIT } from '@billet/shared-domain/rules/text';
import { and, eq, isNull } from 'drizzle-orm';
import type { Pool } from '../../kit/db/database.ts';
import { items, outbox } from '../../kit/db/schema/items.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { cleanText } from '../../kit/http/texts.ts';
import { findItemOf } from '../notes/index.ts';

/**
 * Answers an opened item, once. The same answer again is taken as a repetition and changes nothing.
 * Throws `not_found`, `not_opened`, `already_answered` and the faults of a text.
 */
export async function answerItem(inbox: Pool, itemId: string, recipientId: string, typed: string): Promise<void> {
  const answer = cleanText(typed, ANSWER_LIMIT, 'answer');
  await inbox.transaction(async (tx) => {
    const item = await findItemOf(tx, itemId, recipientId);
    if (!item) throw new ApiError('not_found', 'You have no such item', { field: 'id' });
    if (item.status !== 'opened') throw new ApiError('not_opened', 'Open it before you answer');
    if (item.answer === answer) return;
    if (!canAnswer({ status: item.status, answer: item.answer, item: item.gift })) throw alreadyAnswered();
    const written = await tx
      .update(items)
      .set({ answer })
      .where(and(eq(items.id, itemId), isNull(items.answer)))
      .returning({ id: items.id });
    if (written.length === 0) throw alreadyAnswered();
    await tx.insert(outbox).values({ task: 'item-answered', payload: { itemId } });
  });
}

const alreadyAnswered = () => new ApiError('already_answered', 'This has its answer already');

/** Shows or hides an item on the public list. Throws `not_found`. */
export async function setVisibility(inbox: Pool, itemId: string, recipientId: string, isPublic: boolean): Promise<void> {
  const changed = await inbox
    .update(items)
    .set({ isPublic })
    .where(and(eq(items.id, itemId), eq(items.recipientId, recipientId), eq(items.isArrived, true)))
    .returning({ id: items.id });
  if (changed.length === 0) throw new ApiError('not_found', 'You have no such item', { field: 'id' });
}
