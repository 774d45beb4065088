import { and, asc, eq, gte, ne } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type GiftRow, giftLines, messengerGifts } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import type { StarLine } from '../../kit/messenger/messenger.ts';
import type { SellingDeps } from '../payments/index.ts';
import { markSent, markWaiting, returnGift } from './outcome.ts';
import { sendGift } from './send.ts';

const SECOND = 1_000;
/** Milliseconds that the messenger's list may take to show a purchase. */
const LIST_DELAY = 60 * SECOND;
/** Maximum difference in milliseconds between the messenger's clock and ours; its times are whole seconds. */
const CLOCK_DIFFERENCE = 5 * SECOND;
/** Milliseconds of retries. At the interval of the reconciliation, every gift ends within 15 minutes. */
const RETRY_PERIOD_MS = 9 * 60 * SECOND;

/** Records purchased gifts from the messenger's list. */
export async function recordGiftLines(queries: Queries, lines: readonly StarLine[]): Promise<void> {
  const bought = lines.flatMap(({ id, at, gift }) =>
    gift ? [{ id, at, recipientTelegramId: gift.recipientId, messengerGiftId: gift.giftId }] : [],
  );
  if (bought.length > 0) await queries.insert(giftLines).values(bought).onConflictDoNothing();
}

/**
 * Settles gifts without a response. `readAt` is when the messenger's list was last read to its end: a gift requested well before was bought
 * if and only if the list contains it. Other gifts are retried, and refunded after a while.
 */
export async function settleGifts(deps: SellingDeps, readAt: Date): Promise<void> {
  const open = await deps.db.app.select().from(messengerGifts).where(ne(messengerGifts.state, 'sent')).orderBy(asc(messengerGifts.dueAt));
  for (const gift of open)
    await settle(deps, gift, readAt).catch((err: unknown) =>
      deps.log.warn({ err, gift: gift.id }, 'a gift could not be settled; the next run retries'),
    );
}

async function settle(deps: SellingDeps, gift: GiftRow, readAt: Date): Promise<void> {
  const now = deps.clock.real();
  if (gift.dueAt > now) return;
  if (gift.state === 'sending') {
    if (await isInList(deps, gift)) return markSent(deps, gift);
    if (gift.triedAt && readAt.getTime() - gift.triedAt.getTime() < LIST_DELAY) return;
    await markWaiting(deps, gift);
  }
  if (now.getTime() - gift.dueAt.getTime() > RETRY_PERIOD_MS) return returnGift(deps, gift);
  await sendGift(deps, gift.id);
}

async function isInList({ db }: Deps, { recipientTelegramId, messengerGiftId, triedAt }: GiftRow): Promise<boolean> {
  if (!triedAt) return false;
  const [line] = await db.app
    .select({ id: giftLines.id })
    .from(giftLines)
    .where(
      and(
        eq(giftLines.recipientTelegramId, recipientTelegramId),
        eq(giftLines.messengerGiftId, messengerGiftId),
        gte(giftLines.at, new Date(triedAt.getTime() - CLOCK_DIFFERENCE)),
      ),
    );
  return line !== undefined;
}
