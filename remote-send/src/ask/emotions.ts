import type { Item } from '@billet/shared-domain/contract';
import { DEFAULT_EMOTION } from '@billet/shared-domain/rules/gifts';

/** The emotions in their order: the plain one first, then free ones, then by price. */
export function emotionOrder(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => Number(b.id === DEFAULT_EMOTION) - Number(a.id === DEFAULT_EMOTION) || a.starPrice - b.starPrice);
}
