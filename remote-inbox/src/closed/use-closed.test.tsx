import { deferred, forgetKeys, refusal, sampleNote, silence } from '@billet/shared-bridge/testing';
import type { Answer, EarlyRevealAnswer, OrderState } from '@billet/shared-domain/contract';
import { beforeEach, describe, expect, test } from '@rstest/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { card, showInbox } from '../samples/show-inbox.tsx';

beforeEach(() => forgetKeys());

const toPay: EarlyRevealAnswer = { success: false, link: 'https://t.me/$slug', orderId: '00000000-0000-4000-8000-00000000000a' };
const opened: EarlyRevealAnswer = { success: true, link: null, orderId: null };

interface World {
  readonly canPay?: boolean;
  readonly status?: 'paid' | 'cancelled' | Promise<'paid'>;
  readonly state?: OrderState;
  readonly first?: () => EarlyRevealAnswer | Promise<EarlyRevealAnswer>;
  readonly second?: () => EarlyRevealAnswer;
}

/** Opens the page with a closed valentine, one week before it may be opened. */
async function setUp({ canPay = true, status = 'paid', state = 'fulfilled', first = () => toPay, second = () => opened }: World = {}) {
  const shown = await showInbox({
    notes: [sampleNote({ status: 'sent', message: null })],
    now: new Date('2026-03-01T12:00:00Z'),
    messenger: { canOpenInvoices: canPay, openInvoice: async () => status },
    answers: (serverState) => ({
      buyEarlyReveal: async ({ body }) => {
        const answer = body?.orderId === undefined ? await first() : second();
        if (answer.success) serverState.user = { ...serverState.user, hasMarch8EarlyReveal: true };
        return answer;
      },
      getOrder: () => ({ order: { state } }) as Answer<'getOrder'>,
    }),
  });
  fireEvent.click(card());
  await screen.findByRole('dialog', { name: 'Not yet!' });
  return shown;
}
const buy = (stars = 49) => fireEvent.click(screen.getByRole('button', { name: `Open now for ${stars} Stars` }));
const bodies = (calls: readonly { readonly input: unknown }[]) => calls.map(({ input }) => (input as { body: unknown }).body);

describe('[RVL-05] buying the opening before 8 March', () => {
  test('[RVL-05][PAY-01] orders for the shown price, pays, confirms with the order ID and lifts the wait', async () => {
    const { calls, notices } = await setUp();
    buy();
    await screen.findByRole('button', { name: 'Open it' });
    expect(bodies(calls('buyEarlyReveal'))).toEqual([{ total: 49 }, { orderId: toPay.orderId }]);
    const keys = calls('buyEarlyReveal').map(({ input }) => (input as { key: string }).key);
    expect(new Set(keys).size).toBe(2);
    expect(notices()).toEqual(['success: You can open all this year’s valentines now']);
    expect(screen.queryByRole('button', { name: /Open now for/ })).toBeNull();
  });

  test('[RVL-05][PAY-01] shows "Preparing the payment" until the order exists, then checks the payment', async () => {
    const ordered = deferred<EarlyRevealAnswer>();
    const paid = deferred<'paid'>();
    await setUp({ first: () => ordered.promise, status: paid.promise });
    const status = screen.getByRole('status');
    buy();
    await waitFor(() => expect(status.textContent).toBe('Preparing the payment'));
    await act(async () => ordered.resolve(toPay));
    expect(status.textContent).toBe('Checking the payment');
    await act(async () => paid.resolve('paid'));
    await screen.findByRole('button', { name: 'Open it' });
  });

  test('[RVL-05] charges nothing to a user who already has the early opening', async () => {
    const { calls, fake } = await setUp({ first: () => opened });
    buy();
    await screen.findByRole('button', { name: 'Open it' });
    expect(calls('buyEarlyReveal')).toHaveLength(1);
    expect(fake.messengerCalls.some(([method]) => method === 'openInvoice')).toBe(false);
  });

  test('[RVL-05][INB-12] does not offer an early opening that another device bought', async () => {
    const { serverState, announce } = await setUp();
    serverState.user = { ...serverState.user, hasMarch8EarlyReveal: true };
    await announce('profile');
    expect(await screen.findByRole('button', { name: 'Open it' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Open now for/ })).toBeNull();
  });

  test('[PAY-01][RVL-05] does not order after a price change, states the new price and sends it with the next tap', async () => {
    let price = 59;
    const { calls } = await setUp({
      first: () => {
        if (price !== 49) throw refusal('price_changed', { total: price });
        return toPay;
      },
    });
    buy();
    await screen.findByText('The price is 59 Stars now. You haven’t been charged: take another look before you pay.');
    price = 49;
    buy(59);
    await screen.findByRole('button', { name: 'Open it' });
    expect(bodies(calls('buyEarlyReveal'))[1]).toEqual({ total: 59 });
  });

  test('[PAY-01][RVL-05] a client that cannot open invoices shows the request to update at each tap, and nothing is ordered', async () => {
    const { calls, notices } = await setUp({ canPay: false });
    for (const times of [1, 2]) {
      buy();
      await waitFor(() => expect(notices()).toEqual(Array(times).fill(expect.stringMatching(/^error: .*update Telegram/i))));
    }
    expect(calls('buyEarlyReveal')).toEqual([]);
  });

  const cases: readonly [string, World, string][] = [
    [
      '[PAY-05] reports an unpaid early opening with payment-error',
      { status: 'cancelled', state: 'awaiting_payment' },
      'error: The payment didn’t go through. If it does after all, you’ll still get what you bought.',
    ],
    [
      '[RVL-05] reports the refund of an early opening that was paid twice',
      { state: 'refunded' },
      'info: We couldn’t open it. Your Stars are coming back.',
    ],
    [
      '[RVL-05] reports Stars that cannot be refunded',
      { state: 'refund_refused' },
      'error: It didn’t work, and we couldn’t send your Stars back. Send /paysupport to our bot.',
    ],
    [
      '[RVL-05] reports an early opening with a lost confirmation as on its way',
      {
        second: () => {
          throw silence();
        },
      },
      'info: Paid. They’ll open in a moment.',
    ],
    [
      '[ERR-03] reports a refusal with the text of its code',
      {
        first: () => {
          throw refusal('payment_pending');
        },
      },
      'error: One of your payments is still going through. Try again in a few minutes.',
    ],
    [
      '[ERR-03] reports a lost answer as not charged',
      {
        first: () => {
          throw silence();
        },
      },
      'error: That didn’t work. You weren’t charged. Try again in a moment.',
    ],
  ];
  for (const [title, world, words] of cases) {
    test(title, async () => {
      const { notices } = await setUp(world);
      buy();
      await waitFor(() => expect(notices()).toEqual([words]));
    });
  }
});
