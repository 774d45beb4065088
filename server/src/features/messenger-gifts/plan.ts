import type { Queries } from '../../kit/db/database.ts';
import { messengerGifts } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { sealCharge } from './charge.ts';

/** What a payment delivered, and to whom. */
export interface PaidDelivery {
  readonly noteId: string;
  /** The gifts' ids in our catalogue: one, or all contents of a pack. */
  readonly contentIds: readonly string[];
  readonly recipientTelegramId: number;
  readonly chargeId: string;
}

/** Asks, in the transaction that delivers, for the messenger's own gifts that GIFT_MAP ties to the contents. */
export async function planGifts(
  tx: Queries,
  { config, random, clock }: Pick<Deps, 'config' | 'random' | 'clock'>,
  { noteId, contentIds, recipientTelegramId, chargeId }: PaidDelivery,
): Promise<void> {
  const messengerGiftIds = contentIds.flatMap((id) => config.giftMap[id] ?? []);
  for (const messengerGiftId of messengerGiftIds) {
    const id = random.uuid();
    await tx.insert(messengerGifts).values({
      id,
      noteId,
      recipientTelegramId,
      messengerGiftId,
      charge: sealCharge(config.sealKey, chargeId),
      parts: messengerGiftIds.length,
      dueAt: clock.real(),
    });
    await enqueue(tx, 'send-gift', { giftId: id });
  }
}
