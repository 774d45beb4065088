import type { Item } from '../contract/items.ts';

export const TULIP = 'tulip';
export const DEFAULT_EMOTION = 'anon';
export const SURPRISE = 'surprise';
const EASTER_CAKE = 'easter_cake';
const LOWEST_PAID_PRICE = 49;

/** The gifts a person is offered, in their order: free ones first, the tulip before all; paid ones from 49 Stars, by price. */
export function offeredGifts(items: readonly Item[], hiddenIds: readonly string[] = []): Item[] {
  const rank = (item: Item) => (item.starPrice === 0 ? (item.id === TULIP ? 0 : 1) : 2);
  return items
    .filter((item) => item.id !== EASTER_CAKE && !hiddenIds.includes(item.id))
    .filter((item) => item.starPrice === 0 || item.starPrice >= LOWEST_PAID_PRICE)
    .sort((a, b) => rank(a) - rank(b) || a.starPrice - b.starPrice);
}
