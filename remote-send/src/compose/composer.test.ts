import type { ApiFailure, InvoiceStatus } from '@billet/shared-bridge';
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
import type { CheckoutAnswer, OrderState } from '@billet/shared-domain/contract';
import { afterEach, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { ownUser } from '../../test/user.ts';
import { type Composer, type Composing, makeComposer, type Submission } from './composer.ts';
import type { StoredForm } from './draft.ts';
import { sampleSending as sending } from './samples.ts';
import { intentOf, toBody } from './sending.ts';
import { SUBMIT_PAUSE } from './submit.ts';

interface Form {
  readonly message: string;
}
const empty: Form = { message: '' };
const free: CheckoutAnswer = { success: true, link: null, orderId: null };
const toPay: CheckoutAnswer = { success: true, link: 'https://t.me/$slug', orderId: 'order-1' };
const PRICE = 49;

interface Given {
  /** Checkout answers in order; free orders afterwards. */
  readonly answers?: (CheckoutAnswer | Error)[];
  readonly invoice?: InvoiceStatus;
  readonly order?: OrderState;
}

/** Creates a fake device and server with the composer of a page. */
function world({ answers = [], invoice = 'paid', order = 'awaiting_payment' }: Given = {}) {
  const stored: { draft: StoredForm<Form> | null } = { draft: null };
  const responses = { order, invoice, later: (_: InvoiceStatus): void => undefined };
  const checkout: Answers['checkout'] = () => {
    const answer = answers.shift() ?? free;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const getOrder: Answers['getOrder'] = ({ params: { id } }) => ({ order: { id, kind: 'item', state: responses.order, amount: PRICE } });
  const fake = fakeBridge({
    answers: { checkout, getOrder },
    messenger: {
      openInvoice: async (_, onLater) => {
        responses.later = onLater ?? responses.later;
        return responses.invoice;
      },
    },
  });
  installBridge(fake.bridge);
  return { fake, stored, responses, composer: openComposer(stored) };
}

function openComposer(stored: { draft: StoredForm<Form> | null }): Composer<Form> {
  const composer = makeComposer<Form>({
    intent: intentOf(sending),
    empty,
    draft: {
      read: () => stored.draft,
      keep: (draft) => {
        stored.draft = draft;
      },
      end: () => {
        stored.draft = null;
      },
    },
  });
  composer.follow();
  return composer;
}

/** Advances the timers and runs pending work. */
const pass = (milliseconds = 0) => rstest.advanceTimersByTimeAsync(milliseconds);

async function send(composer: Composer<Form>, total = 0): Promise<Composing<Form>> {
  composer.open();
  composer.change({ message: 'Dear' });
  return sendAgain(composer, total);
}

async function sendAgain(composer: Composer<Form>, total = 0): Promise<Composing<Form>> {
  const sent = composer.send(sending, total);
  await pass(SUBMIT_PAUSE);
  await sent;
  return composer.get();
}

const checkouts = ({ apiCalls }: FakeBridge) =>
  apiCalls.filter(({ name }) => name === 'checkout').map(({ input }) => input as { key: string; body: unknown });
const keys = (fake: FakeBridge) => checkouts(fake).map(({ key }) => key);
const stays = { isOpen: true, sent: null, form: { message: 'Dear' } };
const isOnItsWay = { isOpen: false, sent: { sending, isPaid: true }, submission: { kind: 'idle' } };

beforeEach(() => {
  rstest.useFakeTimers();
  forgetKeys();
  setSession({ userData: { user: ownUser } });
});
afterEach(() => {
  rstest.useRealTimers();
});

describe('writing a note', () => {
  test('[SND-03e] a page opens with a closed and empty sheet', () => {
    expect(world().composer.get()).toEqual({
      form: empty,
      isOpen: false,
      submission: { kind: 'idle' },
      sent: null,
      hasDraft: false,
      isTried: false,
    });
  });

  test('[SND-03e] the first opening is empty, and closing keeps the text for the next opening', () => {
    const { composer, stored } = world();
    composer.open();
    expect(composer.get()).toMatchObject({ form: empty, isOpen: true });
    composer.change({ message: 'Dear' });
    expect(stored.draft).toEqual({ form: { message: 'Dear' }, isOpen: true });
    composer.close();
    expect(composer.get()).toMatchObject({ isOpen: false, hasDraft: true });
    expect(stored.draft).toEqual({ form: { message: 'Dear' }, isOpen: false });
    composer.open();
    expect(composer.get()).toMatchObject({ ...stays, hasDraft: false });
    composer.open();
    expect(composer.get()).toMatchObject(stays);
  });

  test('[SND-03] closing an empty form stores nothing, and the next opening is empty', () => {
    const { composer, stored } = world();
    for (const message of ['', '  \n']) {
      composer.open();
      composer.change({ message });
      composer.close();
      expect(composer.get().hasDraft).toBe(false);
      expect(stored.draft).toBeNull();
      composer.open();
      expect(composer.get().form).toEqual(empty);
    }
  });

  test('[SND-03] closing again keeps the text, and closing an emptied form drops it', () => {
    const { composer, stored } = world();
    composer.open();
    composer.change({ message: 'Dear' });
    composer.close();
    composer.close();
    expect(composer.get().hasDraft).toBe(true);
    composer.open();
    composer.change({ message: '' });
    composer.close();
    expect(stored.draft).toBeNull();
  });

  test('[SND-03] starting over discards the draft and opens an empty sheet', () => {
    const { composer, stored } = world();
    composer.open();
    composer.change({ message: 'Dear' });
    composer.close();
    composer.startOver();
    expect(composer.get()).toMatchObject({ form: empty, isOpen: true, hasDraft: false });
    composer.close();
    expect(stored.draft).toBeNull();
  });

  test('[SND-03] a late change from an unmounted page does not overwrite the draft', () => {
    const { composer, stored } = world();
    composer.open();
    composer.change({ message: 'Dear' });
    composer.follow()();
    composer.change({ message: 'late' });
    expect(stored.draft?.form).toEqual({ message: 'Dear' });
  });

  test('[SND-03f] a reload reopens the sheet with its text', () => {
    const { composer, stored } = world();
    composer.open();
    composer.change({ message: 'Dear' });
    expect(openComposer(stored).get()).toMatchObject({ ...stays, hasDraft: false, submission: { kind: 'idle' } });
  });

  test('[SND-03p] a draft with a closed sheet is restored when the sheet is opened', () => {
    const { composer } = world();
    const reloaded = openComposer({ draft: { form: { message: 'Dear' }, isOpen: false } });
    expect(composer.get().form).toEqual(empty);
    expect(reloaded.get()).toMatchObject({ isOpen: false, hasDraft: true });
    reloaded.open();
    expect(reloaded.get()).toMatchObject(stays);
  });

  test('listeners are notified of every change until they unsubscribe', () => {
    const { composer } = world();
    const received: boolean[] = [];
    const stop = composer.subscribe(() => received.push(composer.get().isOpen));
    composer.open();
    composer.close();
    stop();
    composer.open();
    expect(received).toEqual([true, false]);
  });
});

describe('sending a note', () => {
  test('[SND-03g] a sent note deletes the draft and closes the sheet', async () => {
    const { composer, stored, fake } = world();
    expect(await send(composer)).toMatchObject({
      isOpen: false,
      hasDraft: false,
      sent: { sending, isPaid: false },
      submission: { kind: 'idle' },
    });
    expect(stored.draft).toBeNull();
    expect(checkouts(fake)[0]?.body).toEqual(toBody(sending, 0));
    composer.open();
    expect(composer.get()).toMatchObject({ form: empty, sent: null });
  });

  test('[SND-05a] a note is sent 0.8 s after the press', async () => {
    const { composer, fake } = world();
    composer.open();
    const sent = composer.send(sending, 0);
    expect(composer.get().submission).toEqual({ kind: 'sending' });
    await pass(SUBMIT_PAUSE - 1);
    expect(checkouts(fake)).toEqual([]);
    await pass(1);
    await sent;
    expect(checkouts(fake)).toHaveLength(1);
  });

  test('[SND-05b] a second press while sending or retrying does nothing, and typing does not stop the sending', async () => {
    const { composer, fake } = world();
    composer.open();
    const sent = Promise.all([composer.send(sending, 0), composer.send(sending, 0)]);
    composer.change({ message: 'more' });
    expect(composer.get().submission).toEqual({ kind: 'sending' });
    await pass(SUBMIT_PAUSE);
    await sent;
    expect(checkouts(fake)).toHaveLength(1);
  });

  test('[SND-05b] a press on the sheet that closes after a sent note sends nothing', async () => {
    const { composer, fake } = world();
    const first = await send(composer);
    expect(await sendAgain(composer)).toEqual(first);
    expect(checkouts(fake)).toHaveLength(1);
  });

  test('[SND-05c] a refusal keeps the sheet open with its text, and the text survives closing', async () => {
    const { composer, stored } = world({ answers: [refusal('not_deliverable')] });
    expect(await send(composer)).toMatchObject({ ...stays, submission: { kind: 'refused', failure: { code: 'not_deliverable' } } });
    composer.close();
    expect(stored.draft).toEqual({ isOpen: false, form: { message: 'Dear' } });
    composer.open();
    expect(composer.get()).toMatchObject({ ...stays, submission: { kind: 'idle' } });
  });

  test('[SND-05] a refused gift without text survives closing until the user starts over', async () => {
    const { composer } = world({ answers: [refusal('not_deliverable')] });
    composer.open();
    await sendAgain(composer);
    composer.close();
    expect(composer.get()).toMatchObject({ hasDraft: true, isTried: true });
    composer.startOver();
    composer.close();
    expect(composer.get()).toMatchObject({ hasDraft: false, isTried: false });
  });

  test('[SND-05] while sending, the sheet can be neither closed nor restarted, and opening it changes nothing', async () => {
    const { composer } = world();
    composer.open();
    composer.change({ message: 'Dear' });
    const sent = composer.send(sending, 0);
    const before = composer.get();
    composer.close();
    composer.startOver();
    composer.open();
    expect(composer.get()).toBe(before);
    await pass(SUBMIT_PAUSE);
    await sent;
    expect(composer.get()).toMatchObject({ sent: { sending }, isTried: false });
  });

  test('[SND-05] text typed while a note is sent is kept as a draft afterwards', async () => {
    const { composer, stored } = world();
    composer.open();
    composer.change({ message: 'Dear' });
    const sent = composer.send(sending, 0);
    composer.follow()();
    composer.change({ message: 'Dear, and more' });
    await pass(SUBMIT_PAUSE);
    await sent;
    expect(composer.get()).toMatchObject({ sent: { sending }, isOpen: false, hasDraft: true });
    expect(stored.draft).toEqual({ form: { message: 'Dear, and more' }, isOpen: false });
  });

  test('[SND-05d] typing clears the error of a failure', async () => {
    const { composer } = world({ answers: [refusal('not_deliverable')] });
    await send(composer);
    composer.change({ message: 'Dear!' });
    expect(composer.get()).toMatchObject({ form: { message: 'Dear!' }, submission: { kind: 'idle' } });
  });

  test('[PAY-01] the state is paying only after an order exists, and never for a free note', async () => {
    const { composer } = world({ answers: [toPay, free] });
    const seen: string[] = [];
    composer.subscribe(() => seen.push(composer.get().submission.kind));
    await send(composer);
    expect(seen.slice(seen.indexOf('sending'))).toEqual(['sending', 'paying', 'idle']);
    seen.length = 0;
    await send(composer);
    expect(seen).not.toContain('paying');
  });

  test('[API-03a] a broken server is retried after 1 s and 2 s, and each retry is counted', async () => {
    const { fake, composer } = world();
    const seen: Submission[] = [];
    composer.subscribe(() => seen.push(composer.get().submission));
    await send(composer);
    const input = checkouts(fake)[0] as unknown as { retries: unknown; onRetry: (failure: ApiFailure) => void };
    expect(input.retries).toEqual([1000, 2000]);
    seen.length = 0;
    input.onRetry({ kind: 'network' });
    input.onRetry({ kind: 'network' });
    expect(seen).toEqual([
      { kind: 'retrying', count: 1 },
      { kind: 'retrying', count: 2 },
    ]);
    void composer.send(sending, 0);
    composer.change({ message: 'Dear!' });
    await pass(SUBMIT_PAUSE);
    expect(composer.get().submission).toEqual({ kind: 'retrying', count: 2 });
    expect(checkouts(fake)).toHaveLength(1);
  });

  test.each([
    ['silence', silence()],
    ['a broken server', refusal('internal')],
    ['an answer that is neither', { ...free, success: false }],
  ])('[API-03b] after %s sending has failed, and the next press sends the same with the same key', async (_, answer) => {
    const { fake, composer } = world({ answers: [answer] });
    expect(await send(composer)).toMatchObject({ ...stays, isTried: true, submission: { kind: 'failed' } });
    expect(await sendAgain(composer)).toMatchObject({ sent: { sending } });
    const [first, second] = keys(fake);
    if (answer instanceof Error) expect(second).toBe(first);
  });

  test('[API-03c] a 4xx response ends its key: the next press uses a new one', async () => {
    const { fake, composer } = world({ answers: [refusal('not_deliverable')] });
    await send(composer);
    await sendAgain(composer);
    const [first, second] = keys(fake);
    expect(second).not.toBe(first);
  });
});

describe('paying for a note', () => {
  test('[PAY-01a] an invoice that closes as paid shows the note as on its way', async () => {
    const { fake, composer, stored } = world({ answers: [toPay] });
    expect(await send(composer, PRICE)).toMatchObject(isOnItsWay);
    expect(checkouts(fake)[0]?.body).toMatchObject({ total: PRICE });
    expect(stored.draft).toBeNull();
  });

  test('[PAY-01l] a changed price is shown and keeps the form, and the note is sent after the user agrees', async () => {
    const changed = apiError({ kind: 'answer', status: 409, code: 'price_changed', message: '', total: 59 });
    const { fake, composer, stored } = world({ answers: [changed, toPay] });
    expect(await send(composer, PRICE)).toMatchObject({ ...stays, submission: { kind: 'price_changed', total: 59 } });
    expect(stored.draft?.form).toEqual({ message: 'Dear' });
    expect(await sendAgain(composer, 59)).toMatchObject(isOnItsWay);
    expect(checkouts(fake).map(({ body }) => (body as { total: number }).total)).toEqual([PRICE, 59]);
  });

  test('[PAY-05b] an unpaid invoice shows no error and keeps the form', async () => {
    const { composer } = world({ answers: [toPay], invoice: 'cancelled' });
    expect(await send(composer, PRICE)).toMatchObject({ ...stays, isTried: true, submission: { kind: 'idle' } });
  });

  test.each([
    ['refunding', 'returned'],
    ['refunded', 'returned'],
    ['refund_refused', 'unreturned'],
  ] as const)('[PAY-02a] a payment that is %s ends as %s, at once, after a reload and later, and keeps the form', async (order, kind) => {
    const returned = { ...stays, submission: { kind } };
    const { composer } = world({ answers: [toPay], invoice: 'failed', order });
    expect(await send(composer, PRICE)).toMatchObject(returned);
    const late = world({ answers: [toPay], invoice: 'unanswered' });
    await send(late.composer, PRICE);
    const reloaded = openComposer({ draft: late.stored.draft });
    await pass();
    late.responses.order = order;
    late.fake.announce({ kind: 'order' });
    await pass();
    expect(reloaded.get()).toMatchObject(returned);
    forgetKeys();
    const third = world({ answers: [toPay], invoice: 'unanswered' });
    await send(third.composer, PRICE);
    third.responses.order = order;
    third.fake.announce({ kind: 'order' });
    await pass();
    expect(third.composer.get()).toMatchObject(returned);
  });

  test('[SND-03] text written after a note was sent is kept when the payment for that note arrives', async () => {
    const { composer, responses, stored } = world({ answers: [toPay], invoice: 'unanswered' });
    await send(composer, PRICE);
    composer.change({ message: 'Something else' });
    responses.order = 'paid';
    const reloaded = openComposer({ draft: stored.draft });
    await pass();
    expect(reloaded.get()).toMatchObject(isOnItsWay);
    reloaded.open();
    expect(reloaded.get()).toMatchObject({ sent: null, form: { message: 'Something else' } });
  });

  test('[PAY-01f] a payment after the invoice was closed counts once the server confirms it', async () => {
    const { fake, composer, responses, stored } = world({ answers: [toPay], invoice: 'cancelled' });
    await send(composer, PRICE);
    fake.announce({ kind: 'order' });
    await pass();
    expect(composer.get().sent).toBeNull();
    responses.order = 'fulfilled';
    fake.announce({ kind: 'order' });
    await pass();
    expect(composer.get()).toMatchObject(isOnItsWay);
    expect(stored.draft).toBeNull();
  });

  test.each<InvoiceStatus>(['unanswered', 'pending'])(
    "[PAY-01g] an invoice that ends as '%s' leaves the sheet waiting until a late 'paid' or 'cancelled'",
    async (invoice) => {
      for (const [later, expected] of [
        ['paid', isOnItsWay],
        ['pending', { ...stays, submission: { kind: 'waiting' } }],
        ['cancelled', { ...stays, submission: { kind: 'idle' } }],
      ] as const) {
        forgetKeys();
        const { composer, responses } = world({ answers: [toPay], invoice });
        expect(await send(composer, PRICE)).toMatchObject({ ...stays, submission: { kind: 'waiting' } });
        responses.later(later);
        await pass();
        expect(composer.get()).toMatchObject(expected);
      }
    },
  );

  test('[PAY-01h] a late cancelled event is ignored if the order is paid', async () => {
    const { composer, responses } = world({ answers: [toPay], invoice: 'unanswered' });
    await send(composer, PRICE);
    responses.order = 'fulfilled';
    responses.later('cancelled');
    await pass();
    expect(composer.get()).toMatchObject(isOnItsWay);
  });

  test('[PAY-01i] an order that expires while waiting ends the waiting state', async () => {
    const { fake, composer, responses } = world({ answers: [toPay], invoice: 'unanswered' });
    await send(composer, PRICE);
    responses.order = 'cancelled';
    fake.announce({ kind: 'order' });
    await pass();
    expect(composer.get()).toMatchObject({ ...stays, submission: { kind: 'idle' } });
  });
});

describe('a reload while paying', () => {
  test('[PAY-01m] a reload shows a note that was paid before it as on its way', async () => {
    const { composer, responses, stored } = world({ answers: [toPay], invoice: 'unanswered' });
    await send(composer, PRICE);
    responses.order = 'paid';
    const reloaded = openComposer(stored);
    await pass();
    expect(reloaded.get()).toMatchObject(isOnItsWay);
    expect(stored.draft).toBeNull();
  });

  test('[PAY-01n] a payment after a reload counts when it arrives, and until then the form is kept', async () => {
    const { fake, composer, responses, stored } = world({ answers: [toPay], invoice: 'unanswered' });
    await send(composer, PRICE);
    const reloaded = openComposer(stored);
    await pass();
    expect(reloaded.get()).toMatchObject({ ...stays, submission: { kind: 'idle' } });
    responses.order = 'fulfilled';
    fake.announce({ kind: 'order' });
    await pass();
    expect(reloaded.get()).toMatchObject(isOnItsWay);
  });

  test('[PAY-01o] an expired order after a reload, or an unmounted page, changes nothing', async () => {
    const { fake, composer, responses, stored } = world({ answers: [toPay], invoice: 'unanswered' });
    await send(composer, PRICE);
    const stop = openComposer(stored).follow();
    await pass();
    stop();
    responses.order = 'cancelled';
    const reloaded = openComposer(stored);
    await pass();
    expect(reloaded.get()).toMatchObject({ ...stays, submission: { kind: 'idle' } });
    expect(fake.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('[PAY-01o] an unmounted page is not notified of a payment', async () => {
    const { fake, composer, responses, stored } = world({ answers: [toPay], invoice: 'unanswered' });
    await send(composer, PRICE);
    const draft = { read: () => stored.draft, keep: () => undefined, end: () => undefined };
    const gone = makeComposer<Form>({ intent: intentOf(sending), empty, draft });
    // following twice subscribes once
    gone.follow();
    const stop = gone.follow();
    await pass();
    stop();
    responses.order = 'fulfilled';
    fake.announce({ kind: 'order' });
    await pass();
    expect(gone.get()).toMatchObject({ ...stays, submission: { kind: 'idle' } });
  });

  test('[PAY-03b] sending a note again whose order was paid creates no order and opens no invoice', async () => {
    const { fake, composer, responses } = world({ answers: [toPay], invoice: 'cancelled' });
    await send(composer, PRICE);
    responses.order = 'paid';
    expect(await sendAgain(composer, PRICE)).toMatchObject(isOnItsWay);
    expect(checkouts(fake)).toHaveLength(1);
  });

  test('[PAY-03c] sending a note again repeats its key while its order can be paid, and uses a new one after that', async () => {
    const { fake, composer, responses } = world({ answers: [toPay, toPay, { ...toPay, orderId: 'order-2' }], invoice: 'cancelled' });
    await send(composer, PRICE);
    await sendAgain(composer, PRICE);
    responses.order = 'cancelled';
    await sendAgain(composer, PRICE);
    const [first, second, third] = keys(fake);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
