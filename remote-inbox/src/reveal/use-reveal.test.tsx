import { deferred, forgetKeys, refusal, sampleNote, silence } from '@billet/shared-bridge/testing';
import type { Answer, OrderState, RevealAnswer } from '@billet/shared-domain/contract';
import { beforeEach, describe, expect, test } from '@rstest/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleDetails } from '../samples/details.ts';

import { card, showInbox } from '../samples/show-inbox.tsx';

beforeEach(() => forgetKeys());

const note = sampleNote();
const details = sampleDetails();
const revealed: RevealAnswer = { success: true, requiresPayment: false, error: null, data: details, availableReveals: 2 };
const gone: RevealAnswer = { ...revealed, success: false, error: 'gone', data: null, availableReveals: 3 };
const toPay: RevealAnswer = {
  ...revealed,
  success: false,
  requiresPayment: true,
  availableReveals: 0,
  data: { checkoutLink: 'https://t.me/$slug', orderId: '00000000-0000-4000-8000-00000000000a', packSize: 3 },
};
const order = (state: OrderState): Answer<'getOrder'> => ({ order: { state } }) as Answer<'getOrder'>;

interface World {
  readonly status?: 'paid' | 'cancelled' | 'unanswered' | Promise<'paid'>;
  readonly state?: () => OrderState;
  /** Server answers to the order of a pack and to the reveal that follows. */
  readonly pack?: () => RevealAnswer | Promise<RevealAnswer>;
  readonly spend?: () => RevealAnswer | Promise<RevealAnswer>;
}

/** Opens the page at the packs. After the invoice was opened and the order is fulfilled, the user has three reveals. */
async function goBuy({ status = 'paid', state = () => 'fulfilled', pack = () => toPay, spend = () => revealed }: World = {}) {
  const shown = await showInbox({
    notes: [note],
    messenger: { openInvoice: async () => status },
    answers: (serverState) => ({
      revealSender: ({ body }) => (body?.revealPackType ? pack() : spend()),
      getOrder: () => {
        const now = state();
        if (now === 'fulfilled') serverState.user = { ...serverState.user, availableReveals: 3 };
        return order(now);
      },
    }),
  });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'Reveal the sender' }));
  await screen.findByRole('dialog', { name: 'Who could it be?' });
  return shown;
}
const buy = (name = 'Get 3 reveals for 99 Stars') => fireEvent.click(screen.getByRole('button', { name }));
const sender = () => screen.findByRole('dialog', { name: 'It was…' });
/** Skips the unveiling animation and returns the sender's sheet. */
async function unveiled(): Promise<HTMLElement> {
  const sheet = await sender();
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  return sheet;
}
const bodies = (calls: readonly { readonly input: unknown }[]) => calls.map(({ input }) => (input as { body: unknown }).body);

test('[RVL-01] a revealed sender is shown before the profile has loaded', async () => {
  await showInbox({
    notes: [note],
    user: { availableReveals: 1 },
    answers: () => ({ revealSender: () => revealed, getProfile: () => deferred<never>().promise }),
  });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'Reveal the sender' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Hold to unmask' }));
  expect((await unveiled()).textContent).toContain('Boris');
});

test('[RVL-01] a user whose last reveal was spent on another device is led to the packs, even with an outdated profile', async () => {
  await showInbox({
    notes: [note],
    user: { availableReveals: 1 },
    answers: () => ({ revealSender: () => ({ ...toPay, data: null }), getProfile: () => deferred<never>().promise }),
  });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'Reveal the sender' }));
  const yes = await screen.findByRole('button', { name: 'Hold to unmask' });
  await act(async () => fireEvent.click(yes));
  expect(screen.getByRole('button', { name: 'Get 3 reveals for 99 Stars' })).toBeTruthy();
});

test('[RVL-01][RVL-03] a reveal with a lost answer is looked up so that the user does not pay twice', async () => {
  const { notices } = await showInbox({
    notes: [note],
    user: { availableReveals: 1 },
    answers: (serverState) => ({
      revealSender: () => {
        serverState.user = { ...serverState.user, availableReveals: 0 };
        serverState.notes = [{ ...note, sender: details.sender, isRevealCompleted: true }];
        throw silence();
      },
      unwrapValentine: () => ({ valentine: serverState.notes[0] ?? note }),
    }),
  });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'Reveal the sender' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Hold to unmask' }));
  await waitFor(() => expect(notices()).toHaveLength(1));
  expect((await screen.findByRole('dialog', { name: 'A valentine for you' })).textContent).toContain('Boris');
});

