import type { Item } from '@billet/shared-domain/contract';
import { contentOf, isSurprise } from '@billet/shared-domain/rules/gifts';
import { CannotDeliver } from '../payments/index.ts';

/**
 * The gift to deliver for a purchase: a surprise becomes one gift of its pool, with equal chances. `pick(n)` returns 0 to n − 1. Throws
 * CannotDeliver when the pool is empty.
 */
export function drawContent(gift: Item, offered: readonly Item[], pick: (count: number) => number): Item {
  if (!isSurprise(gift)) return gift;
  const pool = poolOf(gift, offered);
  const drawn = pool.length > 0 ? pool[pick(pool.length)] : undefined;
  if (!drawn) throw new CannotDeliver();
  return drawn;
}

/** Whether there is a gift to deliver for a purchase: a surprise needs a pool that is not empty. */
export function hasContent(gift: Item, offered: readonly Item[]): boolean {
  return !isSurprise(gift) || poolOf(gift, offered).length > 0;
}

function poolOf(gift: Item, offered: readonly Item[]): readonly Item[] {
  return contentOf(gift, offered)?.gifts ?? [];
}
