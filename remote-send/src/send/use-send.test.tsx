import {
  type Answers,
  apiError,
  type FakeBridge,
  fakeBridge,
  forgetKeys,
  installBridge,
  refusal,
  setSession,
  silence,
} from '@billet/shared-bridge/testing';
import type { CheckoutAnswer, Item } from '@billet/shared-domain/contract';
import { beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { atPage } from '../../test/at-page.tsx';
import { ownUser } from '../../test/user.ts';
import { sampleItems } from '../gifts/samples.ts';
import { sampleRecipient } from '../samples.ts';
import { useSend } from './use-send.ts';

const free: CheckoutAnswer = { success: true, link: null, orderId: null };
const priced = (id: string, starPrice: number): Item[] => sampleItems.map((item) => (item.id === id ? { ...item, starPrice } : item));

let items = sampleItems;
let checkout: Answers['checkout'];

beforeEach(() => {
  rstest.useFakeTimers();
  rstest.spyOn(Math, 'random').mockReturnValue(0.3);
  forgetKeys();
  items = sampleItems;
  checkout = () => free;
  setSession({ userData: { user: ownUser } });
});

const pass = (milliseconds = 0) => act(() => rstest.advanceTimersByTimeAsync(milliseconds));

/** Opens Alice's page and waits for its gifts. */
async function visit(recipient = sampleRecipient) {
  const fake = fakeBridge({ answers: { getItems: () => ({ items, wishlist: [] }), checkout: (input) => checkout?.(input) ?? free } });
  installBridge(fake.bridge);
  const { result, unmount } = renderHook(() => useSend(recipient), { wrapper: atPage(`/send?code=${recipient.valentineCode}`) });
  await pass();
  return { fake, unmount, now: () => result.current, model: () => result.current.model };
}

async function send({ model }: Awaited<ReturnType<typeof visit>>) {
  act(() => model().send());
  await pass(800);
}

const bodies = ({ apiCalls }: FakeBridge) =>
  apiCalls.filter(({ name }) => name === 'checkout').map(({ input }) => (input as { body: object }).body);
const calls = ({ apiCalls }: FakeBridge, name: string) => apiCalls.filter((call) => call.name === name).length;
const felt = ({ messengerCalls }: FakeBridge) => messengerCalls.filter(([method]) => method === 'haptic').map(([, signal]) => signal);

/** Opens the checkout with a teddy bear and text. */
async function atCheckout() {
  const page = await visit();
  act(() => page.now().pageModel.write());
  act(() => page.model().pick('teddy'));
  act(() => page.model().change({ message: ' For you ' }));
  return page;
}

describe('picking a gift', () => {
  test('[SND-03q] opening shows the gifts, picking one leads to the checkout, and going back keeps it picked', async () => {
    const { model, now, fake } = await visit();
    expect(model()).toMatchObject({ isOpen: false, checkout: null, gifts: { status: 'ready' } });
    act(() => now().pageModel.write());
    expect(model()).toMatchObject({ isOpen: true, form: { step: 'gift', selectedGift: null } });
    act(() => model().pick('teddy'));
    expect(felt(fake).at(-1)).toEqual({ kind: 'selection' });
    expect(model().checkout).toMatchObject({ gift: { id: 'teddy' }, total: 49 });
    act(() => model().change({ step: 'gift' }));
    expect(model()).toMatchObject({ checkout: null, form: { selectedGift: 'teddy' } });
  });

  test('[GFT-03c] the surprise is drawn once and stays the same', async () => {
    const { model, now } = await visit();
    expect(model().surprise).toMatchObject({ id: 'surprise_pack', originalGiftType: 'surprise_box' });
    rstest.spyOn(Math, 'random').mockReturnValue(0.9);
    act(() => now().pageModel.write());
    expect(model().surprise).toMatchObject({ id: 'surprise_pack' });
  });

  test('[GFT-03] the surprise is the same on the page of the next recipient', async () => {
    const first = await visit();
    expect(first.model().surprise).toMatchObject({ id: 'surprise_pack' });
    first.unmount();
    rstest.spyOn(Math, 'random').mockReturnValue(0.9);
    const next = await visit({ ...sampleRecipient, valentineCode: 'b2b3c4d5e6' });
    expect(next.model().surprise).toMatchObject({ id: 'surprise_pack' });
  });

  test('[ERR-05b] gifts that fail to load can be retried', async () => {
    items = [];
    const page = await visit();
    expect(page.model().surprise).toBeNull();
    const { fake } = page;
    const failing = fakeBridge({ answers: { getItems: () => Promise.reject(silence()) } });
    installBridge(failing.bridge);
    const { result } = renderHook(() => useSend(sampleRecipient), { wrapper: atPage('/send') });
    await pass();
    expect(result.current.model.gifts).toMatchObject({ status: 'failed' });
    installBridge(fake.bridge);
    items = sampleItems;
    act(() => result.current.model.gifts.retry());
    await pass();
    expect(result.current.model.gifts).toMatchObject({ status: 'ready', data: { items: sampleItems } });
  });
});

describe('the checkout', () => {
  test('[GFT-05d][PAY-01p] the checkout sends the chosen options for the shown total', async () => {
    const page = await atCheckout();
    act(() => page.model().change({ privacyType: 'full_anon', isSuperValentine: true }));
    expect(page.model().checkout?.total).toBe(147);
    await send(page);
    expect(bodies(page.fake)).toEqual([
      {
        valentineCode: sampleRecipient.valentineCode,
        itemId: 'teddy',
        message: 'For you',
        isSuper: true,
        isFullyAnonymous: true,
        isOpenSympathy: false,
        isAnonymousMessage: false,
        total: 147,
      },
    ]);
  });

  test('[PAY-01q] a changed price is shown at once, keeps the form, and reloads the gifts', async () => {
    const page = await atCheckout();
    checkout = () => Promise.reject(apiError({ kind: 'answer', status: 409, code: 'price_changed', message: '', total: 59 }));
    items = priced('teddy', 59);
    await send(page);
    expect(page.model()).toMatchObject({ isOpen: true, checkout: { total: 59 }, submission: { kind: 'price_changed', total: 59 } });
    expect(page.model().form.message).toBe(' For you ');
    expect(calls(page.fake, 'getItems')).toBe(2);
    checkout = () => free;
    act(() => page.model().change({ message: 'For you all the same' }));
    expect(page.model()).toMatchObject({ checkout: { gift: { starPrice: 59 }, total: 59 }, submission: { kind: 'idle' } });
    await send(page);
    expect(bodies(page.fake).at(-1)).toMatchObject({ message: 'For you all the same', total: 59 });
  });

  test('[SND-04c] a text that is too long, or a valentine without a gift, is not sent', async () => {
    const page = await atCheckout();
    act(() => page.model().change({ message: 'a'.repeat(101) }));
    await send(page);
    act(() => page.model().change({ message: '', selectedGift: null }));
    await send(page);
    expect(bodies(page.fake)).toEqual([]);
    expect(page.model().isSending).toBe(false);
  });

  test('[SND-04d] a suggested text is one of eight in the language and differs from the current one', async () => {
    const { model } = await atCheckout();
    const seen = new Set<string>();
    for (let turn = 0; turn < 8; turn++) {
      rstest.spyOn(Math, 'random').mockReturnValue(turn / 8);
      const before = model().form.message;
      act(() => model().suggest());
      expect(model().form.message).not.toBe(before);
      seen.add(model().form.message);
    }
    expect(seen.size).toBeGreaterThanOrEqual(4);
    for (const text of seen) expect(text).not.toMatch(/^send-canned/);
  });

  test('[SND-03r][SND-05e] closing the app with typed text needs a confirmation', async () => {
    const { model, fake } = await atCheckout();
    const closingConfirmation = () => fake.messengerCalls.findLast(([method]) => method === 'setClosingConfirmation')?.[1];
    expect(closingConfirmation()).toBe(true);
    act(() => model().change({ message: '  ' }));
    expect(closingConfirmation()).toBe(false);
    act(() => model().change({ message: 'a' }));
    act(() => model().close());
    expect(closingConfirmation()).toBe(false);
  });

  test('[SND-05f] the sheet shows that it is sending, and haptics report the result', async () => {
    const page = await atCheckout();
    act(() => page.model().send());
    expect(page.model()).toMatchObject({ isSending: true, submission: { kind: 'sending' } });
    await pass(800);
    expect(felt(page.fake).at(-1)).toEqual({ kind: 'notification', type: 'success' });
    expect(page.now().pageModel.sent).toMatchObject({ isPaid: false, sending: { giftId: 'teddy', text: 'For you' } });
    cleanup();
    checkout = () => Promise.reject(refusal('not_deliverable'));
    const refused = await atCheckout();
    await send(refused);
    expect(felt(refused.fake).at(-1)).toEqual({ kind: 'notification', type: 'error' });
    expect(refused.model()).toMatchObject({ isSending: false, isOpen: true, submission: { kind: 'refused' } });
  });
});

describe('the page', () => {
  test('[SND-02b] the page opens the public list of the recipient in its mode', async () => {
    const { now, fake } = await visit();
    now().pageModel.showAnswers();
    expect(fake.openedDialogs).toEqual([{ name: 'publicList', props: { code: sampleRecipient.valentineCode, mode: 'valentine' } }]);
  });

  test('[SND-01a] a tap adds one to both counts, with a light haptic', async () => {
    const { now, fake } = await visit();
    const { taps } = now().pageModel.counters ?? { taps: Number.NaN };
    act(() => now().pageModel.tap());
    expect(now().pageModel).toMatchObject({ ownTaps: 1, counters: { taps: taps + 1 } });
    expect(felt(fake).at(-1)).toEqual({ kind: 'impact', style: 'light' });
  });

  test('[SND-06a] the actions after a success lead to the friend page and to the share page', async () => {
    const { now } = await visit();
    act(() => now().pageModel.another());
    expect(screen.getByText('at /send-to-friend')).toBeTruthy();
    act(() => now().pageModel.getOwn());
    expect(screen.getByText('at /share')).toBeTruthy();
  });

  test('[GFT-06a][GHO-01a] the page has the truncated name and knows a recipient who cannot receive paid gifts', async () => {
    const telegram = { firstName: 'Maximiliana-Konstantinopolskaya', photoUrl: null };
    const { model, now } = await visit({ ...sampleRecipient, telegram, isGhostUser: true });
    expect(model()).toMatchObject({ name: 'Maximiliana-Konstantinopo…', isGhost: true, mode: 'valentine' });
    expect(now().pageModel.recipient.telegram).toEqual(telegram);
  });

  test('[SND-08a] a soft pulse every 1750 ms runs until the sheet opens, and pauses while the page is hidden', async () => {
    const { now, fake } = await visit();
    const pulses = () => felt(fake).filter((signal) => (signal as { style?: string }).style === 'soft').length;
    await pass(3500);
    expect(pulses()).toBe(2);
    rstest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(3500);
    expect(pulses()).toBe(2);
    rstest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    act(() => now().pageModel.write());
    await pass(3500);
    expect(pulses()).toBe(2);
  });
});