describe('[RVL-04] buying a pack', () => {
  test('[RVL-04][PAY-01] a pack is ordered for the shown price, and one of its reveals is spent on the note', async () => {
    const { calls } = await goBuy();
    buy();
    expect((await unveiled()).textContent).toContain('Boris');
    expect(bodies(calls('revealSender'))).toEqual([{ revealPackType: 'pack_3', total: 99 }, {}]);
  });

  test('[RVL-04][PAY-01] a purchase announces the preparation, the payment check and the search for the sender in turn', async () => {
    const [ordered, paid, spent] = [deferred<RevealAnswer>(), deferred<'paid'>(), deferred<RevealAnswer>()];
    await goBuy({ pack: () => ordered.promise, status: paid.promise, spend: () => spent.promise });
    const status = screen.getByRole('status');
    const print = () => status.textContent;
    buy();
    expect(print()).toBe('Preparing the payment');
    await act(async () => ordered.resolve(toPay));
    expect(print()).toBe('Checking the payment');
    await act(async () => paid.resolve('paid'));
    expect(print()).toBe('Finding out who it was');
    await act(async () => spent.resolve(revealed));
    await sender();
  });

  test('[RVL-04] a pack bought for a note with a deleted sender keeps its reveals and says so', async () => {
    await goBuy({ spend: () => gone });
    buy();
    const sheet = await screen.findByRole('dialog', { name: 'Nobody there' });
    expect(sheet.textContent).toContain('Your reveal is still yours');
    expect(sheet.textContent).toContain('3 reveals left');
  });

  test('[PAY-01] a paid pack is announced as on its way until it is delivered', async () => {
    let state: OrderState = 'paid';
    const { fake, calls } = await goBuy({ state: () => state });
    buy();
    await screen.findByText('Your reveals are on their way. They’ll be here in a moment.');
    expect(calls('revealSender')).toHaveLength(1);
    state = 'fulfilled';
    act(() => fake.announce({ kind: 'order' }));
    expect((await unveiled()).textContent).toContain('Boris');
  });

  test('[PAY-01] does not order a pack after a price change, states the new price and sends it with the next tap', async () => {
    let price = 120;
    const { calls, notices } = await goBuy({
      pack: () => {
        if (price !== 99) throw refusal('price_changed', { total: price });
        return toPay;
      },
    });
    buy();
    await screen.findByText('The price is 120 Stars now. You haven’t been charged: take another look before you pay.');
    expect(notices()).toEqual(['warning: The price is 120 Stars now. You haven’t been charged: take another look before you pay.']);
    price = 99;
    buy('Get 3 reveals for 120 Stars');
    await sender();
    expect(bodies(calls('revealSender'))[1]).toEqual({ revealPackType: 'pack_3', total: 120 });
  });

  test('[INB-12][RVL-04] a pack bought on another device is offered for use, and no other pack is sold', async () => {
    const { serverState, announce } = await goBuy();
    serverState.user = { ...serverState.user, availableReveals: 3 };
    await announce('profile');
    expect(await screen.findByRole('button', { name: 'Hold to unmask' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Stars/ })).toBeNull();
  });

  test('[RVL-01] a sender who is already disclosed is shown without a purchase', async () => {
    const { fake } = await goBuy({ pack: () => revealed });
    buy();
    await sender();
    expect(fake.messengerCalls.some(([method]) => method === 'openInvoice')).toBe(false);
  });

  test('[RVL-04] a pack paid after the sheet was closed keeps its reveals and spends none', async () => {
    let state: OrderState = 'paid';
    const { fake, calls, notices } = await goBuy({ state: () => state });
    buy();
    await screen.findByText('Your reveals are on their way. They’ll be here in a moment.');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    state = 'fulfilled';
    act(() => fake.announce({ kind: 'order' }));
    await waitFor(() => expect(notices()).toEqual(['success: Your reveals are here.']));
    expect(calls('revealSender')).toHaveLength(1);
  });
});

describe('[PAY-05] a pack that was not paid for', () => {
  const cases: readonly [string, World, string][] = [
    [
      '[PAY-05] reports an unpaid pack with payment-error',
      { status: 'cancelled', state: () => 'awaiting_payment' },
      'error: The payment didn’t go through. If it does after all, you’ll still get what you bought.',
    ],
    [
      '[PAY-05][RVL-06] says that nothing was charged for an order that can no longer be paid',
      { status: 'cancelled', state: () => 'cancelled' },
      'error: The payment didn’t go through. You weren’t charged.',
    ],
    ['[PAY-02] reports a refunded pack', { state: () => 'refunded' }, 'info: The purchase didn’t work out. Your Stars are coming back.'],
    [
      '[ERR-03] reports a lost answer with reveal-purchase-error',
      {
        pack: () => {
          throw silence();
        },
      },
      'error: The purchase didn’t start. Check your connection and try again.',
    ],
    [
      '[ERR-03] reports a refusal with the text of its code',
      {
        pack: () => {
          throw refusal('not_revealable');
        },
      },
      'error: This sender can’t be revealed.',
    ],
    [
      '[ERR-03] reports an order without a link with reveal-purchase-failed',
      { pack: () => ({ ...toPay, data: null }) },
      'error: You can’t buy this pack right now.',
    ],
  ];
  for (const [title, world, words] of cases) {
    test(title, async () => {
      const { notices } = await goBuy(world);
      buy();
      await waitFor(() => expect(notices()).toEqual([words]));
      expect(screen.getByRole('dialog', { name: 'Who could it be?' })).toBeTruthy();
    });
  }
});

