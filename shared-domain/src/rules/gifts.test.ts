import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import type { Item, ItemType } from '../contract/items.ts';
import { contentOf, DEFAULT_EMOTION, offeredGifts, wishableGifts, wishedGifts } from './gifts.ts';

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
const AUTUMN = new Date('2026-10-14T09:00:00Z');
const EASTER = new Date('2027-04-10T09:00:00Z');
const ids = (items: readonly Item[], now = AUTUMN) => offeredGifts(items, now).map(({ id }) => id);

test('[GFT-02] offers free gifts first, starting with the tulip, then paid ones from 49 Stars by price', () => {
  const items = [item('ring', 199), item('candy', 0), item('cheap', 48), item('teddy', 49), item('tulip', 0)];
  expect(ids(items)).toEqual(['tulip', 'candy', 'teddy', 'ring']);
});

test('[GFT-02][NAV-05] the Easter cake is the first paid gift from 1 to 20 April in Moscow, and hidden on every other day', () => {
  const items = [item('teddy', 49), item('ring', 199), item('easter_cake', 49), item('candy', 0), item('tulip', 0)];
  expect(ids(items)).toEqual(['tulip', 'candy', 'teddy', 'ring']);
  for (const [now, isOffered] of [
    ['2027-03-31T20:59:59Z', false],
    ['2027-03-31T21:00:00Z', true],
    ['2027-04-20T20:59:59Z', true],
    ['2027-04-20T21:00:00Z', false],
  ] as const)
    expect({ now, ids: ids(items, new Date(now)) }).toEqual({
      now,
      ids: ['tulip', 'candy', ...(isOffered ? ['easter_cake'] : []), 'teddy', 'ring'],
    });
});

test('[GFT-02] for any catalogue, no paid gift is below 49 and prices never decrease', () => {
  const catalogue = fc.uniqueArray(fc.record({ id: fc.string(), price: fc.nat(500) }), { selector: ({ id }) => id });
  fc.assert(
    fc.property(catalogue, (rows) => {
      const offered = offeredGifts(
        rows.map(({ id, price }) => item(id, price)),
        AUTUMN,
      );
      const prices = offered.map(({ starPrice }) => starPrice);
      expect(prices.every((price) => price === 0 || price >= 49)).toBe(true);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }),
  );
});

test('[GFT-07] a user can wish for paid gifts and packs that are offered now, and for no surprise', () => {
  const pack = (id: string): Item => ({ ...item(id, 99), type: 'telegram_gift_pack' });
  const box: Item = { ...item('surprise_box', 49), type: 'surprise_box' };
  const items = [item('tulip', 0), item('ring', 199), box, pack('surprise_pack'), pack('wish_pack'), item('easter_cake', 49)];
  const idsAt = (now: Date) => wishableGifts(items, now).map(({ id }) => id);
  expect(idsAt(AUTUMN)).toEqual(['wish_pack', 'ring']);
  expect(idsAt(EASTER)).toEqual(['easter_cake', 'wish_pack', 'ring']);
});

test('[GFT-07] wished gifts keep the order of the user, without those that are not sold', () => {
  const items = [item('ring', 199), item('teddy', 49), item('tulip', 0), item('easter_cake', 49)];
  const wishedIds = (...wishes: string[]) => wishedGifts(wishes, items, AUTUMN).map(({ id }) => id);
  expect(wishedIds('ring', 'moon', 'teddy')).toEqual(['ring', 'teddy']);
  expect(wishedIds('easter_cake', 'tulip')).toEqual([]);
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

test('[GFT-03] for any catalogue, a surprise contains exactly the offered Telegram gifts of 49 Stars', () => {
  fc.assert(
    fc.property(catalogues, (rows) => {
      const items = rows.map((row): Item => ({ ...item(row.id, row.starPrice), ...row }));
      const box: Item = { ...item('box', 49), type: 'surprise_box' };
      const contained = contentOf(box, items)?.gifts ?? [];
      const expected = items.filter((each) => each.type === 'telegram_gift' && each.starPrice === 49 && each.id !== 'easter_cake');
      expect(contained.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      expect(contentOf(box, items)?.isDrawn ?? true).toBe(true);
    }),
  );
});

const gift = (id: string, more: Partial<Item> = {}): Item => ({ ...item(id, 49), type: 'telegram_gift', ...more });
const pack = (id: string, containedPublicIds: string[]): Item => ({ ...item(id, 99), type: 'telegram_gift_pack', containedPublicIds });
const heldIn = (content: ReturnType<typeof contentOf>) => content && { isDrawn: content.isDrawn, ids: content.gifts.map(({ id }) => id) };

test('[GFT-03] a pack contains all available gifts that it names, and the surprise pack one of them at random', () => {
  const items = [gift('teddy'), gift('ring', { publicId: 'diamond-ring' }), gift('rocket')];
  expect(heldIn(contentOf(pack('wish_pack', ['rocket', 'lost', 'diamond-ring']), items))).toEqual({
    isDrawn: false,
    ids: ['rocket', 'ring'],
  });
  expect(heldIn(contentOf(pack('surprise_pack', ['teddy', 'rocket']), items))).toEqual({ isDrawn: true, ids: ['teddy', 'rocket'] });
});

test('[GFT-03] contentOf returns null for a plain gift and for an empty pack', () => {
  const items = [gift('teddy')];
  expect(contentOf(gift('teddy', { containedPublicIds: ['teddy'] }), items)).toBeNull();
  expect(contentOf(pack('wish_pack', ['lost']), items)).toBeNull();
  expect(contentOf({ ...item('box', 49), type: 'surprise_box' }, [])).toBeNull();
});

test('[GFT-03] no surprise contains the Easter cake, even while it is offered', () => {
  const cake = { ...item('easter_cake', 49), type: 'telegram_gift' } as const;
  expect(ids([cake], EASTER)).toEqual(['easter_cake']);
  expect(contentOf({ ...item('box', 49), type: 'surprise_box' }, [cake])).toBeNull();
});

test('[GFT-02] free gifts after the tulip precede the paid ones, in the order of the catalogue', () => {
  expect(ids([item('rose', 0), item('teddy', 49), item('tulip', 0), item('candy', 0)])).toEqual(['tulip', 'rose', 'candy', 'teddy']);
  expect(ids([item('tulip', 99), item('teddy', 49), item('candy', 0)])).toEqual(['candy', 'teddy', 'tulip']);
  expect(DEFAULT_EMOTION).toBe('anon');
});
