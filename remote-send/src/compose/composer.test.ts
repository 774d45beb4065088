import type { InvoiceStatus } from '@billet/shared-bridge';
import type { CheckoutAnswer, OrderState } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { type ComposerDeps, makeComposer } from './composer.ts';
import type { Draft } from './draft.ts';
import { sampleSending as sending } from './samples.ts';

interface Form {
  readonly message: string;
}
const empty: Form = { message: '' };
const free: CheckoutAnswer = { success: true, link: null, orderId: null };
const toPay: CheckoutAnswer = { success: true, link: 'https://t.me/$slug', orderId: 'order-1' };

function world(given: { answer?: CheckoutAnswer; invoice?: InvoiceStatus; order?: OrderState; isRefused?: boolean } = {}) {
  const kept: { draft: Draft<Form> | null } = { draft: null };
  const calls: string[] = [];
  const order = { state: given.order ?? 'awaiting_payment' };
  const say: { later: (status: InvoiceStatus) => void } = { later: () => undefined };
  const deps: ComposerDeps<Form> = {
    empty,
    drafts: {
      read: () => kept.draft,
      save: (draft) => {
        kept.draft = draft;
      },
      clear: () => {
        kept.draft = null;
      },
    },
    submit: {
      newKey: () => 'key',
      checkout: async () => {
        calls.push('checkout');
        if (given.isRefused) throw new Error('refused');
        return given.answer ?? free;
      },
      failureOf: () => ({ kind: 'answer', status: 400, code: 'unknown_item', message: '' }),
      wait: async () => undefined,
      openInvoice: async (_, onLater) => {
        say.later = onLater;
        return given.invoice ?? 'cancelled';
      },
      orderState: async () => order.state,
      log: () => undefined,
    },
  };
  return { deps, kept, calls, order, say };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('writing a note', () => {
  test('[SND-03e] opening starts empty, and closing forgets what was typed', () => {
    const { deps, kept } = world();
    const composer = makeComposer(deps);
    composer.open();
    composer.change({ message: 'Dear' });
    expect(kept.draft?.form.message).toBe('Dear');
    composer.close();
    expect(kept.draft).toBeNull();
    composer.open();
    expect(composer.get().form).toEqual(empty);
  });

  test('[SND-03f] after a reload the modal stands open with what was typed', () => {
    const { deps } = world();
    const first = makeComposer(deps);
    first.open();
    first.change({ message: 'Dear' });
    expect(makeComposer(deps).get()).toMatchObject({ isOpen: true, form: { message: 'Dear' } });
  });

  test('[SND-03g] a note that was sent leaves no draft and closes the modal', async () => {
    const { deps, kept } = world();
    const composer = makeComposer(deps);
    composer.open();
    await composer.send(sending);
    expect(composer.get()).toMatchObject({ isOpen: false, sent: { sending, isPaid: false } });
    expect(kept.draft).toBeNull();
  });

  test('[SND-05b] while it is sending a second press does nothing', async () => {
    const { deps, calls } = world();
    const composer = makeComposer(deps);
    composer.open();
    await Promise.all([composer.send(sending), composer.send(sending)]);
    expect(calls).toEqual(['checkout']);
  });

  test('[SND-05c] a refusal leaves the modal open with everything typed, and it outlives closing', async () => {
    const { deps, kept } = world({ isRefused: true });
    const composer = makeComposer(deps);
    composer.open();
    composer.change({ message: 'Dear' });
    await composer.send(sending);
    expect(composer.get()).toMatchObject({ isOpen: true, form: { message: 'Dear' }, submission: { kind: 'refused' } });
    composer.close();
    expect(kept.draft).toMatchObject({ isOpen: false, form: { message: 'Dear' } });
    composer.open();
    expect(composer.get().form.message).toBe('Dear');
  });

  test('[PAY-05b] an unpaid invoice says nothing and loses nothing', async () => {
    const { deps } = world({ answer: toPay });
    const composer = makeComposer(deps);
    composer.open();
    composer.change({ message: 'Dear' });
    await composer.send(sending);
    expect(composer.get()).toMatchObject({ isOpen: true, sent: null, submission: { kind: 'idle' }, form: { message: 'Dear' } });
  });

  test('[PAY-01f] a payment that lands after the invoice closed is believed once the server says so', async () => {
    const { deps, order, kept } = world({ answer: toPay });
    const composer = makeComposer(deps);
    composer.open();
    await composer.send(sending);
    await composer.checkOrder();
    expect(composer.get().sent).toBeNull();
    order.state = 'fulfilled';
    await composer.checkOrder();
    expect(composer.get()).toMatchObject({ sent: { sending, isPaid: true }, isOpen: false });
    expect(kept.draft).toBeNull();
  });

  test.each<InvoiceStatus>(['unanswered', 'pending'])(
    "[PAY-01g] after '%s' the modal waits and says so; a late 'paid' is believed, a late 'cancelled' ends the waiting",
    async (invoice) => {
      for (const [later, expected] of [
        ['paid', { sent: { sending, isPaid: true }, isOpen: false, submission: { kind: 'idle' } }],
        ['pending', { sent: null, isOpen: true, submission: { kind: 'waiting' } }],
        ['cancelled', { sent: null, isOpen: true, submission: { kind: 'idle' }, form: { message: 'Dear' } }],
      ] as const) {
        const { deps, say } = world({ answer: toPay, invoice });
        const composer = makeComposer(deps);
        composer.open();
        composer.change({ message: 'Dear' });
        await composer.send(sending);
        expect(composer.get()).toMatchObject({ isOpen: true, sent: null, submission: { kind: 'waiting' } });
        say.later(later);
        await settled();
        expect(composer.get()).toMatchObject(expected);
      }
    },
  );

  test("[PAY-01h] a late 'cancelled' is not believed where the order is paid", async () => {
    const { deps, say, order } = world({ answer: toPay, invoice: 'unanswered' });
    const composer = makeComposer(deps);
    composer.open();
    await composer.send(sending);
    order.state = 'fulfilled';
    say.later('cancelled');
    await settled();
    expect(composer.get()).toMatchObject({ sent: { sending, isPaid: true } });
  });

  test('[PAY-01i] an order that ran out while we waited ends the waiting', async () => {
    const { deps, order } = world({ answer: toPay, invoice: 'unanswered' });
    const composer = makeComposer(deps);
    composer.open();
    await composer.send(sending);
    order.state = 'cancelled';
    await composer.checkOrder();
    expect(composer.get()).toMatchObject({ isOpen: true, attempt: null, submission: { kind: 'idle' } });
  });
});
