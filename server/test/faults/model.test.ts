import { describe, expect, test } from '@rstest/core';
import type { ActualEvents, Order, Payment, Person, ServerRecords } from './events.ts';
import { allowedOutcomes, findDifferences } from './model.ts';

const [PAYER, RECIPIENT, STRANGER] = [1, 2, 3];
const calm = { isDatabaseDisturbed: false, isMessengerDisturbed: false };
const payment = (more: Partial<Payment> = {}): Payment => ({
  id: 'p1',
  payerId: PAYER,
  amount: 49,
  currency: 'XTR',
  payload: 'order:o1',
  refundedBy: null,
  refundRequest: null,
  isKept: false,
  ...more,
});
const gift = (more: Partial<Order> = {}): Order => ({
  id: 'o1',
  kind: 'item',
  payerId: PAYER,
  amount: 49,
  note: { message: 'hello', recipientId: RECIPIENT },
  reveals: 0,
  troubles: {},
  ...more,
});
const events = (more: Partial<ActualEvents> = {}): ActualEvents => ({
  payments: [payment()],
  gifts: [{ recipientId: RECIPIENT, giftId: 'messenger-teddy' }],
  orders: [gift()],
  sendings: [],
  deletedAccounts: [],
  world: calm,
  ...more,
});
const emptyPerson: Person = { reveals: 0, ledger: 0, year: null };
const note = { message: 'hello', recipientId: RECIPIENT, giftId: 'teddy', isGiftSent: true, isRevealed: false };
const records = (more: Partial<ServerRecords> = {}): ServerRecords => ({
  orders: new Map([['o1', { state: 'fulfilled', amount: 49 }]]),
  charges: new Map([['p1', { state: 'fulfilled', orderId: 'o1' }]]),
  notes: [note],
  people: new Map([
    [PAYER, emptyPerson],
    [RECIPIENT, emptyPerson],
  ]),
  leftovers: { outbox: 0 },
  ...more,
});
const ordered = (state: string) => new Map([['o1', { state, amount: 49 }]]);
const charged = (...states: string[]) => new Map(states.map((state, index) => [`p${index + 1}`, { state, orderId: 'o1' }]));
const back = records({ orders: ordered('refunded'), charges: charged('refunded'), notes: [] });
const isBack = payment({ refundedBy: 'bot' });
const states = (order: Order, payments: Payment[], world = calm) => [...allowedOutcomes(order, payments, world).keys()].sort();

describe('[PAY-02] allowed final states of an order', () => {
  test.each<[string, Partial<Order>, Payment[], string[]]>([
    ['it was not paid', {}, [], ['awaiting_payment', 'created']],
    ['only a stranger paid', {}, [payment({ payerId: STRANGER })], ['awaiting_payment', 'created']],
    ['a wrong amount was paid', {}, [payment({ amount: 50 })], ['awaiting_payment', 'created']],
    ['another currency was paid', {}, [payment({ currency: 'USD' })], ['awaiting_payment', 'created']],
    ['it was paid', {}, [payment()], ['fulfilled']],
    ['it was paid twice', {}, [payment(), payment({ id: 'p2' })], ['fulfilled']],
    ['the recipient blocked before', { troubles: { recipient_blocks: 'certain' } }, [payment()], ['refunded']],
    ['the recipient blocked during the payment', { troubles: { recipient_blocks: 'possible' } }, [payment()], ['fulfilled', 'refunded']],
    ['the payer left before', { troubles: { payer_gone: 'certain' } }, [payment()], ['cancelled']],
    ['it was not paid for a day', { troubles: { expired: 'certain' } }, [], ['awaiting_payment', 'cancelled', 'created']],
    ['an operator may have requested the refund in time', {}, [payment({ refundRequest: 'possible' })], ['fulfilled', 'refunded']],
    ['an operator requested the refund in time', {}, [payment({ refundRequest: 'certain' })], ['refunded']],
    [
      'an operator was in time and Telegram rejected the refund',
      {},
      [payment({ refundRequest: 'certain', isKept: true })],
      ['refund_refused', 'refunded'],
    ],
    ['Telegram refunded it', {}, [payment({ refundedBy: 'messenger' })], ['refunded']],
  ])('[PAY-02] allowedOutcomes returns the final states of an order when %s', (_, order, payments, allowed) => {
    expect(states(gift(order), payments)).toEqual(allowed);
  });

  test('[PAY-02] after a disturbance, a delivery that failed three times may have been refunded', () => {
    expect(states(gift(), [payment()], { ...calm, isDatabaseDisturbed: true })).toEqual(['fulfilled', 'refunded']);
    expect(states(gift(), [payment()], { ...calm, isMessengerDisturbed: true })).toEqual(['fulfilled', 'refunded']);
    expect(states(gift({ kind: 'reveal_pack' }), [payment()], { ...calm, isMessengerDisturbed: true })).toEqual(['fulfilled']);
  });
});

