import type { Item } from '@billet/shared-domain/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { users } from '../../kit/db/schema/people.ts';
import { claimPaidMessage, isRepeated } from '../../kit/limits/repeated.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { translate } from '../../kit/messages/texts.ts';
import { findGift, giftsWithout } from '../catalogue/index.ts';
import { acceptsGifts } from '../delivery-policy/index.ts';
import type { Sending } from '../notes/index.ts';
import { CannotDeliver, type Product } from '../payments/index.ts';
import { deliverPaid } from './deliver-paid.ts';
import { hasContent } from './draw.ts';
import { purchaseSchema } from './purchase.ts';
import { addToBatch } from './waiting.ts';

export interface GiftRequest {
  readonly gift: Item;
  /** Whole Stars, including extras. */
  readonly price: number;
  readonly sending: Sending;
}

/** A gift with a note. The recipient keeps it after a refund. */
export const giftProduct: Product<GiftRequest> & { readonly kind: 'item' } = {
  kind: 'item',

  nameOf: (_, language) => translate(language, 'bot-invoice-item'),

  offer(_, payer, { gift, price, sending: { senderId: _sender, ...purchase } }) {
    const language = languageOf(payer);
    return {
      purchase: purchaseSchema.parse(purchase),
      // The gift itself could reveal whose note was paid
      bought: 'gift',
      amount: price,
      description: translate(language, 'bot-invoice-item-description', { gift: translate(language, `send-gift-${gift.id}`) }),
    };
  },

  async canStillDeliver(deps, { payerId, payerTelegramId, purchase }) {
    const subject = purchaseSchema.parse(purchase);
    const gift = findGift(subject.giftId, subject.type === 'anonymous_message');
    if (!gift || !hasContent(gift, giftsWithout(deps.config.hiddenGifts))) return false;
    if (!(await hasAccount(deps.db.app, payerId))) return false;
    const [recipient] = await deps.db.app.select().from(users).where(eq(users.id, subject.recipientId));
    if (!recipient || !(await acceptsGifts(deps, { senderId: payerId, senderTelegramId: payerTelegramId }, recipient))) return false;
    return !(await isRepeated(deps.db.app, deps, { ...subject, senderTelegramId: payerTelegramId }));
  },

  // fully anonymous notes are delivered in batches, so that their time does not reveal the payer
  async deliver(tx, deps, { payerId, payerTelegramId, purchase }, chargeId) {
    const sending: Sending = { ...purchaseSchema.parse(purchase), senderId: payerId, senderTelegramId: payerTelegramId };
    if (!(await hasAccount(tx, payerId))) throw new CannotDeliver();
    // Two links for one message can both pass pre-checkout before either is paid. The marks are keyed hashes, and a fully anonymous message
    // leaves the same marks as any other
    if (!(await claimPaidMessage(tx, deps, sending, chargeId))) throw new CannotDeliver();
    if (sending.privacy === 'full_anon') return addToBatch(tx, deps, { sending, chargeId });
    await deliverPaid(tx, deps, sending, chargeId);
  },

  // after the delivery nothing links the payer to the note, and the recipient keeps it
  async removeUnused() {
    return 0;
  },

  async restore() {},
};

async function hasAccount(queries: Queries, userId: string): Promise<boolean> {
  const found = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), gt(users.telegramId, 0)));
  return found.length > 0;
}
