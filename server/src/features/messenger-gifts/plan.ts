import type { Queries } from '../../kit/db/database.ts';
import { messengerGifts } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { sealCharge } from './charge.ts';

/** A paid delivery. */
export interface PaidDelivery {
  readonly noteId: string;
  /** Ids in our catalogue: the gift, or all contents of a pack. */
  readonly contentIds: readonly string[];
  readonly recipientTelegramId: number;
  readonly chargeId: string;
}

/** Queues the messenger's gifts that GIFT_MAP maps the contents to, in the transaction of the delivery. */
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
