import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type GiftRow, messengerGifts } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { failureKind } from '../../kit/messenger/messenger.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { isStillPaid, type SellingDeps } from '../payments/index.ts';
import { openCharge } from './charge.ts';
import { markSent, markWaiting, returnGift } from './outcome.ts';

/** Minimum milliseconds between two equal gifts to the same person. */
const MIN_INTERVAL_MS = 10_000;

/**
 * Buys one gift. The API has no idempotency key, so the attempt is stored first and only a response ends it. Without a response,
 * `settleGifts` looks for the gift in the messenger's list.
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
  if (kind === 'too_many') return markWaiting(deps, gift);
  // Every other response means that nothing was bought
  if (kind !== 'unknown') await returnGift(deps, gift);
}

/**
 * Claims a waiting gift. Equal gifts to the same person are bought one at a time and some seconds apart, so that a line of the messenger's
 * list matches only one of them; the next one is queued again for later.
 */
function claim({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>, id: string): Promise<GiftRow | null> {
  return db.app.transaction(async (tx) => {
    const [gift] = await tx.select().from(messengerGifts).where(eq(messengerGifts.id, id));
    if (gift?.state !== 'waiting') return null;
    if (!(await isPaid(tx, config.sealKey, gift))) return forget(tx, gift);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${gift.recipientTelegramId} ${gift.messengerGiftId}`}, 0))`);
    const now = clock.real();
    const [recent] = await tx
      .select({ id: messengerGifts.id })
      .from(messengerGifts)
      .where(
        and(
          eq(messengerGifts.recipientTelegramId, gift.recipientTelegramId),
          eq(messengerGifts.messengerGiftId, gift.messengerGiftId),
          ne(messengerGifts.id, id),
          sql`(${messengerGifts.state} = 'sending' OR ${messengerGifts.triedAt} > ${new Date(now.getTime() - MIN_INTERVAL_MS).toISOString()}::timestamptz)`,
        ),
      );
    if (recent) {
      await enqueue(tx, 'send-gift', { giftId: id }, new Date(now.getTime() + MIN_INTERVAL_MS));
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

/** Whether its payment was not refunded. */
async function isPaid(tx: Queries, sealKey: string, { charge }: GiftRow): Promise<boolean> {
  return charge !== null && isStillPaid(tx, openCharge(sealKey, charge));
}

async function forget(tx: Queries, { id }: GiftRow): Promise<null> {
  await tx.delete(messengerGifts).where(and(eq(messengerGifts.id, id), eq(messengerGifts.state, 'waiting')));
  return null;
}
