import type { Item } from '@billet/shared-domain/contract';
import { privacies } from '@billet/shared-domain/rules/privacy';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../../kit/db/schema/people.ts';
import { say } from '../../kit/messages/texts.ts';
import { planGift } from '../messenger-gifts/index.ts';
import type { Sending } from '../notes/index.ts';
import { CannotDeliver, type Product } from '../payments/index.ts';
import { acceptsGifts } from '../reach/index.ts';
import { sendGift } from './send-gift.ts';

/** The sending as its order keeps it. The sender is the order's payer. */
const purchaseSchema = z.object({
  recipientId: z.string(),
  giftId: z.string(),
  type: z.enum(['ordinary', 'super', 'anonymous_message']),
  message: z.string(),
  privacy: z.enum(privacies),
  request: z
    .object({
      city: z.string().nullable(),
      countryEmoji: z.string().nullable(),
      isp: z.string().nullable(),
      model: z.string().nullable(),
      browser: z.string().nullable(),
      os: z.string().nullable(),
    })
    .nullable(),
});

export interface GiftWish {
  readonly gift: Item;
  /** Whole Stars, extras included. */
  readonly price: number;
  readonly sending: Sending;
}

/** A gift with what is written to it, for somebody. What was delivered stays with them whatever is paid back. */
export const giftProduct: Product<GiftWish> & { readonly kind: 'item' } = {
  kind: 'item',

  offer(_, { languageCode }, { gift, price, sending: { senderId: _sender, ...purchase } }) {
    return {
      purchase: purchaseSchema.parse(purchase),
      bought: gift.id,
      amount: price,
      title: say(languageCode, 'bot-invoice-item'),
      description: say(languageCode, 'bot-invoice-item-description', { gift: gift.displayName }),
    };
  },

  async canStillDeliver(deps, { payerId, purchase }) {
    const { recipientId } = purchaseSchema.parse(purchase);
    const [recipient] = await deps.db.app.select().from(users).where(eq(users.id, recipientId));
    return recipient !== undefined && acceptsGifts(deps, payerId, recipient);
  },

  async deliver(tx, deps, { payerId, payerTelegramId, purchase }, chargeId) {
    const sending: Sending = { ...purchaseSchema.parse(purchase), senderId: payerId, senderTelegramId: payerTelegramId };
    const [recipient] = await tx.select({ telegramId: users.telegramId }).from(users).where(eq(users.id, sending.recipientId));
    if (!recipient) throw new CannotDeliver();
    const delivered = await sendGift(tx, deps, sending);
    // blocked between the messenger's question and the payment
    if (delivered.placement === 'suppressed') throw new CannotDeliver();
    await planGift(tx, deps, { ...delivered, recipientTelegramId: recipient.telegramId, chargeId });
  },

  // after the delivery nothing ties a payer to a note, and what somebody received is theirs
  async takeBack() {
    return false;
  },
};
