import {
  type Answers,
  apiError,
  type FakeBridge,
  fakeBridge,
  forgetKeys,
  installBridge,
  setSession,
  silence,
} from '@billet/shared-bridge/testing';
import type { CheckoutAnswer, Item } from '@billet/shared-domain/contract';
import { beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { act, renderHook, screen } from '@testing-library/react';
import { atPage } from '../../test/at-page.tsx';
import { ownUser } from '../../test/user.ts';
import { sampleEmotions, sampleItems } from '../gifts/samples.ts';
import { sampleRecipient } from '../samples.ts';
import { questions } from './questions.en.ts';
import { useAsk } from './use-ask.ts';

const free: CheckoutAnswer = { success: true, link: null, orderId: null };
const emotion = (id: string): Item => {
  const found = sampleEmotions.find((item) => item.id === id);
  if (!found) throw new Error(`no emotion ${id}`);
  return found;
};

let checkout: NonNullable<Answers['checkout']>;
let emotions: Item[];

beforeEach(() => {
  rstest.useFakeTimers();
  forgetKeys();
  emotions = sampleEmotions;
  checkout = () => free;
  setSession({ userData: { user: ownUser } });
});

const pass = (milliseconds = 0) => act(() => rstest.advanceTimersByTimeAsync(milliseconds));

/** Opens Alice's page with a question in its sheet. */
async function ask(message = ' why? ') {
  const fake = fakeBridge({
    answers: {
      getItems: ({ query }) => ({ items: query?.type === 'anonymous_message' ? emotions : sampleItems, wishlist: [] }),
      checkout: (input) => checkout(input),
    },
  });
  installBridge(fake.bridge);
  const { result } = renderHook(() => useAsk(sampleRecipient), { wrapper: atPage('/ask?code=a2b3c4d5e6') });
  await pass();
  act(() => result.current.pageModel.write());
  act(() => result.current.model.change({ message }));
  act(() => result.current.model.change({ step: 'emotion' }));
  return { fake, model: () => result.current.model, pageModel: () => result.current.pageModel };
}

async function pick({ model }: Awaited<ReturnType<typeof ask>>, id: string) {
  act(() => model().pick(emotions.find((item) => item.id === id) ?? emotion(id)));
  await pass(800);
}

const bodies = ({ apiCalls }: FakeBridge) =>
  apiCalls.filter(({ name }) => name === 'checkout').map(({ input }) => (input as { body: object }).body);

describe('the question sheet', () => {
  test('[ASK-01e] the sheet has the emotions and the gifts that a surprise is drawn from', async () => {
    const { model } = await ask();
    expect(model()).toMatchObject({ mode: 'anonymous', form: { selectedGift: 'anon' }, gifts: sampleItems });
    expect(model().emotions).toMatchObject({ status: 'ready', data: { items: sampleEmotions } });
  });

  test('[ASK-01f] picking an emotion sends the trimmed question at once for the shown price', async () => {
    const page = await ask();
    act(() => page.model().pick(emotion('love')));
    expect(page.model()).toMatchObject({ isSending: true, form: { selectedGift: 'love' } });
    await pass(800);
    expect(bodies(page.fake)).toEqual([
      {
        valentineCode: sampleRecipient.valentineCode,
        itemId: 'love',
        message: 'why?',
        isSuper: false,
        isFullyAnonymous: false,
        isOpenSympathy: false,
        isAnonymousMessage: true,
        total: 0,
      },
    ]);
    expect(page.pageModel().sent).toMatchObject({ sending: { mode: 'anonymous', giftId: 'love', text: 'why?' }, isPaid: false });
    expect(page.fake.messengerCalls).toContainEqual(['haptic', { kind: 'selection' }]);
  });

  test('[GFT-03d] a surprise is sent for its price', async () => {
    const page = await ask();
    await pick(page, 'surprise');
    expect(bodies(page.fake)).toMatchObject([{ itemId: 'surprise', total: 49 }]);
  });

  test('[ASK-01g] a question without text is not sent', async () => {
    const page = await ask('  ');
    await pick(page, 'love');
    expect(bodies(page.fake)).toEqual([]);
    expect(page.model().isSending).toBe(false);
  });

  test('[PAY-01r] a changed price is shown and keeps the form; picking the same emotion accepts it, another one has its own price', async () => {
    const page = await ask();
    checkout = () => Promise.reject(apiError({ kind: 'answer', status: 409, code: 'price_changed', message: '', total: 59 }));
    await pick(page, 'surprise');
    expect(page.model()).toMatchObject({ isOpen: true, submission: { kind: 'price_changed', total: 59 }, form: { message: ' why? ' } });
    await pick(page, 'surprise');
    await pick(page, 'love');
    expect(bodies(page.fake).map((body) => (body as { total: number }).total)).toEqual([49, 59, 0]);
  });

  test('[ASK-01h] a failure keeps the text, and the next pick sends it', async () => {
    const page = await ask();
    checkout = () => Promise.reject(silence());
    await pick(page, 'love');
    expect(page.model()).toMatchObject({ isOpen: true, isSending: false, submission: { kind: 'failed' }, form: { message: ' why? ' } });
    checkout = () => free;
    await pick(page, 'love');
    expect(page.pageModel().sent).toMatchObject({ isPaid: false });
  });

  test('[ASK-02c] a suggestion is a question of the language and differs from the current text', async () => {
    const { model } = await ask();
    rstest.spyOn(Math, 'random').mockReturnValue(0);
    act(() => model().suggest());
    await pass();
    await expect.poll(() => model().form.message).toBe(questions[0]);
    act(() => model().suggest());
    await expect.poll(() => model().form.message).toBe(questions[1]);
  });

  test('[ASK-02c] a suggestion that loads late does not replace text typed since', async () => {
    const { model } = await ask();
    act(() => {
      model().suggest();
      model().change({ message: 'My own' });
    });
    await pass(100);
    expect(model().form.message).toBe('My own');
  });

  test('[ASK-03a] after a success the user can ask again or open their own link', async () => {
    const page = await ask();
    await pick(page, 'love');
    act(() => page.pageModel().another());
    expect(page.model()).toMatchObject({ isOpen: true, form: { step: 'write', message: '', selectedGift: 'anon' } });
    expect(page.pageModel().sent).toBeNull();
    act(() => page.pageModel().getOwn());
    expect(screen.getByText('at /share')).toBeTruthy();
  });
});
