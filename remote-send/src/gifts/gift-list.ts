import type { Item } from '@billet/shared-domain/contract';
import { isEasterCake, offeredGifts } from '@billet/shared-domain/rules/gifts';

/** The Stars of the surprise pack (GFT-03). */
const PACK_PRICE = 99;
const SURPRISE_PACK = 'surprise_pack';

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

/** The first tab at a business time: single gifts in their order; before what is paid the surprise, and before that the Easter cake. */
export function giftTab(items: readonly Item[], surprise: ShownGift | null, now: Date): ShownGift[] {
  const single = offeredGifts(items, now)
    .filter((item) => item.type === 'telegram_gift' || item.type === 'in_app_gift')
    .map(shown);
  if (!surprise) return single;
  const first = single.filter((item) => item.starPrice === 0 || isEasterCake(item));
  return [...first, surprise, ...single.slice(first.length)];
}

/** The second tab: what the deployment chose for it (GFT-04), by price. */
export function wishlistTab(items: readonly Item[], chosenIds: readonly string[]): ShownGift[] {
  return items
    .filter((item) => chosenIds.includes(item.id))
    .sort((a, b) => a.starPrice - b.starPrice)
    .map(shown);
}

function shown(item: Item): ShownGift {
  return { ...item, originalGiftType: null };
}
