import type { Item } from '@billet/shared-domain/contract';
import { contentOf } from '@billet/shared-domain/rules/gifts';
import { describe, expect, test } from '@rstest/core';
import { drawSurprise, giftTab, wishlistTab } from './gift-list.ts';
import { sampleGift } from './samples.ts';

const box = sampleGift('surprise_box', 49, 'surprise_box');
const pack = sampleGift('surprise_pack', 99, 'telegram_gift_pack', ['teddy', 'diamond']);
const wishPack = sampleGift('wish_pack', 149, 'telegram_gift_pack', ['bouquet', 'ring']);
const items = [
  sampleGift('diamond', 399),
  sampleGift('crown', 299),
  sampleGift('ring', 199),
  sampleGift('teddy', 49),
  sampleGift('bouquet', 49),
  sampleGift('easter_cake', 49),
  sampleGift('candy', 0, 'in_app_gift'),
  sampleGift('tulip', 0, 'in_app_gift'),
  sampleGift('cheap', 15),
  sampleGift('club', 0, 'service'),
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
    expect(contentOf(sampleGift('ring', 199), items)).toBeNull();
  });

  test('[GFT-04a] the wishlist has the gifts chosen by the deployment by price, without hidden ones', () => {
    const chosen = ['diamond', 'surprise_pack', 'ring', 'wish_pack', 'rocket'];
    expect(ids(wishlistTab(items, chosen))).toEqual(['surprise_pack', 'wish_pack', 'ring', 'diamond']);
    expect(ids(wishlistTab(items, ['teddy']))).toEqual(['teddy']);
  });
});
