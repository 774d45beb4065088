import type { Valentine } from '../contract/inventory.ts';

export type Ribbon = 'hidden' | 'mutual' | 'sympathy' | 'visible';

/** The ribbon a card wears: the first that applies. */
export function ribbonOf(valentine: Pick<Valentine, 'isPublic' | 'isMutual' | 'isOpenSympathy'>): Ribbon {
  if (!valentine.isPublic) return 'hidden';
  if (valentine.isMutual) return 'mutual';
  return valentine.isOpenSympathy ? 'sympathy' : 'visible';
}
