import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { unwrap } from '../../test/deliver.ts';
import type { Person } from '../../test/person.ts';
import { waitForOrderState } from '../../test/sale.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop } from '../../test/shop.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

let shop: Shop;
let alice: Person;
let boris: Person;
beforeAll(async () => {
  shop = await startShop();
  [alice, boris] = [await shop.person('alice'), await shop.person('boris')];
});
afterAll(() => shop.close());

const bodyOf = async (person: Person, name: Parameters<Person['call']>[0], input?: Parameters<Person['call']>[1]) =>
  (await person.call(name, input)).body;

describe('[ENT-01] the API', () => {
  test('accepts a checkout with two fields and defaults, and returns three fields', async () => {
    const least = { valentineCode: alice.code, itemId: 'tulip' };
    expect(await bodyOf(boris, 'checkout', { body: least, headers: { 'User-Agent': PHONE } })).toEqual({
      success: true,
      link: null,
      orderId: null,
    });
    const {
      rows: [row],
    } = await shop.deps.db.owner.execute(
      sql`SELECT type, status, message, answer, is_fully_anonymous, is_open_sympathy, is_mutual, is_public, is_reveal_completed,
        is_telegram_gift_sent FROM billet.items`,
    );
    expect(row).toEqual({
      type: 'ordinary',
      status: 'sent',
      message: '',
      answer: null,
      is_fully_anonymous: false,
      is_open_sympathy: false,
      is_mutual: false,
      is_public: true,
      is_reveal_completed: false,
      is_telegram_gift_sent: false,
    });
  });

  test('returns the list as valentines, pagination and version, and the counts as a plain object', async () => {
    expect(await bodyOf(alice, 'getValentines', { query: { type: 'ordinary' } })).toEqual({
      valentines: [expect.objectContaining({ type: 'ordinary', sentAt: expect.stringMatching(TIME) })],
      pagination: { total: 1, skip: 0, limit: 20 },
      version: expect.any(Number),
    });
    expect(await bodyOf(alice, 'getInventoryCount')).toEqual({ ordinary: 1, super: 0, total: 1, unread: 1, unreadAnonymous: 0 });
  });

  test('returns an opened valentine with fifteen fields', async () => {
    const [item] = await inboxOf(alice);
    expect(await bodyOf(alice, 'unwrapValentine', { params: { id: item?.id ?? '' } })).toEqual({
      valentine: {
        id: item?.id,
        type: 'ordinary',
        status: 'opened',
        item: { id: 'tulip', type: 'in_app_gift', containedPublicIds: [], discountPercent: 0, originalPrice: null },
        message: '',
        answer: null,
        sender: null,
        isFullyAnonymous: false,
        isOpenSympathy: false,
        isAnonymousMessage: false,
        isMutual: false,
        isPublic: true,
        isRevealCompleted: false,
        isTelegramGiftSent: false,
        sentAt: expect.stringMatching(TIME),
      },
    });
  });

  test('returns items with nine fields and prices in whole Stars', async () => {
    const { items } = (await bodyOf(alice, 'getItems', { query: { type: 'ordinary' } })) as { items: Record<string, unknown>[] };
    expect(items[0]).toEqual({
      id: 'tulip',
      publicId: 'tulip',
      displayName: expect.any(String),
      description: expect.any(String),
      type: 'in_app_gift',
      starPrice: 0,
      originalPrice: null,
      discountPercent: 0,
      containedPublicIds: [],
    });
    for (const { starPrice } of items) expect(Number.isInteger(starPrice)).toBe(true);
  });

  test('returns a public valentine with five fields and without people or times', async () => {
    const [item] = await inboxOf(alice);
    await alice.call('answerValentine', { params: { id: item?.id ?? '' }, body: { answer: 'Thank you' } });
    expect(await bodyOf(boris, 'getPublicValentines', { params: { code: alice.code }, query: { type: 'valentine' } })).toEqual({
      valentines: [{ id: item?.id, item: { id: 'tulip' }, message: '', answer: 'Thank you', type: 'ordinary' }],
      pagination: { total: 1, skip: 0, limit: 2 },
    });
  });

  test('returns an order with kind, state and price', async () => {
    const id = orderIn(await checkout(boris, alice, { itemId: 'teddy', isSuper: true }));
    expect(await bodyOf(boris, 'getOrder', { params: { id } })).toEqual({
      order: { id, kind: 'item', state: 'awaiting_payment', amount: 98 },
    });
  });
});

test("[ENT-01] [ENT-05] [RVL-02] a reveal returns the sender's exact time, masked code, and known place and device", async () => {
  const [item] = await inboxOf(alice);
  const pack = orderIn(await alice.call('revealSender', { params: { id: item?.id ?? '' }, body: { revealPackType: 'pack_1' } }));
  shop.pay(alice, pack, 49);
  await waitForOrderState(alice, pack, 'fulfilled');
  expect(await bodyOf(alice, 'revealSender', { params: { id: item?.id ?? '' }, body: {} })).toEqual({
    success: true,
    requiresPayment: false,
    error: null,
    data: {
      sender: { telegram: { firstName: 'Boris', username: 'boris', photoUrl: 'https://t.me/i/userpic/boris.svg' } },
      sentAt: expect.stringMatching(TIME),
      code: boris.code,
      maskedCode: `${boris.code.slice(0, 2)}${'•'.repeat(6)}${boris.code.slice(-2)}`,
      locationInfo: { city: null, countryEmoji: null, isp: null },
      deviceInfo: { model: 'iPhone', browser: 'Safari', os: 'iOS' },
      isGone: false,
    },
    availableReveals: 0,
  });
});

test("[ENT-03] a match shows both people the other's first name, photo and username", async () => {
  const [carl, dora] = [await shop.person('carl'), await shop.person('dora')];
  for (const [from, to] of [
    [carl, dora],
    [dora, carl],
  ] as const) {
    await checkout(from, to, { isMatchable: true });
    const [item] = await inboxOf(to);
    await unwrap(to, item?.id ?? '');
  }
  for (const [reader, other] of [
    [carl, 'dora'],
    [dora, 'carl'],
  ] as const) {
    const [item] = await inboxOf(reader);
    expect(item).toMatchObject({
      isMutual: true,
      sender: {
        telegram: {
          firstName: other.charAt(0).toUpperCase() + other.slice(1),
          username: other,
          photoUrl: `https://t.me/i/userpic/${other}.svg`,
        },
      },
    });
  }
});
