import type { Answer, CheckoutBody, OrderState } from '@billet/shared-domain/contract';
import { afterEach, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { user } from '../../test/session-fixtures.ts';
import type { InvoiceStatus } from '../contract.ts';
import { ownRecords } from '../idempotency/keyed-call.ts';
import { followOrder, purchase, resumePurchase } from '../purchases.ts';
import { deferred, type FakeBridge, fakeBridge, forgetKeys, installBridge, refusal, setSession, silence } from '../testing/index.ts';
import { askOrder } from './order.ts';
import type { Settled } from './outcome.ts';

const intent = 'send/abcdefgh23';
const orderId = '11111111-1111-4111-8111-111111111111';
const link = 'https://t.me/$slug';
const teddy: CheckoutBody = { valentineCode: 'abcdefgh23', itemId: 'teddy', message: 'hi', total: 49 };
const toPay: Answer<'checkout'> = { success: true, link, orderId };

/** The states of the order that the server returns in turn; the last one repeats. 'silence' is a failed query. */
let states: (OrderState | 'silence')[];
let checkouts: (() => Answer<'checkout'> | Promise<Answer<'checkout'>>)[];
/** Each query of the order waits for this. */
let holdLook: Promise<unknown>;
let invoice: () => Promise<InvoiceStatus>;
let later: ((status: InvoiceStatus) => void) | undefined;
let fake: FakeBridge;

const next = <T>(list: T[]): T | undefined => (list.length > 1 ? list.shift() : list[0]);
const keysSent = () => fake.apiCalls.filter(({ name }) => name === 'checkout').map(({ input }) => (input as { key: string }).key);
const orderQueries = () => fake.apiCalls.filter(({ name }) => name === 'getOrder').length;
const invoices = () => fake.messengerCalls.filter(([name]) => name === 'openInvoice').length;

beforeEach(() => {
  states = ['awaiting_payment'];
  holdLook = Promise.resolve();
  checkouts = [() => toPay];
  invoice = async () => 'paid';
  later = undefined;
  fake = fakeBridge({
    answers: {
      checkout: () => next(checkouts)?.() ?? toPay,
      getOrder: async () => {
        await holdLook;
        const state = next(states) ?? 'silence';
        if (state === 'silence') throw silence();
        return { order: { id: orderId, kind: 'item', state, amount: 49 } };
      },
    },
    messenger: {
      openInvoice: (given, onLater) => {
        fake.messengerCalls.push(['openInvoice', given]);
        later = onLater;
        return invoice();
      },
    },
  });
  installBridge(fake.bridge);
  setSession({ userData: { user } });
  forgetKeys();
});

interface Given {
  body?: CheckoutBody;
  onLater?: (outcome: Settled) => void;
  onOrdered?: () => void;
  signal?: AbortSignal;
}

const buy = (given: Given = {}) => {
  const { body = teddy, ...listening } = given;
  const dueOf = (answer: Answer<'checkout'>) => (answer.link && answer.orderId ? { link: answer.link, orderId: answer.orderId } : null);
  return purchase({ name: 'checkout', input: { body }, intent, dueOf, ...listening });
};
const turn = () => rstest.advanceTimersByTimeAsync(0);

test('[PAY-01] onOrdered is called before the invoice opens, and only if there is an order', async () => {
  const onOrdered = rstest.fn(() => expect(invoices()).toBe(0));
  checkouts = [() => Promise.reject(silence())];
  await buy({ onOrdered });
  expect(onOrdered).not.toHaveBeenCalled();
  checkouts = [() => toPay];
  await buy({ onOrdered });
  expect([onOrdered.mock.calls.length, invoices()]).toEqual([1, 1]);
});

describe('[PAY-01] the result of an invoice', () => {
  test("[PAY-01] the status 'paid' of the messenger counts at once and means on its way", async () => {
    expect(await buy()).toEqual({ kind: 'paid', orderId });
    expect([invoices(), orderQueries()]).toEqual([1, 0]);
  });

  test.each<InvoiceStatus>(['cancelled', 'failed', 'pending', 'unanswered'])(
    '[PAY-01] after the status %s the state of the order decides',
    async (status) => {
      invoice = async () => status;
      states = ['paid'];
      expect(await buy()).toEqual({ kind: 'paid', orderId });
      states = ['fulfilled'];
      expect(await buy()).toEqual({ kind: 'delivered', orderId });
      states = ['refunding'];
      expect(await buy()).toEqual({ kind: 'returned', orderId });
      states = ['refund_refused'];
      expect(await buy()).toEqual({ kind: 'unreturned', orderId });
      states = ['cancelled'];
      expect(await buy()).toEqual({ kind: 'over', orderId });
      const open = status === 'pending' || status === 'unanswered' ? 'waiting' : 'unpaid';
      states = ['awaiting_payment'];
      expect(await buy()).toEqual({ kind: open, orderId });
    },
  );

  test.each<InvoiceStatus>(['cancelled', 'failed', 'pending', 'unanswered'])(
    '[PAY-01] after the status %s an order that cannot be queried is waiting, not unpaid',
    async (status) => {
      invoice = async () => status;
      states = ['silence'];
      expect(await buy()).toEqual({ kind: 'waiting', orderId });
      expect(fake.logged.filter(({ event }) => event === 'invoice_unpaid')).toEqual([]);
    },
  );

  test('[PAY-05] an unpaid invoice is logged', async () => {
    invoice = async () => 'cancelled';
    await buy();
    expect(fake.logged).toEqual([{ event: 'invoice_unpaid', status: 'cancelled', orderId }]);
  });

  test('[PAY-01] a link that is not an invoice of the messenger is not opened', async () => {
    checkouts = [() => ({ ...toPay, link: 'https://evil.example/$slug' })];
    expect(await buy()).toMatchObject({ kind: 'failed' });
    expect(invoices()).toBe(0);
  });
});

describe('[PAY-01] purchases without a payment', () => {
  test('a purchase without a payment is done, and repeating it is another purchase', async () => {
    checkouts = [() => ({ success: true, link: null, orderId: null })];
    expect(await buy()).toEqual({ kind: 'done', answer: { success: true, link: null, orderId: null } });
    await buy();
    expect(new Set(keysSent()).size).toBe(2);
  });

  test('[PAY-01] a changed price returns the new total and leaves no open record', async () => {
    checkouts = [() => Promise.reject(refusal('price_changed', { total: 60 }))];
    expect(await buy()).toEqual({ kind: 'price_changed', total: 60 });
    expect(ownRecords().of(intent)).toEqual([]);
    checkouts = [() => toPay];
    expect(await buy({ body: { ...teddy, total: 60 } })).toEqual({ kind: 'paid', orderId });
  });

  test('[API-03] a refusal returns its failure and ends the key, a server error keeps the key', async () => {
    checkouts = [() => Promise.reject(refusal('not_deliverable'))];
    expect(await buy()).toMatchObject({ kind: 'refused', failure: { code: 'not_deliverable' } });
    checkouts = [() => Promise.reject(refusal('internal')), () => Promise.reject(silence()), () => toPay];
    expect(await buy()).toMatchObject({ kind: 'failed', failure: { code: 'internal' } });
    expect(await buy()).toEqual({ kind: 'failed', failure: { kind: 'network' } });
    await buy();
    const [refused, ...rest] = keysSent();
    expect(new Set(rest).size).toBe(1);
    expect(rest).not.toContain(refused);
  });

  test('a bug of the client is logged as an error', async () => {
    checkouts = [() => Promise.reject(new TypeError('ours'))];
    expect(await buy()).toMatchObject({ kind: 'failed' });
    expect(fake.logged).toMatchObject([{ event: 'purchase_broke', level: 'error' }]);
  });
});

describe('[PAY-03] a repeated purchase', () => {
  beforeEach(() => {
    invoice = async () => 'cancelled';
  });

  test('[PAY-03] a repeated purchase with an open order continues that order with its key', async () => {
    await buy();
    await buy();
    expect(new Set(keysSent()).size).toBe(1);
    expect(invoices()).toBe(2);
  });

  test('[PAY-03] a repeated purchase whose order was paid creates no order and opens no invoice', async () => {
    await buy();
    states = ['paid'];
    expect(await buy()).toEqual({ kind: 'paid', orderId });
    expect([keysSent().length, invoices()]).toEqual([1, 1]);
  });

  test.each<OrderState>(['cancelled', 'refunded'])('[PAY-03] a repeated purchase whose order is %s creates another one', async (state) => {
    await buy();
    states = [state, 'awaiting_payment'];
    expect(await buy()).toEqual({ kind: 'unpaid', orderId });
    expect(new Set(keysSent()).size).toBe(2);
  });

  test('[PAY-03] a purchase with another body is another order', async () => {
    await buy();
    await buy({ body: { ...teddy, message: 'ho' } });
    expect(new Set(keysSent()).size).toBe(2);
  });
});

describe('[PAY-01] later statuses of an order', () => {
  beforeEach(() => {
    rstest.useFakeTimers();
    invoice = async () => 'unanswered';
  });
  afterEach(() => {
    rstest.useRealTimers();
  });

  async function waiting(signal?: AbortSignal) {
    const received: Settled[] = [];
    const bought = buy({ onLater: (outcome) => received.push(outcome), ...(signal && { signal }) });
    await turn();
    expect(await bought).toEqual({ kind: 'waiting', orderId });
    return received;
  }

  test("[PAY-01] a later 'paid' of the messenger is reported once", async () => {
    const received = await waiting();
    later?.('paid');
    await turn();
    states = ['fulfilled'];
    fake.announce({ kind: 'order' });
    await turn();
    expect(received).toEqual([{ kind: 'paid', orderId }]);
    expect(ownRecords().of(intent)).toEqual([]);
  });

  test("[PAY-01] a later 'cancelled' is checked against the order, which may still be paid afterwards", async () => {
    const received = await waiting();
    later?.('pending');
    await turn();
    later?.('cancelled');
    await turn();
    expect(received).toEqual([{ kind: 'unpaid', orderId }]);
    states = ['paid'];
    fake.announce({ kind: 'order' });
    await turn();
    expect(received.at(-1)).toEqual({ kind: 'paid', orderId });
  });

  test("[PAY-01] a later 'cancelled' is not reported while the order cannot be queried, and a later payment is", async () => {
    const received = await waiting();
    states = ['silence'];
    later?.('cancelled');
    await turn();
    expect(received).toEqual([]);
    states = ['paid'];
    fake.announce({ kind: 'order' });
    await turn();
    expect(received).toEqual([{ kind: 'paid', orderId }]);
  });

  test.each([
    ['silence', silence(), { kind: 'waiting', orderId }],
    ['a broken server', refusal('internal'), { kind: 'waiting', orderId }],
    ['too many tries', refusal('too_many'), { kind: 'refused' }],
  ] as const)('[PAY-01] a repeated purchase that meets %s keeps the open order and reports its payment', async (_, thrown, outcome) => {
    await waiting();
    const received: Settled[] = [];
    checkouts = [() => Promise.reject(thrown)];
    const again = buy({ onLater: (each) => received.push(each) });
    await turn();
    expect(await again).toMatchObject(outcome);
    states = ['paid'];
    fake.announce({ kind: 'order' });
    await turn();
    expect(received).toEqual([{ kind: 'paid', orderId }]);
  });

  test('[INB-12] an order event triggers a query; without events the order is polled', async () => {
    const received = await waiting();
    const before = orderQueries();
    fake.announce({ kind: 'profile' });
    await turn();
    expect(orderQueries()).toBe(before);
    fake.announce({ kind: 'order' });
    await turn();
    expect(orderQueries()).toBe(before + 1);
    states = ['fulfilled'];
    await rstest.advanceTimersByTimeAsync(15_000);
    expect(received).toEqual([{ kind: 'delivered', orderId }]);
    const { length } = fake.apiCalls;
    await rstest.advanceTimersByTimeAsync(60_000);
    expect(fake.apiCalls.length).toBe(length);
  });

  test('an unmounted screen and a superseded purchase receive no later outcome', async () => {
    const unmounted = new AbortController();
    const received = await waiting(unmounted.signal);
    unmounted.abort();
    states = ['paid'];
    later?.('paid');
    fake.announce({ kind: 'order' });
    await rstest.advanceTimersByTimeAsync(60_000);
    expect(received).toEqual([]);
    forgetKeys();
    states = ['awaiting_payment'];
    const first = await waiting();
    const hearFirst = later;
    const second = await waiting();
    hearFirst?.('paid');
    await turn();
    expect([first, second]).toEqual([[], []]);
  });

  test('[SND-03] after a reload resumePurchase finds the open order by its intent and continues it', async () => {
    await waiting();
    const received: Settled[] = [];
    const resuming = resumePurchase(intent, { onLater: (outcome) => received.push(outcome) });
    await turn();
    expect(await resuming).toEqual({ orderId, body: teddy, outcome: { kind: 'waiting', orderId } });
    states = ['paid'];
    fake.announce({ kind: 'order' });
    await turn();
    expect(received).toEqual([{ kind: 'paid', orderId }]);
    const again = resumePurchase(intent);
    await turn();
    expect(await again).toBeNull();
  });
});

describe('[PAY-02] followOrder', () => {
  beforeEach(() => {
    rstest.useFakeTimers();
  });
  afterEach(() => {
    rstest.useRealTimers();
  });

  test('[PAY-02] followOrder queries after 1, 2, 4 and 8 s and returns the last known state at the deadline', async () => {
    states = ['paid', 'silence'];
    const times: number[] = [];
    const startedAt = Date.now();
    fake.apiCalls.push = (...calls) => {
      times.push(Date.now() - startedAt);
      return Array.prototype.push.apply(fake.apiCalls, calls);
    };
    const following = followOrder(orderId, { deadline: 20_000 });
    await rstest.advanceTimersByTimeAsync(20_000);
    expect(await following).toBe('paid');
    expect(times).toEqual([0, 1000, 3000, 7000, 15_000, 20_000]);
  });

  test.each([-3_600_000, 3_600_000])(
    '[PAY-02] followOrder ends at its deadline although the device clock is moved by %s ms',
    async (moved) => {
      states = ['paid'];
      const following = followOrder(orderId, { deadline: 20_000 });
      await rstest.advanceTimersByTimeAsync(5_000);
      rstest.setSystemTime(Date.now() + moved);
      const before = fake.apiCalls.length;
      await rstest.advanceTimersByTimeAsync(15_000);
      expect([await following, fake.apiCalls.length > before]).toEqual(['paid', true]);
    },
  );

  test('[PAY-02][INB-12] followOrder does not miss a change event during a query', async () => {
    states = ['paid', 'fulfilled'];
    const looking = deferred<null>();
    holdLook = looking.promise;
    const following = followOrder(orderId);
    await turn();
    fake.announce({ kind: 'order' });
    looking.resolve(null);
    await turn();
    expect(await following).toBe('delivered');
  });

  test.each([
    ['paid', 'paid', 'paid'],
    ['settled', 'refunded', 'returned'],
    ['settled', 'refund_refused', 'unreturned'],
    ['settled', 'cancelled', 'over'],
  ] as const)('[PAY-02] followOrder until %s ends at %s', async (until, state, end) => {
    states = [state];
    const following = followOrder(orderId, { until, deadline: Number.POSITIVE_INFINITY });
    await turn();
    expect(await following).toBe(end);
  });

  test('[PAY-02] an abort ends followOrder, and a failed askOrder returns unknown', async () => {
    const unmounted = new AbortController();
    const following = followOrder(orderId, { signal: unmounted.signal, deadline: Number.POSITIVE_INFINITY });
    await turn();
    unmounted.abort();
    await turn();
    expect(await following).toBe('open');
    states = ['silence'];
    const asking = askOrder(orderId);
    await turn();
    expect(await asking).toBe('unknown');
  });
});

describe('[PAY-01] a client that cannot open invoices', () => {
  const old = () => installBridge({ ...fake.bridge, messenger: { ...fake.bridge.messenger, canOpenInvoices: false } });

  test('a client that cannot open invoices is refused a paid purchase with a reason, and nothing is ordered', async () => {
    old();
    expect(await buy()).toMatchObject({ kind: 'refused', failure: { code: 'client_outdated' } });
    expect([keysSent().length, invoices()]).toEqual([0, 0]);
  });

  test('a client that cannot open invoices gets a free purchase', async () => {
    old();
    checkouts = [() => ({ success: true, link: null, orderId: null })];
    expect(await buy({ body: { ...teddy, total: 0 } })).toMatchObject({ kind: 'done' });
  });
});
