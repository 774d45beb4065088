import type { Item } from '@billet/shared-domain/contract';
import { offeredGifts } from '@billet/shared-domain/rules/gifts';

/** The Stars of the surprise pack (GFT-03). */
const PACK_PRICE = 99;
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

function shown(item: Item): ShownGift {
  return { ...item, originalGiftType: null };
}
