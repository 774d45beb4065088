import { eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { planGifts } from '../messenger-gifts/index.ts';
import type { Sending } from '../notes/index.ts';
import { CannotDeliver } from '../payments/index.ts';
import { sendGift } from './send-gift.ts';

/**
 * Delivers a paid note in the caller's transaction and queues its messenger gifts. Throws CannotDeliver when the recipient left or has
 * blocked the sender; the transaction must then be rolled back.
 */
export async function deliverPaid(tx: Queries, deps: Deps, sending: Sending, chargeId: string): Promise<void> {
  const [recipient] = await tx.select({ telegramId: users.telegramId }).from(users).where(eq(users.id, sending.recipientId));
  if (!isThere(recipient)) throw new CannotDeliver();
  const delivered = await sendGift(tx, deps, sending, recipient);
  // Blocked between the pre-checkout and the delivery
  if (delivered.placement === 'suppressed') throw new CannotDeliver();
  await planGifts(tx, deps, { ...delivered, recipientTelegramId: recipient.telegramId, chargeId });
}

/** A deleted account leaves a row with a negative id; Telegram's ids are above zero. */
export function isThere<T extends { readonly telegramId: number }>(person: T | undefined): person is T {
  return person !== undefined && person.telegramId > 0;
}
