import type { HeldItem, Item } from '@billet/shared-domain/contract';
import { contentOf } from '@billet/shared-domain/rules/gifts';

/** Prices are whole Stars; 0 is free. */
const gift = (id: string, displayName: string, type: Item['type'], starPrice: number, more: Partial<Item> = {}): Item => ({
  id,
  publicId: id,
  displayName,
  description: '',
  type,
  starPrice,
  originalPrice: null,
  discountPercent: 0,
  containedPublicIds: [],
  ...more,
});

/** The items of valentine mode. The gift list's rules decide which are shown. */
export const gifts: readonly Item[] = [
  gift('tulip', 'Tulip', 'in_app_gift', 0),
  gift('candy', 'Candy', 'in_app_gift', 0),
  gift('kiss', 'Kiss', 'in_app_gift', 0),
  gift('teddy', 'Teddy bear', 'telegram_gift', 49),
  gift('bouquet', 'Bouquet', 'telegram_gift', 49),
  gift('heart_box', 'Heart box', 'telegram_gift', 49),
  gift('cake', 'Cake', 'telegram_gift', 49),
  gift('easter_cake', 'Easter cake', 'telegram_gift', 49),
  gift('surprise_box', 'Surprise', 'surprise_box', 49),
  gift('unicorn', 'Unicorn', 'in_app_gift', 79),
  gift('champagne', 'Champagne', 'telegram_gift', 99),
  gift('rocket', 'Rocket', 'telegram_gift', 99),
  gift('surprise_pack', 'Big surprise', 'telegram_gift_pack', 99, { containedPublicIds: ['teddy', 'champagne', 'ring', 'diamond'] }),
  gift('wish_pack', 'Bouquet and ring', 'telegram_gift_pack', 149, {
    originalPrice: 248,
    discountPercent: 40,
    containedPublicIds: ['bouquet', 'ring'],
  }),
  gift('ring', 'Ring', 'telegram_gift', 199),
  gift('crown', 'Crown', 'telegram_gift', 299),
  gift('diamond', 'Diamond', 'telegram_gift', 399),
];

/** The gifts that a deployment offers: all except those that its configuration hides. */
export function giftsWithout(hiddenIds: readonly string[]): readonly Item[] {
  return gifts.filter(({ id }) => !hiddenIds.includes(id));
}

/** The items of anonymous messages; the first is the default. */
export const emotions: readonly Item[] = [
  gift('anon', 'Anonymous', 'in_app_gift', 0),
  gift('love', 'Love', 'in_app_gift', 0),
  gift('laugh', 'Laughter', 'in_app_gift', 0),
  gift('wow', 'Wow', 'in_app_gift', 0),
  gift('sad', 'Sadness', 'in_app_gift', 0),
  gift('fire', 'Fire', 'in_app_gift', 0),
  gift('kiss_face', 'Kiss', 'in_app_gift', 0),
  gift('surprise', 'Surprise', 'surprise_box', 49),
];

/** An item of a mode; null for an unknown id. */
export function findGift(id: string, isAnonymousMessage: boolean): Item | null {
  return (isAnonymousMessage ? emotions : gifts).find((item) => item.id === id) ?? null;
}

/** The gifts in a delivered item: the contents of a pack, otherwise the item itself. */
export function giftsIn(item: Item): readonly Item[] {
  return contentOf(item, gifts)?.gifts ?? [item];
}

/** The part of a gift that is stored with a received note. */
export function heldGift({ id, type, containedPublicIds, discountPercent, originalPrice }: Item): HeldItem {
  return { id, type, containedPublicIds, discountPercent, originalPrice };
}
