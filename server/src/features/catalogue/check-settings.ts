import type { ItemType } from '@billet/shared-domain/contract';
import type { Config } from '../../kit/config.ts';
import { StartError } from '../../kit/start-error.ts';
import { gifts } from './catalogue.ts';

/** What the wishlist is made of (GFT-04). */
const WISHLIST = { telegram_gift_pack: 2, telegram_gift: 3 } as const;

/** Whether the settings name gifts that there are. Throws StartError with one line that names the variable at fault. */
export function checkGiftSettings({
  giftMap,
  hiddenGifts,
  wishlistGifts,
}: Pick<Config, 'giftMap' | 'hiddenGifts' | 'wishlistGifts'>): void {
  for (const id of Object.keys(giftMap))
    if (typeOf('GIFT_MAP', id) !== 'telegram_gift') throw new StartError(`GIFT_MAP: ${id} is no telegram_gift`);
  for (const id of hiddenGifts) typeOf('HIDDEN_GIFTS', id);
  const types = [...new Set(wishlistGifts)].map((id) => typeOf('WISHLIST_GIFTS', id));
  const isRight = Object.entries(WISHLIST).every(([type, count]) => types.filter((each) => each === type).length === count);
  if (!isRight || types.length !== wishlistGifts.length || types.length !== 5)
    throw new StartError('WISHLIST_GIFTS: must name two packs (telegram_gift_pack) and three gifts (telegram_gift)');
}

function typeOf(setting: string, id: string): ItemType {
  const gift = gifts.find((each) => each.id === id);
  if (!gift) throw new StartError(`${setting}: there is no gift ${id}; there are ${gifts.map((each) => each.id).join(', ')}`);
  return gift.type;
}