describe('[RVL-01] spending a remaining reveal', () => {
  async function goSpend(spend: () => RevealAnswer | Promise<RevealAnswer>) {
    const shown = await showInbox({ notes: [note], user: { availableReveals: 3 }, answers: () => ({ revealSender: spend }) });
    fireEvent.click(card());
    fireEvent.click(await screen.findByRole('button', { name: 'Reveal the sender' }));
    const confirm = await screen.findByRole('dialog', { name: 'Reveal the sender?' });
    return { ...shown, confirm };
  }
  const confirmIt = () => fireEvent.click(screen.getByRole('button', { name: 'Hold to unmask' }));

  test('[RVL-01] a remaining reveal is confirmed with the facts it discloses, spent, and shows the sender', async () => {
    const { confirm } = await goSpend(() => revealed);
    expect(
      within(confirm)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['First name and photo', 'Username, if they have one', 'Their link, to send something back', 'The exact time it was sent']);
    expect(confirm.textContent).toContain('This uses 1 of your 3 reveals');
    confirmIt();
    expect((await unveiled()).textContent).toContain('@boris');
  });

  test('[RVL-01] a reveal that ends after the user left its step does not open the sender', async () => {
    const answer = deferred<RevealAnswer>();
    await goSpend(() => answer.promise);
    confirmIt();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await act(async () => answer.resolve(revealed));
    expect(screen.queryByRole('dialog', { name: 'It was…' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'About the sender' })).toBeTruthy();
  });

  const failures = [
    [
      'a lost answer with the text of the action',
      silence(),
      'error: We couldn’t show the sender. Try again: it won’t cost you another reveal.',
    ],
    ['a refusal with the text of its code', refusal('not_opened'), 'error: Open it first.'],
  ] as const;
  for (const [cause, thrown, words] of failures) {
    test(`[ERR-03] a failed reveal reports ${cause}`, async () => {
      const { notices } = await goSpend(() => Promise.reject(thrown));
      confirmIt();
      await waitFor(() => expect(notices()).toEqual([words]));
    });
  }

  test('[INB-12] a sender revealed on another device replaces the confirmation', async () => {
    const { serverState, announce, calls } = await goSpend(() => revealed);
    serverState.notes = [{ ...note, isRevealCompleted: true, sender: details.sender }];
    await announce('inventory');
    fireEvent.click(await screen.findByRole('button', { name: 'About the sender' }));
    await sender();
    expect(calls('revealSender')).toHaveLength(1);
  });
});

test('[RVL-01] a sender revealed before is shown again without a confirmation', async () => {
  const known = { ...note, isRevealCompleted: true, sender: details.sender, isMutual: true };
  await showInbox({ notes: [known], answers: () => ({ revealSender: () => revealed }) });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'About the sender' }));
  expect((await sender()).textContent).toContain('Boris');
});

test('[RVL-06] the next steps of a revealed sender without a chat lead to a message and to the gifts, and share the reveal', async () => {
  const known = { ...note, isRevealCompleted: true, sender: details.sender };
  const { fake } = await showInbox({ notes: [known], answers: () => ({ revealSender: () => revealed }) });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'About the sender' }));
  expect((await sender()).textContent).toContain('2 reveals left');
  fireEvent.click(screen.getByRole('button', { name: 'Share the unmasking' }));
  expect(fake.openedDialogs).toEqual([{ name: 'shareAnswer', props: { noteId: note.id, mode: 'valentine', of: 'reveal' } }]);
  const path = () => screen.getByTestId('path').textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Write to Boris' }));
  expect(path()).toBe('/ask?code=a23456789z');
  fireEvent.click(screen.getByRole('button', { name: 'Send one back' }));
  expect(path()).toBe('/send?code=a23456789z');
});

test('[RVL-06][INB-09] writing to a revealed sender opens the chat where one is allowed', async () => {
  const known = { ...note, isRevealCompleted: true, sender: details.sender, isMutual: true };
  const { fake } = await showInbox({ notes: [known], answers: () => ({ revealSender: () => revealed }) });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'About the sender' }));
  await sender();
  fireEvent.click(screen.getByRole('button', { name: 'Write to Boris' }));
  expect(fake.messengerCalls.find(([method]) => method === 'openMessengerLink')?.[1]).toBe('https://t.me/boris');
});
