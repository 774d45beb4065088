import type { Item } from '@billet/shared-domain/contract';

/** Surprises without a pack hold a gift of this price. */
const SURPRISE_WORTH = 49;
const SURPRISE_PACK = 'surprise_pack';

/** The gifts of which a surprise gives one; null for what is no surprise. */
function poolOf(item: Item, catalogue: readonly Item[]): Item[] | null {
  if (item.type === 'surprise_box') return catalogue.filter((each) => each.type === 'telegram_gift' && each.starPrice === SURPRISE_WORTH);
  if (item.id === SURPRISE_PACK) return catalogue.filter((each) => item.containedPublicIds.includes(each.publicId));
  return null;
}

/** What is delivered for what was bought: surprises become one gift of their pool, all as likely. `pick(n)` gives 0 to n − 1. */
export function drawContent(item: Item, catalogue: readonly Item[], pick: (count: number) => number): Item {
  const pool = poolOf(item, catalogue);
  if (pool === null || pool.length === 0) return item;
  return pool[pick(pool.length)] ?? item;
}
