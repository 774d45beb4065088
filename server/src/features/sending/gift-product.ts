import type { Item } from '@billet/shared-domain/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../kit/db/schema/people.ts';
import { claimPaidMessage, isRepeated } from '../../kit/limits/repeated.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { say } from '../../kit/messages/texts.ts';
import type { Sending } from '../notes/index.ts';
import { CannotDeliver, type Product } from '../payments/index.ts';
import { acceptsGifts } from '../reach/index.ts';
import { deliverPaid } from './deliver-paid.ts';
import { purchaseSchema } from './purchase.ts';
import { addToBatch } from './waiting.ts';

export interface GiftWish {
  readonly gift: Item;
  /** Whole Stars, extras included. */
  readonly price: number;
  readonly sending: Sending;
}

/** A gift with what is written to it, for somebody. What was delivered stays with them whatever is paid back. */
export const giftProduct: Product<GiftWish> & { readonly kind: 'item' } = {
  kind: 'item',

  nameOf: (_, language) => say(language, 'bot-invoice-item'),

  offer(_, payer, { gift, price, sending: { senderId: _sender, ...purchase } }) {
    const language = languageOf(payer);
    return {
      purchase: purchaseSchema.parse(purchase),
      // which gift would narrow whose note it paid for
      bought: 'gift',
      amount: price,
      description: say(language, 'bot-invoice-item-description', { gift: say(language, `send-gift-${gift.id}`) }),
    };
  },

  async canStillDeliver(deps, { payerId, payerTelegramId, purchase }) {
    const subject = purchaseSchema.parse(purchase);
    const [recipient] = await deps.db.app.select().from(users).where(eq(users.id, subject.recipientId));
    if (!recipient || !(await acceptsGifts(deps, { senderId: payerId, senderTelegramId: payerTelegramId }, recipient))) return false;
    return !(await isRepeated(deps.db.app, deps, { ...subject, senderTelegramId: payerTelegramId }));
  },

  // what is fully anonymous travels with others, so that nobody can tell by its time who paid for it
  async deliver(tx, deps, { payerId, payerTelegramId, purchase }, chargeId) {
    const sending: Sending = { ...purchaseSchema.parse(purchase), senderId: payerId, senderTelegramId: payerTelegramId };
    // two links for one message can both pass pre-checkout before either is paid. The marks are keyed hashes, and a fully anonymous
    // message leaves the same marks as any other
    if (!(await claimPaidMessage(tx, deps, sending, chargeId))) throw new CannotDeliver();
    if (sending.privacy === 'full_anon') return addToBatch(tx, deps, { sending, chargeId });
    await deliverPaid(tx, deps, sending, chargeId);
  },

  // after the delivery nothing ties a payer to a note, and what somebody received is theirs
  async takeBack() {
    return 0;
  },

  async giveAgain() {},
};
