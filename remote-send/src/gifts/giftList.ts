import type { Item } from '@billet/shared-domain/contract';
import { offeredGifts } from '@billet/shared-domain/rules/gifts';

/** The Stars of the surprise pack and of one random gift of the plain surprise (GFT-03). */
const PACK_PRICE = 99;
const RANDOM_GIFT_PRICE = 49;
/** The pack whose content is drawn after the payment; other packs hold all that they name. */
const SURPRISE_PACK = 'surprise_pack';
/** The wishlist: two packs and three gifts (GFT-04). */
const WISHLIST_IDS: readonly string[] = ['surprise_pack', 'wish_pack', 'ring', 'crown', 'diamond'];

/** A gift as shown. A surprise pack stands in for the surprise box; `originalGiftType` remembers that. */
export interface ShownGift extends Item {
  readonly originalGiftType: 'surprise_box' | null;
}

/** Which surprise this visitor is offered: the pack for half of them, where there is one. Drawn before anything is tapped. */
export function drawSurprise(items: readonly Item[], random: () => number): ShownGift | null {
  const box = items.find((item) => item.type === 'surprise_box');
  const pack = items.find((item) => item.id === SURPRISE_PACK && item.starPrice === PACK_PRICE);
  if (pack && (!box || random() < 0.5)) return { ...pack, originalGiftType: 'surprise_box' };
  return box ? shown(box) : null;
}

/** The first tab: single gifts in their order, the surprise right after the free ones. */
export function giftTab(items: readonly Item[], surprise: ShownGift | null): ShownGift[] {
  const single = offeredGifts(items)
    .filter((item) => item.type === 'telegram_gift' || item.type === 'in_app_gift')
    .map(shown);
  if (!surprise) return single;
  const free = single.filter((item) => item.starPrice === 0);
  return [...free, surprise, ...single.slice(free.length)];
}

/** The second tab, by price. */
export function wishlistTab(items: readonly Item[]): ShownGift[] {
  return items
    .filter((item) => WISHLIST_IDS.includes(item.id))
    .sort((a, b) => a.starPrice - b.starPrice)
    .map(shown);
}

/** What a gift is made of. Drawn: exactly one of them, each as likely as the others; else all of them. */
export interface GiftContent {
  readonly isDrawn: boolean;
  readonly gifts: readonly Item[];
}

/** What a surprise may hold or a pack holds; null for a gift that is what it looks like. */
export function contentOf(gift: Item, items: readonly Item[]): GiftContent | null {
  if (gift.type === 'surprise_box') {
    const pool = offeredGifts(items).filter((item) => item.type === 'telegram_gift' && item.starPrice === RANDOM_GIFT_PRICE);
    return pool.length > 0 ? { isDrawn: true, gifts: pool } : null;
  }
  if (gift.type !== 'telegram_gift_pack') return null;
  const gifts = gift.containedPublicIds.flatMap((id) => items.find((item) => item.publicId === id) ?? []);
  return gifts.length > 0 ? { isDrawn: gift.id === SURPRISE_PACK, gifts } : null;
}

function shown(item: Item): ShownGift {
  return { ...item, originalGiftType: null };
}
