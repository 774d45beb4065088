import type { Item, ItemType } from '@billet/shared-domain/contract';
import { contentOf } from '@billet/shared-domain/rules/gifts';
import { describe, expect, test } from '@rstest/core';
import { drawSurprise, giftTab, wishlistTab } from './gift-list.ts';

const item = (id: string, starPrice: number, type: ItemType = 'telegram_gift', containedPublicIds: string[] = []): Item => ({
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
const box = item('surprise_box', 49, 'surprise_box');
const pack = item('surprise_pack', 99, 'telegram_gift_pack', ['teddy', 'diamond']);
const wishPack = item('wish_pack', 149, 'telegram_gift_pack', ['bouquet', 'ring']);
const items = [
  item('diamond', 399),
  item('crown', 299),
  item('ring', 199),
  item('teddy', 49),
  item('bouquet', 49),
  item('easter_cake', 49),
  item('candy', 0, 'in_app_gift'),
  item('tulip', 0, 'in_app_gift'),
  item('cheap', 15),
  item('club', 0, 'service'),
  box,
  pack,
  wishPack,
];
const surprise = { ...box, originalGiftType: null };
const AUTUMN = new Date('2026-10-14T09:00:00Z');
const EASTER = new Date('2027-04-10T09:00:00Z');
const ids = (list: readonly Item[]) => list.map(({ id }) => id);

describe('lists of gifts', () => {
  test('[GFT-02a] the first tab has free gifts with the tulip first, the surprise, then paid gifts from 49 Stars by price', () => {
    expect(ids(giftTab(items, surprise, AUTUMN))).toEqual([
      'tulip',
      'candy',
      'surprise_box',
      'teddy',
      'bouquet',
      'ring',
      'crown',
      'diamond',
    ]);
  });

  test('[GFT-02][NAV-05] at Easter the cake is the first paid gift, before the surprise', () => {
    expect(ids(giftTab(items, surprise, EASTER)).slice(0, 5)).toEqual(['tulip', 'candy', 'easter_cake', 'surprise_box', 'teddy']);
    expect(ids(giftTab(items, null, EASTER)).slice(0, 4)).toEqual(['tulip', 'candy', 'easter_cake', 'teddy']);
  });

  test('[GFT-03a] half of the visitors get the surprise pack and the others the box; without a pack all get the box', () => {
    expect(drawSurprise(items, () => 0.49)).toMatchObject({ id: 'surprise_pack', starPrice: 99, originalGiftType: 'surprise_box' });
    expect(drawSurprise(items, () => 0.5)).toMatchObject({ id: 'surprise_box', starPrice: 49, originalGiftType: null });
    expect(drawSurprise([box, wishPack], () => 0)).toMatchObject({ id: 'surprise_box' });
    expect(drawSurprise([wishPack], () => 0)).toBeNull();
  });

  test('[GFT-03b] the box holds one gift for 49, the surprise pack one of its list, any other pack all of its list, and a gift nothing', () => {
    expect(contentOf(box, items)).toMatchObject({ isDrawn: true, gifts: [{ id: 'teddy' }, { id: 'bouquet' }] });
    expect(contentOf(pack, items)).toMatchObject({ isDrawn: true, gifts: [{ id: 'teddy' }, { id: 'diamond' }] });
    expect(contentOf(wishPack, items)).toMatchObject({ isDrawn: false, gifts: [{ id: 'bouquet' }, { id: 'ring' }] });
    expect(contentOf(item('ring', 199), items)).toBeNull();
  });

  test('[GFT-04a] the wishlist has the gifts chosen by the deployment by price, without hidden ones', () => {
    const chosen = ['diamond', 'surprise_pack', 'ring', 'wish_pack', 'rocket'];
    expect(ids(wishlistTab(items, chosen))).toEqual(['surprise_pack', 'wish_pack', 'ring', 'diamond']);
    expect(ids(wishlistTab(items, ['teddy']))).toEqual(['teddy']);
  });
});
