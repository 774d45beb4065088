import { LOWEST_PAID_PRICE } from './gifts.ts';

/** How festive a gift looks and animates: on plain paper, in a soft light of its mode, or in a golden light with rays. */
export type Tier = 'paper' | 'ribbon' | 'light';

const FESTIVE_PRICE = 99;

/** The tier by price, in whole Stars. */
export function tierOf(starPrice: number): Tier {
  if (starPrice >= FESTIVE_PRICE) return 'light';
  return starPrice >= LOWEST_PAID_PRICE ? 'ribbon' : 'paper';
}

const ribbon: readonly string[] = ['teddy', 'bouquet', 'heart_box', 'cake', 'easter_cake', 'surprise_box', 'unicorn', 'surprise'];
const light: readonly string[] = ['champagne', 'rocket', 'surprise_pack', 'wish_pack', 'ring', 'crown', 'diamond', 'club'];

/** The tier by id, because received gifts have no price. A test of the catalogue compares the two. */
export function tierOfGift(id: string): Tier {
  if (light.includes(id)) return 'light';
  return ribbon.includes(id) ? 'ribbon' : 'paper';
}
