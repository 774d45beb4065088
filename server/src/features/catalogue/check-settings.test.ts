import { expect, test } from '@rstest/core';
import { readConfig } from '../../kit/config.ts';
import { checkGiftSettings } from './check-settings.ts';

const KEY = 'k'.repeat(32);
const fault = (settings: Record<string, string>) => {
  try {
    checkGiftSettings(readConfig({ SEAL_KEY: KEY, ...settings }));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
};

test('[GFT-01] the map accepts only gifts of type telegram_gift', () => {
  expect(fault({})).toBe(null);
  expect(fault({ GIFT_MAP: '{"teddy":"1","diamond":"2","easter_cake":"3"}' })).toBe(null);
  for (const id of ['tulip', 'surprise_box', 'wish_pack'])
    expect(fault({ GIFT_MAP: JSON.stringify({ [id]: '1' }) })).toBe(`GIFT_MAP: ${id} is no telegram_gift`);
  expect(fault({ GIFT_MAP: '{"bear":"1"}' })).toMatch(/^GIFT_MAP: there is no gift bear; there are tulip, /);
});

test('[GFT-02][OPS-01] a hidden gift must be in the catalogue', () => {
  expect(fault({ HIDDEN_GIFTS: 'rocket,easter_cake' })).toBe(null);
  expect(fault({ HIDDEN_GIFTS: 'rockets' })).toMatch(/^HIDDEN_GIFTS: there is no gift rockets/);
});

test('[GFT-03] rejects hidden gifts that leave a surprise without contents', () => {
  const names =
    'HIDDEN_GIFTS: leaves the surprise without any gift of 49 Stars (telegram_gift); offer at least one of teddy, bouquet, heart_box, cake';
  expect(fault({ HIDDEN_GIFTS: 'teddy,bouquet,heart_box,cake,wish_pack,surprise_pack' })).toBe(names);
  // Anonymous mode also sells a surprise, which cannot be hidden
  expect(fault({ HIDDEN_GIFTS: 'surprise_box,teddy,bouquet,heart_box,cake,wish_pack,surprise_pack' })).toBe(names);
  expect(fault({ HIDDEN_GIFTS: 'teddy,bouquet,heart_box,wish_pack,surprise_pack' })).toBe(null);
});

test('[GFT-03] rejects hiding a gift that an offered pack contains, but not one of a hidden pack', () => {
  expect(fault({ HIDDEN_GIFTS: 'ring' })).toBe('HIDDEN_GIFTS: wish_pack contains ring; hide both or neither');
  expect(fault({ HIDDEN_GIFTS: 'bouquet' })).toBe('HIDDEN_GIFTS: wish_pack contains bouquet; hide both or neither');
  expect(fault({ HIDDEN_GIFTS: 'ring,wish_pack' })).toBe(null);
});

test('[GFT-03] rejects hiding the advertised gift of a surprise pack, but not a smaller pool', () => {
  expect(fault({ HIDDEN_GIFTS: 'diamond' })).toBe('HIDDEN_GIFTS: surprise_pack contains diamond; hide both or neither');
  expect(fault({ HIDDEN_GIFTS: 'diamond,surprise_pack' })).toBe(null);
  expect(fault({ HIDDEN_GIFTS: 'teddy,champagne' })).toBe(null);
});

test("[GFT-01] rejects a pack with a partial mapping to the messenger's gifts unless it is hidden", () => {
  const part = 'GIFT_MAP: wish_pack contains ring, which is not mapped to a gift of the messenger; map all of its contents or none';
  expect(fault({ GIFT_MAP: '{"bouquet":"1"}' })).toBe(part);
  expect(fault({ GIFT_MAP: '{"bouquet":"1"}', HIDDEN_GIFTS: 'wish_pack' })).toBe(null);
  expect(fault({ GIFT_MAP: '{"bouquet":"1","ring":"2"}' })).toBe(null);
});

test('[GFT-04] the wishlist has two packs and three gifts of the catalogue without repetition', () => {
  expect(fault({ WISHLIST_GIFTS: 'wish_pack, surprise_pack, teddy, ring, rocket' })).toBe(null);
  const wrong = /^WISHLIST_GIFTS: must name two packs \(telegram_gift_pack\) and three gifts \(telegram_gift\)$/;
  for (const ids of [
    'wish_pack,surprise_pack,teddy,ring',
    'wish_pack,surprise_pack,teddy,ring,tulip',
    'wish_pack,wish_pack,teddy,ring,rocket',
    'wish_pack,surprise_pack,teddy,ring,ring',
    'wish_pack,surprise_pack,teddy,ring,rocket,tulip',
  ])
    expect({ ids, fault: fault({ WISHLIST_GIFTS: ids }) }).toEqual({ ids, fault: expect.stringMatching(wrong) });
  expect(fault({ WISHLIST_GIFTS: 'wish_pack,surprise_pack,teddy,ring,moon' })).toMatch(/^WISHLIST_GIFTS: there is no gift moon/);
});
