import type { Item } from '@billet/shared-domain/contract';
import { offeredGifts } from '@billet/shared-domain/rules/gifts';

/** The Stars of the surprise pack and of one random gift of the plain surprise (GFT-03). */
export const PACK_PRICE = 99;
export const RANDOM_GIFT_PRICE = 49;
/** The wishlist: two packs and three gifts (GFT-04). */
export const WISHLIST_IDS: readonly string[] = ['surprise_pack', 'wish_pack', 'ring', 'crown', 'diamond'];

/** A gift as shown. A surprise pack stands in for the surprise box; `originalGiftType` remembers that. */
export interface ShownGift extends Item {
  readonly originalGiftType: 'surprise_box' | null;
}

/** Which surprise this visitor is offered: the pack for half of them, where there is one. Drawn before anything is tapped. */
export function drawSurprise(items: readonly Item[], random: () => number): ShownGift | null {
  const box = items.find((item) => item.type === 'surprise_box');
  const pack = items.find((item) => item.type === 'telegram_gift_pack' && item.starPrice === PACK_PRICE);
  if (pack && (!box || random() < 0.5)) return { ...pack, originalGiftType: 'surprise_box' };
  return box ? shown(box) : null;
}

/** The first tab: single gifts in their order, the surprise right after the free ones. */
export function giftTab(items: readonly Item[], surprise: ShownGift | null): ShownGift[] {
  const single = offeredGifts(items).filter((item) => item.type === 'telegram_gift' || item.type === 'in_app_gift').map(shown);
  if (!surprise) return single;
  const free = single.filter((item) => item.starPrice === 0);
  return [...free, surprise, ...single.slice(free.length)];
}

/** The second tab, by price. */
export function wishlistTab(items: readonly Item[]): ShownGift[] {
  return items.filter((item) => WISHLIST_IDS.includes(item.id)).sort((a, b) => a.starPrice - b.starPrice).map(shown);
}

/** What a surprise or a pack may hold, each as likely as the others; empty for a gift that is what it looks like. */
export function possibleGifts(gift: Item, items: readonly Item[]): readonly Item[] {
  if (gift.type === 'surprise_box') {
    return offeredGifts(items).filter((item) => item.type === 'telegram_gift' && item.starPrice === RANDOM_GIFT_PRICE);
  }
  return gift.containedPublicIds.flatMap((id) => items.find((item) => item.publicId === id) ?? []);
}

function shown(item: Item): ShownGift {
  return { ...item, originalGiftType: null };
}
