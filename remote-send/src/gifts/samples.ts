import type { Item, ItemType } from '@billet/shared-domain/contract';

const gift = (id: string, starPrice: number, type: ItemType = 'telegram_gift', containedPublicIds: string[] = []): Item => ({
  id,
  publicId: id,
  displayName: id,
  description: '',
  type,
  starPrice,
  originalPrice: null,
  discountPercent: 0,
  containedPublicIds,
});

export const sampleItems: Item[] = [
  gift('tulip', 0, 'in_app_gift'),
  gift('candy', 0, 'in_app_gift'),
  gift('kiss', 0, 'in_app_gift'),
  gift('teddy', 49),
  gift('bouquet', 49),
  gift('heart_box', 49),
  gift('cake', 49),
  gift('easter_cake', 49),
  { ...gift('unicorn', 79, 'in_app_gift'), originalPrice: 99, discountPercent: 20 },
  gift('champagne', 99),
  gift('rocket', 99),
  gift('ring', 199),
  gift('crown', 299),
  gift('diamond', 399),
  gift('surprise_box', 49, 'surprise_box'),
  gift('surprise_pack', 99, 'telegram_gift_pack', ['teddy', 'champagne', 'ring', 'diamond']),
  gift('wish_pack', 149, 'telegram_gift_pack', ['bouquet', 'ring']),
];

export const sampleWishlist = ['surprise_pack', 'wish_pack', 'ring', 'crown', 'diamond'];

export const sampleEmotions: Item[] = [
  ...['anon', 'love', 'laugh', 'wow', 'sad', 'fire', 'kiss_face'].map((id) => gift(id, 0, 'in_app_gift')),
  gift('surprise', 49, 'surprise_box'),
];
