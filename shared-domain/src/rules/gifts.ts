import type { Item } from '../contract/items.ts';
import { isEasterPromo } from './march8.ts';

export const TULIP = 'tulip';
export const DEFAULT_EMOTION = 'anon';
export const SURPRISE = 'surprise';
const EASTER_CAKE = 'easter_cake';
export const LOWEST_PAID_PRICE = 49;

/**
 * The gifts a person is offered at a business time, in their order: free ones first, the tulip before all; paid ones from
 * 49 Stars, by price. The Easter cake is there while its banner stands, as the first of the paid.
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

/** What one random gift of the plain surprise is worth, in Stars (GFT-03). */
export const surpriseWorth = 49;
/** The pack whose content is drawn after the payment; other packs hold all that they name. */
const SURPRISE_PACK = 'surprise_pack';

/** Whether one gift of a pool is drawn for it after the payment. */
export function isSurprise({ id, type }: Pick<Item, 'id' | 'type'>): boolean {
  return type === 'surprise_box' || (type === 'telegram_gift_pack' && id === SURPRISE_PACK);
}

/** What a gift is made of. Drawn: exactly one of them, each as likely as the others; else all of them. */
export interface GiftContent {
  readonly isDrawn: boolean;
  readonly gifts: readonly Item[];
}

/**
 * What a surprise may hold or a pack holds, of the gifts that people are offered; null for a gift that is what it looks
 * like. The screen tells the odds by it and the server draws by it, so that both are the same;
 * the Easter cake is in no pool, or midnight would change the odds between the payment and the draw.
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