describe('[PAY-02] correct records', () => {
  test('[PAY-02] findDifferences accepts a sale, and a sale that was refunded for a reason', () => {
    expect(findDifferences(events(), records())).toEqual([]);
    const asked = { ...isBack, refundRequest: 'certain' } as const;
    expect(findDifferences(events({ payments: [asked], gifts: [] }), back)).toEqual([]);
  });

  test('[PAY-02] findDifferences accepts a payment without a known order, and one whose refund Telegram rejects', () => {
    const unknown = events({ orders: [], payments: [payment({ payload: 'x' })], gifts: [] });
    expect(findDifferences(unknown, records({ charges: charged('set_aside'), notes: [] }))).toEqual([]);
    const refused = payment({ id: 'p2', isKept: true });
    expect(
      findDifferences(events({ payments: [payment(), refused] }), records({ charges: charged('fulfilled', 'refund_refused') })),
    ).toEqual([]);
  });

  test('[PAY-02] findDifferences accepts a refunded second payment', () => {
    const second = payment({ id: 'p2', refundedBy: 'bot' });
    expect(findDifferences(events({ payments: [payment(), second] }), records({ charges: charged('fulfilled', 'refunded') }))).toEqual([]);
  });
});

describe('[PAY-02] incorrect records', () => {
  const found: [string, ActualEvents, ServerRecords, RegExp][] = [
    ['a refund without a reason', events({ payments: [isBack], gifts: [] }), back, /is refunded, and may only be fulfilled/],
    ['a lost payment', events(), records({ orders: ordered('awaiting_payment'), charges: new Map() }), /may only be fulfilled/],
    ['a duplicate delivery', events(), records({ notes: [note, { ...note, isGiftSent: false }] }), /was delivered 2 times/],
    ['a missing delivery', events({ gifts: [] }), records({ notes: [] }), /was delivered 0 times/],
    [
      'two payments kept',
      events({ payments: [payment(), payment({ id: 'p2' })] }),
      records({ charges: charged('fulfilled', 'fulfilled') }),
      /keeps 2/,
    ],
    [
      'a stranger’s payment kept',
      events({ payments: [payment({ payerId: STRANGER })], gifts: [] }),
      records({ orders: ordered('awaiting_payment'), notes: [] }),
      /p1 .* is fulfilled in the records and not refunded/,
    ],
    ['a refund that Telegram never made', events(), back, /p1 .* is refunded in the records and not refunded/],
    ['a refund missing from the records', events({ payments: [isBack] }), records(), /is fulfilled in the records and refunded by the bot/],
    [
      'a delivered order that is cancelled',
      events({ orders: [gift({ troubles: { payer_gone: 'certain' } })], payments: [isBack] }),
      records({ orders: ordered('cancelled'), charges: charged('refunded') }),
      /is cancelled and was delivered 1 times/,
    ],
    [
      'a refunded payment without a known order',
      events({ orders: [], payments: [payment({ payload: 'x' })], gifts: [] }),
      records({ charges: charged('refunded'), notes: [] }),
      /is refunded in the records and not refunded/,
    ],
    [
      'a payment that is set aside although its order is known',
      events({ gifts: [] }),
      records({ orders: ordered('awaiting_payment'), charges: charged('set_aside'), notes: [] }),
      /p1 .* is set_aside/,
    ],
    ['a gift bought twice', events({ gifts: [...events().gifts, ...events().gifts] }), records(), /sent 2 gifts/],
    ['a gift never bought', events({ gifts: [] }), records({ notes: [{ ...note, isGiftSent: false }] }), /its gift never bought/],
    ['unfinished work', events(), records({ leftovers: { outbox: 1 } }), /1 left in outbox/],
    [
      'Stars without a fulfilled order',
      events({ payments: [payment(), payment({ id: 'p2', payload: 'x' })] }),
      records(),
      /left us 98 Stars/,
    ],
    [
      'a free gift that was sent twice',
      events({ sendings: [{ message: 'free', recipientId: RECIPIENT, isAnswered: true }] }),
      records({ notes: [note, { ...note, message: 'free', isGiftSent: false }, { ...note, message: 'free', isGiftSent: false }] }),
      /"free", free, was delivered 2 times/,
    ],
    [
      'a free gift that was promised and never delivered',
      events({ sendings: [{ message: 'free', recipientId: RECIPIENT, isAnswered: true }] }),
      records(),
      /"free", free, was delivered 0 times/,
    ],
  ];
  test.each(found)('[PAY-02] findDifferences reports %s', (_, happened, written, line) => {
    expect(findDifferences(happened, written)).toContainEqual(expect.stringMatching(line));
  });

  const pack = events({ orders: [gift({ kind: 'reveal_pack', note: null, reveals: 3 })], gifts: [] });
  const early = events({ orders: [gift({ kind: 'early_reveal', note: null })], gifts: [] });
  const kept = events({ ...pack, payments: [payment({ isKept: true, refundRequest: 'certain' })] });
  const payer = (person: Partial<Person>) => records({ notes: [], people: new Map([[PAYER, { ...emptyPerson, ...person }]]) });
  test.each<[string, ActualEvents, Partial<Person>, RegExp | null]>([
    ['nothing for a credited pack', pack, { reveals: 3, ledger: 3 }, null],
    ['a pack that was not credited', pack, {}, /has 0 reveals of 3 bought/],
    ['a pack that was credited twice', pack, { reveals: 6, ledger: 6 }, /has 6 reveals of 3 bought/],
    ['a ledger that differs from the balance', pack, { reveals: 3, ledger: 6 }, /the ledger says 6/],
    ['nothing for reveals that are kept because their refund was rejected', kept, { reveals: 3, ledger: 3 }, null],
    ['nothing for an opened year', early, { year: 2026 }, null],
    ['a paid year that was not opened', early, {}, /paid for 1 early openings and has none/],
  ])('[PAY-02] findDifferences reports %s, with packs and early openings', (_, happened, person, line) => {
    const refused = happened === kept ? { orders: ordered('refund_refused'), charges: charged('refund_refused') } : {};
    expect(findDifferences(happened, { ...payer(person), ...refused })).toEqual(line ? [expect.stringMatching(line)] : []);
  });

  test('[PAY-02] findDifferences reports an early opening that was refunded as a second one without a first', () => {
    const both = ['o1', 'o2'].map((id) => gift({ id, kind: 'early_reveal', note: null, troubles: { has_year: 'possible' } }));
    const payments = [isBack, payment({ id: 'p2', payload: 'order:o2', refundedBy: 'bot' })];
    const written = records({
      orders: new Map(both.map(({ id }) => [id, { state: 'refunded', amount: 49 }])),
      charges: charged('refunded', 'refunded'),
      notes: [],
    });
    expect(findDifferences(events({ orders: both, payments, gifts: [] }), written)).toEqual([
      expect.stringMatching(/no early opening, and yet/),
    ]);
  });
});
