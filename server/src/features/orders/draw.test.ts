import type { Item } from '@billet/shared-domain/contract';
import { expect, test } from '@rstest/core';
import { drawContent } from './draw.ts';

const item = (id: string, type: Item['type'], starPrice: number, containedPublicIds: string[] = []): Item => ({
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
const box = item('surprise_box', 'surprise_box', 49);
const pack = item('surprise_pack', 'telegram_gift_pack', 99, ['cake', 'diamond']);
const unicorn = item('unicorn', 'in_app_gift', 49);
const catalogue = [
  item('cake', 'telegram_gift', 49),
  item('teddy', 'telegram_gift', 49),
  item('diamond', 'telegram_gift', 399),
  unicorn,
  box,
  pack,
];

test('[ASK-01] a surprise holds a messenger gift of 49', () => {
  expect(drawContent(box, catalogue, () => 0).id).toBe('cake');
  expect(drawContent(box, catalogue, (count) => count - 1).id).toBe('teddy');
});

test('[GFT-03] a surprise pack holds one of the gifts that it names', () => {
  expect(drawContent(pack, catalogue, (count) => count - 1).id).toBe('diamond');
  expect(drawContent(pack, catalogue, () => 0).id).toBe('cake');
});

test('[GFT-03] anything else is what it is, and an empty pool draws nothing', () => {
  expect(drawContent(unicorn, catalogue, () => 0)).toBe(unicorn);
  expect(drawContent(box, [box], () => 0)).toBe(box);
});
