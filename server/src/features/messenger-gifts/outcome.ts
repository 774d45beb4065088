import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type GiftRow, messengerGifts } from '../../kit/db/schema/money.ts';
import { notes } from '../../kit/db/schema/notes.ts';
import type { Deps } from '../../kit/deps.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { refundDelivered, type SellingDeps } from '../payments/index.ts';
import { openCharge } from './charge.ts';

/**
 * Records a confirmed gift and erases its charge. The note shows it once all its gifts are confirmed. Confirmations for one note are
 * serialized, so that the last one sees the others.
 */
export async function markSent({ db, live, clock }: Pick<Deps, 'db' | 'live' | 'clock'>, { id, noteId, parts }: GiftRow): Promise<void> {
  await db.owner.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`gifts of ${noteId}`}, 0))`);
    const sent = await tx
      .update(messengerGifts)
      .set({ state: 'sent', charge: null, triedAt: clock.real() })
      .where(and(eq(messengerGifts.id, id), ne(messengerGifts.state, 'sent')))
      .returning({ id: messengerGifts.id });
    if (sent.length === 0) return;
    const isOfNote = and(eq(messengerGifts.noteId, noteId), eq(messengerGifts.state, 'sent'));
    if ((await tx.$count(messengerGifts, isOfNote)) < parts) return;
    const [note] = await tx
      .update(notes)
      .set({ isTelegramGiftSent: true })
      .where(eq(notes.id, noteId))
      .returning({ recipientId: notes.recipientId });
    if (note) await announceChange(tx, note.recipientId, 'inventory');
  });
  live.sendSignal();
}

/**
 * Gives up a gift and refunds its payment; the note stays. The messenger only refunds whole payments, so a pack is refunded as a whole when
 * one gift fails, and its waiting gifts are not bought.
 */
export async function returnGift(deps: SellingDeps, tried: GiftRow): Promise<void> {
  const { db, config, live } = deps;
  await db.app.transaction(async (tx) => {
    const [gift] = await tx
      .delete(messengerGifts)
      .where(and(isThisAttempt(tried), ne(messengerGifts.state, 'sent')))
      .returning();
    if (!gift?.charge) return;
    await refundDelivered(tx, deps, openCharge(config.sealKey, gift.charge));
  });
  live.sendSignal();
}

/** Marks a gift as not bought and ready for a retry. */
export async function markWaiting({ db }: Pick<Deps, 'db'>, tried: GiftRow): Promise<void> {
  await db.app
    .update(messengerGifts)
    .set({ state: 'waiting' })
    .where(and(isThisAttempt(tried), eq(messengerGifts.state, 'sending')));
}

/** Matches the gift as it was read, so that a later attempt of another process is not changed. */
function isThisAttempt({ id, triedAt }: GiftRow): SQL | undefined {
  return and(eq(messengerGifts.id, id), triedAt === null ? isNull(messengerGifts.triedAt) : eq(messengerGifts.triedAt, triedAt));
}
