import type { Item, ItemType } from '@billet/shared-domain/contract';
import { contentOf, surpriseWorth } from '@billet/shared-domain/rules/gifts';
import type { Config } from '../../kit/config.ts';
import { StartError } from '../../kit/start-error.ts';
import { emotions, gifts, giftsWithout } from './catalogue.ts';

/** The number of items by type in the wishlist (GFT-04). */
const WISHLIST = { telegram_gift_pack: 2, telegram_gift: 3 } as const;

type GiftSettings = Pick<Config, 'giftMap' | 'hiddenGifts' | 'wishlistGifts'>;

/** Checks the settings that contain gift ids. Throws StartError with one line that names the variable. */
export function checkGiftSettings(settings: GiftSettings): void {
  const { giftMap, hiddenGifts, wishlistGifts } = settings;
  for (const id of Object.keys(giftMap))
    if (typeOf('GIFT_MAP', id) !== 'telegram_gift') throw new StartError(`GIFT_MAP: ${id} is no telegram_gift`);
  for (const id of hiddenGifts) typeOf('HIDDEN_GIFTS', id);
  checkPacks(settings);
  checkSurprises(settings);
  const types = [...new Set(wishlistGifts)].map((id) => typeOf('WISHLIST_GIFTS', id));
  const isRight = Object.entries(WISHLIST).every(([type, count]) => types.filter((each) => each === type).length === count);
  if (!isRight || types.length !== wishlistGifts.length || types.length !== 5)
    throw new StartError('WISHLIST_GIFTS: must name two packs (telegram_gift_pack) and three gifts (telegram_gift)');
}

/**
 * Checks that an offered pack contains everything advertised, and that either all of its contents are mapped to the messenger's gifts or
 * none.
 */
function checkPacks({ giftMap, hiddenGifts }: GiftSettings): void {
  for (const pack of giftsWithout(hiddenGifts)) {
    const content = pack.type === 'telegram_gift_pack' ? contentOf(pack, gifts) : null;
    if (!content) continue;
    const best = Math.max(...content.gifts.map(({ starPrice }) => starPrice));
    const advertised = content.isDrawn ? content.gifts.filter(({ starPrice }) => starPrice === best) : content.gifts;
    const hidden = advertised.find(({ id }) => hiddenGifts.includes(id));
    if (hidden) throw new StartError(`HIDDEN_GIFTS: ${pack.id} contains ${hidden.id}; hide both or neither`);
    const unmapped = content.isDrawn ? undefined : findUnmapped(content.gifts, giftMap);
    if (unmapped)
      throw new StartError(
        `GIFT_MAP: ${pack.id} contains ${unmapped.id}, which is not mapped to a gift of the messenger; map all of its contents or none`,
      );
  }
}

/** The first unmapped gift of partially mapped contents. */
function findUnmapped(contents: readonly Item[], giftMap: GiftSettings['giftMap']): Item | undefined {
  return contents.some(({ id }) => id in giftMap) ? contents.find(({ id }) => !(id in giftMap)) : undefined;
}

/** Checks that every surprise has a gift to draw. The one of anonymous mode cannot be hidden. */
function checkSurprises({ hiddenGifts }: GiftSettings): void {
  const offered = giftsWithout(hiddenGifts);
  for (const surprise of [...offered, ...emotions].filter(({ type }) => type === 'surprise_box')) {
    if (contentOf(surprise, offered)) continue;
    const pool = contentOf(surprise, gifts)?.gifts.map(({ id }) => id) ?? [];
    throw new StartError(
      `HIDDEN_GIFTS: leaves the surprise without any gift of ${surpriseWorth} Stars (telegram_gift); offer at least one of ${pool.join(', ')}`,
    );
  }
}

function typeOf(setting: string, id: string): ItemType {
  const gift = gifts.find((each) => each.id === id);
  if (!gift) throw new StartError(`${setting}: there is no gift ${id}; there are ${gifts.map((each) => each.id).join(', ')}`);
  return gift.type;
}
