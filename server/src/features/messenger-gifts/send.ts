import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type GiftRow, messengerGifts } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { failureKind } from '../../kit/messenger/messenger.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { isStillPaid, type SellingDeps } from '../payments/index.ts';
import { openCharge } from './charge.ts';
import { markSent, returnGift, wait } from './outcome.ts';

/** The same gift to the same person no sooner than this after the last. */
const APART_MS = 10_000;

/**
 * Buys one gift. The call has no key by which the messenger would know a repetition, so that it is being made is written
 * first, and only an answer ends it: where none comes, `settleGifts` looks the gift up in the messenger's own list.
 */
export async function sendGift(deps: SellingDeps, id: string): Promise<void> {
  const gift = await claim(deps, id);
  if (!gift) return;
  try {
    await deps.messenger.buyGift(gift.recipientTelegramId, gift.messengerGiftId);
  } catch (error) {
    return afterFailure(deps, gift, error);
  }
  await markSent(deps, gift);
}

async function afterFailure(deps: SellingDeps, gift: GiftRow, error: unknown): Promise<void> {
  deps.log.warn({ err: error, gift: gift.id }, 'gift was not confirmed');
  const kind = failureKind(error);
  if (kind === 'too_many') return wait(deps, gift);
  // every other word of the messenger says that it bought nothing
  if (kind !== 'unknown') await returnGift(deps, gift);
}

/**
 * Takes a waiting gift to send it. The same gift goes to the same person one at a time and some seconds apart, so that a line
 * in the messenger's list can be about one of them only; the next one asks again when its turn may have come.
 */
function claim({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>, id: string): Promise<GiftRow | null> {
  return db.app.transaction(async (tx) => {
    const [gift] = await tx.select().from(messengerGifts).where(eq(messengerGifts.id, id));
    if (gift?.state !== 'waiting') return null;
    if (!(await isPaid(tx, config.sealKey, gift))) return forget(tx, gift);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${gift.recipientTelegramId} ${gift.messengerGiftId}`}, 0))`);
    const now = clock.real();
    const [near] = await tx
      .select({ id: messengerGifts.id })
      .from(messengerGifts)
      .where(
        and(
          eq(messengerGifts.recipientTelegramId, gift.recipientTelegramId),
          eq(messengerGifts.messengerGiftId, gift.messengerGiftId),
          ne(messengerGifts.id, id),
          sql`(${messengerGifts.state} = 'sending' OR ${messengerGifts.triedAt} > ${new Date(now.getTime() - APART_MS).toISOString()}::timestamptz)`,
        ),
      );
    if (near) {
      await enqueue(tx, 'send-gift', { giftId: id }, new Date(now.getTime() + APART_MS));
      return null;
    }
    const [claimed] = await tx
      .update(messengerGifts)
      .set({ state: 'sending', triedAt: now })
      .where(and(eq(messengerGifts.id, id), eq(messengerGifts.state, 'waiting')))
      .returning();
    return claimed ?? null;
  });
}

/** Whether the payment that it is bought with is still ours. */
async function isPaid(tx: Queries, sealKey: string, { charge }: GiftRow): Promise<boolean> {
  return charge !== null && isStillPaid(tx, openCharge(sealKey, charge));
}

async function forget(tx: Queries, { id }: GiftRow): Promise<null> {
  await tx.delete(messengerGifts).where(and(eq(messengerGifts.id, id), eq(messengerGifts.state, 'waiting')));
  return null;
}
