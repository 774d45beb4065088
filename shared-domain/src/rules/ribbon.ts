import type { Valentine } from '../contract/inventory.ts';

export type Ribbon = 'hidden' | 'mutual' | 'sympathy' | 'visible';

type Facts = Pick<Valentine, 'item' | 'answer' | 'isPublic' | 'isMutual' | 'isOpenSympathy'>;

/**
 * The first ribbon that applies. Null for service items, which are never public, and for items without an answer, which others cannot see.
 */
export function ribbonOf({ item, answer, isPublic, isMutual, isOpenSympathy }: Facts): Ribbon | null {
  if (item.type === 'service') return null;
  if (!isPublic) return 'hidden';
  if (isMutual) return 'mutual';
  if (isOpenSympathy) return 'sympathy';
  return answer === null ? null : 'visible';
}
