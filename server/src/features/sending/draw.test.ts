import type { Item } from '@billet/shared-domain/contract';
import { contentOf } from '@billet/shared-domain/rules/gifts';
import { expect, test } from '@rstest/core';
import { emotions, gifts } from '../catalogue/catalogue.ts';
import { CannotDeliver } from '../payments/index.ts';
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

test('[ASK-01] a surprise contains a messenger gift of 49 Stars', () => {
  expect(drawContent(box, catalogue, () => 0).id).toBe('cake');
  expect(drawContent(box, catalogue, (count) => count - 1).id).toBe('teddy');
});

test('[GFT-03] a surprise pack contains one of the gifts that it names', () => {
  expect(drawContent(pack, catalogue, (count) => count - 1).id).toBe('diamond');
  expect(drawContent(pack, catalogue, () => 0).id).toBe('cake');
});

test('[GFT-03] a gift without a pool is delivered as it is', () => {
  expect(drawContent(unicorn, catalogue, () => 0)).toBe(unicorn);
});

test('[GFT-03] an empty pool cannot be delivered, so that the payment is refunded', () => {
  for (const bought of [box, pack]) expect(() => drawContent(bought, [box, pack], () => 0)).toThrow(CannotDeliver);
});

test('[GFT-03] each gift that the screen advertises can be drawn from our catalogue with equal chance, and no other', () => {
  for (const bought of [...gifts, ...emotions]) {
    const content = contentOf(bought, gifts);
    if (!content?.isDrawn) continue;
    const drawn = content.gifts.map((_, place) => drawContent(bought, gifts, (count) => place % count).id);
    expect(drawn).toEqual(content.gifts.map(({ id }) => id));
    expect(drawn).not.toContain('easter_cake');
  }
});
