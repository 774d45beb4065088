import type { Item, ItemType } from '@billet/shared-domain/contract';

export const sampleGift = (id: string, starPrice: number, type: ItemType = 'telegram_gift', containedPublicIds: string[] = []): Item => ({
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
  sampleGift('tulip', 0, 'in_app_gift'),
  sampleGift('candy', 0, 'in_app_gift'),
  sampleGift('kiss', 0, 'in_app_gift'),
  sampleGift('teddy', 49),
  sampleGift('bouquet', 49),
  sampleGift('heart_box', 49),
  sampleGift('cake', 49),
  sampleGift('easter_cake', 49),
  { ...sampleGift('unicorn', 79, 'in_app_gift'), originalPrice: 99, discountPercent: 20 },
  sampleGift('champagne', 99),
  sampleGift('rocket', 99),
  sampleGift('ring', 199),
  sampleGift('crown', 299),
  sampleGift('diamond', 399),
  sampleGift('surprise_box', 49, 'surprise_box'),
  sampleGift('surprise_pack', 99, 'telegram_gift_pack', ['teddy', 'champagne', 'ring', 'diamond']),
  sampleGift('wish_pack', 149, 'telegram_gift_pack', ['bouquet', 'ring']),
];

export const sampleWishlist = ['surprise_pack', 'wish_pack', 'ring', 'crown', 'diamond'];

export const sampleEmotions: Item[] = [
  ...['anon', 'love', 'laugh', 'wow', 'sad', 'fire', 'kiss_face'].map((id) => sampleGift(id, 0, 'in_app_gift')),
  sampleGift('surprise', 49, 'surprise_box'),
];
