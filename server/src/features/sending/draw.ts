import type { Item } from '@billet/shared-domain/contract';
import { contentOf } from '@billet/shared-domain/rules/gifts';

/** What is delivered for what was bought: surprises become one gift of their pool, all as likely. `pick(n)` gives 0 to n − 1. */
export function drawContent(gift: Item, catalogue: readonly Item[], pick: (count: number) => number): Item {
  const content = contentOf(gift, catalogue);
  if (!content?.isDrawn) return gift;
  return content.gifts[pick(content.gifts.length)] ?? gift;
}
