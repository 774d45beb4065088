import type { Item } from '../contract/items.ts';
import { isEasterPromo } from './march8.ts';

const TULIP = 'tulip';
export const DEFAULT_EMOTION = 'anon';
const EASTER_CAKE = 'easter_cake';
export const LOWEST_PAID_PRICE = 49;

/**
 * The gifts offered at a business time, in order: free ones first, starting with the tulip, then paid ones from 49 Stars by price. The
 * Easter cake is offered during its promo, as the first paid gift.
 */
export function offeredGifts(items: readonly Item[], now: Date): Item[] {
  const isCakeOffered = isEasterPromo(now);
  return items
    .filter((item) => (isEasterCake(item) ? isCakeOffered : true))
    .filter((item) => item.starPrice === 0 || item.starPrice >= LOWEST_PAID_PRICE)
    .sort((a, b) => rankOf(a) - rankOf(b) || a.starPrice - b.starPrice);
}

export const isEasterCake = ({ id }: Pick<Item, 'id'>): boolean => id === EASTER_CAKE;

function rankOf(item: Item): number {
  if (item.starPrice === 0) return item.id === TULIP ? 0 : 1;
  return isEasterCake(item) ? 2 : 3;
}

/** Value in Stars of one random gift of the plain surprise (GFT-03). */
export const surpriseWorth = 49;
/** The pack whose content is drawn after the payment. Other packs contain all gifts that they name. */
const SURPRISE_PACK = 'surprise_pack';

/** Whether one gift of a pool is drawn after the payment. */
export function isSurprise({ id, type }: Pick<Item, 'id' | 'type'>): boolean {
  return type === 'surprise_box' || (type === 'telegram_gift_pack' && id === SURPRISE_PACK);
}

/** The gifts that a user can wish for at a business time: paid ones whose content is known, by price. */
export function wishableGifts(items: readonly Item[], now: Date): Item[] {
  return offeredGifts(items, now).filter((item) => item.starPrice > 0 && !isSurprise(item));
}

/** The wished gifts in the user's order, without those that are no longer sold. */
export function wishedGifts(wishes: readonly string[], items: readonly Item[], now: Date): Item[] {
  const wishable = wishableGifts(items, now);
  return wishes.flatMap((id) => wishable.find((item) => item.id === id) ?? []);
}

/** The content of a gift. Drawn: exactly one of the gifts, each equally likely; otherwise all of them. */
export interface GiftContent {
  readonly isDrawn: boolean;
  readonly gifts: readonly Item[];
}

/**
 * The possible content of a surprise, or the content of a pack, from the offered gifts; null for a plain gift. The screen shows the odds
 * with it and the server draws with it, so that both agree. The Easter cake is in no pool, because midnight would change the odds between
 * payment and draw.
 */
export function contentOf(gift: Item, items: readonly Item[]): GiftContent | null {
  if (gift.type === 'surprise_box') {
    return content(
      true,
      items.filter((each) => each.type === 'telegram_gift' && each.starPrice === surpriseWorth && !isEasterCake(each)),
    );
  }
  if (gift.type !== 'telegram_gift_pack') return null;
  return content(
    isSurprise(gift),
    gift.containedPublicIds.flatMap((id) => items.find((item) => item.publicId === id) ?? []),
  );
}

function content(isDrawn: boolean, gifts: readonly Item[]): GiftContent | null {
  return gifts.length > 0 ? { isDrawn, gifts } : null;
}
