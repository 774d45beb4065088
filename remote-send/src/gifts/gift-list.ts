import type { Item } from '@billet/shared-domain/contract';
import { isEasterCake, offeredGifts, wishableGifts, wishedGifts } from '@billet/shared-domain/rules/gifts';

/** Price of the surprise pack in Stars (GFT-03). */
const PACK_PRICE = 99;
const SURPRISE_PACK = 'surprise_pack';

/** A gift as shown. A surprise pack can replace the surprise box; `originalGiftType` records that. */
export interface ShownGift extends Item {
  readonly originalGiftType: 'surprise_box' | null;
}

/** Surprise that this visitor is offered: the pack for half of the visitors, if there is one. Drawn before any tap. */
export function drawSurprise(items: readonly Item[], random: () => number): ShownGift | null {
  const box = items.find((item) => item.type === 'surprise_box');
  const pack = items.find((item) => item.id === SURPRISE_PACK && item.starPrice === PACK_PRICE);
  if (pack && (!box || random() < 0.5)) return { ...pack, originalGiftType: 'surprise_box' };
  return box ? shown(box) : null;
}

/** First tab at a given time: single gifts in order, the surprise before the paid ones, and the Easter cake before the surprise. */
export function giftTab(items: readonly Item[], surprise: ShownGift | null, now: Date): ShownGift[] {
  const single = offeredGifts(items, now)
    .filter((item) => item.type === 'telegram_gift' || item.type === 'in_app_gift')
    .map(shown);
  if (!surprise) return single;
  const first = single.filter((item) => item.starPrice === 0 || isEasterCake(item));
  return [...first, surprise, ...single.slice(first.length)];
}

/** Second tab: the gifts chosen by the deployment (GFT-04), by price. */
export function wishlistTab(items: readonly Item[], chosenIds: readonly string[]): ShownGift[] {
  return items
    .filter((item) => chosenIds.includes(item.id))
    .sort((a, b) => a.starPrice - b.starPrice)
    .map(shown);
}

/** The gifts that the recipient wishes for and that are sold, in their order (GFT-07). */
export const wishesList = (wishes: readonly string[], items: readonly Item[], now: Date): ShownGift[] =>
  wishedGifts(wishes, items, now).map(shown);

/** The gifts below the recipient's wishes: the other gifts of the first tab, then the other packs. */
export function listWithoutWishes(
  items: readonly Item[],
  surprise: ShownGift | null,
  wished: readonly ShownGift[],
  now: Date,
): ShownGift[] {
  const packs = wishableGifts(items, now)
    .filter(({ type }) => type === 'telegram_gift_pack')
    .map(shown);
  return [...giftTab(items, surprise, now), ...packs].filter(({ id }) => !wished.some((wish) => wish.id === id));
}

function shown(item: Item): ShownGift {
  return { ...item, originalGiftType: null };
}
