import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import type { Item, ItemType } from '../contract/items.ts';
import { contentOf, DEFAULT_EMOTION, offeredGifts, SURPRISE, TULIP } from './gifts.ts';

const item = (id: string, starPrice: number): Item => ({
  id,
  publicId: id,
  displayName: id,
  description: '',
  type: 'in_app_gift',
  starPrice,
  originalPrice: null,
  discountPercent: 0,
  containedPublicIds: [],
});
const ids = (items: readonly Item[], hidden: readonly string[] = []) => offeredGifts(items, hidden).map(({ id }) => id);

test('[GFT-02] free gifts come first, the tulip before all, paid ones by price from 49', () => {
  const items = [item('ring', 199), item('candy', 0), item('cheap', 48), item('teddy', 49), item('tulip', 0)];
  expect(ids(items)).toEqual(['tulip', 'candy', 'teddy', 'ring']);
});

test('[GFT-02] the easter cake and the configured ids are hidden', () => {
  expect(ids([item('easter_cake', 49), item('teddy', 49), item('ring', 199)], ['ring'])).toEqual(['teddy']);
});

test('[GFT-02] whatever the catalogue, nothing paid is under 49 and prices never fall', () => {
  const catalogue = fc.uniqueArray(fc.record({ id: fc.string(), price: fc.nat(500) }), { selector: ({ id }) => id });
  fc.assert(
    fc.property(catalogue, (rows) => {
      const prices = offeredGifts(rows.map(({ id, price }) => item(id, price))).map(({ starPrice }) => starPrice);
      expect(prices.every((price) => price === 0 || price >= 49)).toBe(true);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }),
  );
});

const catalogues = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('easter_cake', 'teddy', 'cake', 'ring', 'rocket', 'unicorn', 'tulip', 'surprise_box', 'surprise_pack', 'wish_pack'),
    starPrice: fc.constantFrom(0, 15, 49, 99, 199, 399),
    type: fc.constantFrom<ItemType>('telegram_gift', 'in_app_gift', 'surprise_box', 'telegram_gift_pack', 'service'),
    containedPublicIds: fc.subarray(['teddy', 'ring', 'lost']),
  }),
  { selector: ({ id }) => id },
);

test('[GFT-03] whatever the catalogue, a surprise holds offered messenger gifts of 49 and nothing else', () => {
  fc.assert(
    fc.property(catalogues, (rows) => {
      const items = rows.map((row): Item => ({ ...item(row.id, row.starPrice), ...row }));
      const box: Item = { ...item('box', 49), type: 'surprise_box' };
      const held = contentOf(box, items)?.gifts ?? [];
      const expected = items.filter((each) => each.type === 'telegram_gift' && each.starPrice === 49 && each.id !== 'easter_cake');
      expect(held.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      expect(contentOf(box, items)?.isDrawn ?? true).toBe(true);
    }),
  );
});

const gift = (id: string, more: Partial<Item> = {}): Item => ({ ...item(id, 49), type: 'telegram_gift', ...more });
const pack = (id: string, containedPublicIds: string[]): Item => ({ ...item(id, 99), type: 'telegram_gift_pack', containedPublicIds });
const heldIn = (content: ReturnType<typeof contentOf>) => content && { isDrawn: content.isDrawn, ids: content.gifts.map(({ id }) => id) };

test('[GFT-03] a pack holds all that it names and that is there; the surprise pack one of them, drawn', () => {
  const items = [gift('teddy'), gift('ring', { publicId: 'diamond-ring' }), gift('rocket')];
  expect(heldIn(contentOf(pack('wish_pack', ['rocket', 'lost', 'diamond-ring']), items))).toEqual({
    isDrawn: false,
    ids: ['rocket', 'ring'],
  });
  expect(heldIn(contentOf(pack('surprise_pack', ['teddy', 'rocket']), items))).toEqual({ isDrawn: true, ids: ['teddy', 'rocket'] });
});

test('[GFT-03] a gift that is what it looks like holds nothing, and neither does an empty pack', () => {
  const items = [gift('teddy')];
  expect(contentOf(gift('teddy', { containedPublicIds: ['teddy'] }), items)).toBeNull();
  expect(contentOf(pack('wish_pack', ['lost']), items)).toBeNull();
  expect(contentOf({ ...item('box', 49), type: 'surprise_box' }, [])).toBeNull();
});

test('[GFT-02] a free gift after the tulip stays before the paid, in the order of the catalogue', () => {
  expect(ids([item('rose', 0), item('teddy', 49), item('tulip', 0), item('candy', 0)])).toEqual(['tulip', 'rose', 'candy', 'teddy']);
  expect(ids([item('tulip', 99), item('teddy', 49), item('candy', 0)])).toEqual(['candy', 'teddy', 'tulip']);
  expect([TULIP, DEFAULT_EMOTION, SURPRISE]).toEqual(['tulip', 'anon', 'surprise']);
});
