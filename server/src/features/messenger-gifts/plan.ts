import type { Queries } from '../../kit/db/database.ts';
import { messengerGifts } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { sealCharge } from './charge.ts';

/** What a payment delivered, and to whom. */
export interface PaidDelivery {
  readonly noteId: string;
  /** The gift's id in our catalogue. */
  readonly contentId: string;
  readonly recipientTelegramId: number;
  readonly chargeId: string;
}

/** Asks, in the transaction that delivers, for the messenger's own gift; nothing where none is tied to this one. */
export async function planGift(
  tx: Queries,
  { config, random, clock }: Pick<Deps, 'config' | 'random' | 'clock'>,
  { noteId, contentId, recipientTelegramId, chargeId }: PaidDelivery,
): Promise<void> {
  const messengerGiftId = config.giftMap[contentId];
  if (messengerGiftId === undefined) return;
  const id = random.uuid();
  const charge = sealCharge(config.sealKey, chargeId);
  await tx.insert(messengerGifts).values({ id, noteId, recipientTelegramId, messengerGiftId, charge, dueAt: clock.real() });
  await enqueue(tx, 'send-gift', { giftId: id });
}
