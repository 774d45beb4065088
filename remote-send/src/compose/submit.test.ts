import type { ApiFailure, InvoiceStatus } from '@billet/shared-bridge';
import type { CheckoutAnswer, OrderState } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import type { Attempt } from './attempt.ts';
import { sampleSending as sending } from './samples.ts';
import { SUBMIT_PAUSE, type SubmitDeps, submit } from './submit.ts';

const delivered: CheckoutAnswer = { success: true, link: null, orderId: null };
const toPay: CheckoutAnswer = { success: true, link: 'https://t.me/$slug', orderId: 'order-1' };
const broken: ApiFailure = { kind: 'answer', status: 500, code: 'internal', message: '' };
const offline: ApiFailure = { kind: 'network' };
const tooMany: ApiFailure = { kind: 'answer', status: 429, code: 'too_many', message: '' };

/** A world that answers from lists and writes down all that happens. */
function world(given: { answers: (CheckoutAnswer | ApiFailure)[]; invoice?: InvoiceStatus; states?: OrderState[] }) {
  const events: string[] = [];
  const kept: (Attempt | null)[] = [];
  const answers = [...given.answers];
  const states = [...(given.states ?? [])];
  const deps: SubmitDeps = {
    newKey: () => 'new-key',
    keep: (attempt) => {
      events.push('keep');
      kept.push(attempt);
    },
    checkout: async (_, key) => {
      events.push(`checkout ${key}`);
      const answer = answers.shift();
      if (answer && 'success' in answer) return answer;
      throw Object.assign(new Error('call failed'), { failure: answer });
    },
    failureOf: (error) => (error instanceof Error && 'failure' in error ? (error.failure as ApiFailure) : null),
    wait: async (milliseconds) => void events.push(`wait ${milliseconds}`),
    onRetry: (count) => events.push(`retry ${count}`),
    openInvoice: async (link) => {
      events.push(`invoice ${link}`);
      return given.invoice ?? 'unanswered';
    },
    orderState: async (id) => {
      events.push(`order ${id}`);
      const state = states.shift();
      if (!state) throw new Error('no answer');
      return state;
    },
    onLater: (orderId, status) => events.push(`later ${orderId} ${status}`),
    log: (entry) => events.push(`log ${entry.event}`),
  };
  return { deps, events, kept };
}

describe('submitting a note', () => {
  test('[SND-05a] the key is kept before anything is sent, and the note leaves after the pause', async () => {
    const { deps, events } = world({ answers: [delivered] });
    expect(await submit(sending, null, deps)).toEqual({ kind: 'delivered' });
    expect(events).toEqual(['keep', `wait ${SUBMIT_PAUSE}`, 'checkout new-key']);
  });

  test('[API-03a] a broken server is tried twice more, after 1 s and 2 s, under the same key, each counted', async () => {
    const { deps, events } = world({ answers: [broken, offline, delivered] });
    expect(await submit(sending, null, deps)).toEqual({ kind: 'delivered' });
    expect(events.slice(2)).toEqual([
      'checkout new-key',
      'retry 1',
      'wait 1000',
      'checkout new-key',
      'retry 2',
      'wait 2000',
      'checkout new-key',
    ]);
  });

  test('[API-03b] after the third failure it has failed, and the attempt is kept for the next press', async () => {
    const { deps, events, kept } = world({ answers: [broken, broken, broken] });
    expect(await submit(sending, null, deps)).toEqual({ kind: 'failed' });
    expect(events.filter((event) => event.startsWith('checkout'))).toHaveLength(3);
    expect(kept.at(-1)?.key).toBe('new-key');
  });

  test('[API-03c] a 4xx is never repeated, shows its own failure and ends its key', async () => {
    const { deps, events, kept } = world({ answers: [tooMany] });
    expect(await submit(sending, null, deps)).toEqual({ kind: 'refused', failure: tooMany });
    expect(events.filter((event) => event.startsWith('checkout'))).toHaveLength(1);
    expect(kept.at(-1)).toBeNull();
  });

  test('an error that is no failed call is a fault of ours and is not hidden', async () => {
    const { deps } = world({ answers: [] });
    await expect(submit(sending, null, { ...deps, failureOf: () => null })).rejects.toThrow('call failed');
  });
});

describe('paying for a note', () => {
  test("[PAY-01a] 'paid' is taken at its word for the screen", async () => {
    const { deps, events } = world({ answers: [toPay], invoice: 'paid' });
    expect(await submit(sending, null, deps)).toEqual({ kind: 'paid' });
    expect(events).not.toContain('order order-1');
  });

  test.each<InvoiceStatus>(['cancelled', 'failed', 'pending', 'unanswered'])(
    '[PAY-01b] after %s (unanswered: 15 s of silence) the order is asked for and believed',
    async (invoice) => {
      const paid = world({ answers: [toPay], invoice, states: ['fulfilled'] });
      expect(await submit(sending, null, paid.deps)).toEqual({ kind: 'paid' });
      const unpaid = world({ answers: [toPay], invoice, states: ['awaiting_payment'] });
      const isUndecided = invoice === 'pending' || invoice === 'unanswered';
      expect(await submit(sending, null, unpaid.deps)).toEqual({ kind: isUndecided ? 'waiting' : 'unpaid' });
    },
  );

  test('[PAY-05a] an unpaid invoice is logged and changes nothing: the attempt stays', async () => {
    const { deps, events, kept } = world({ answers: [toPay], invoice: 'cancelled', states: ['awaiting_payment'] });
    await submit(sending, null, deps);
    expect(events.at(-1)).toBe('log invoice_unpaid');
    expect(kept.at(-1)).toMatchObject({ key: 'new-key', orderId: 'order-1' });
  });

  test('[PAY-01d] a link that is no invoice of the messenger is never opened', async () => {
    const { deps, events } = world({ answers: [{ ...toPay, link: 'https://evil.example/$slug' }] });
    expect(await submit(sending, null, deps)).toEqual({ kind: 'failed' });
    expect(events.some((event) => event.startsWith('invoice'))).toBe(false);
  });

  test('[PAY-03b] a repeated attempt whose order was paid meanwhile creates nothing and opens no invoice', async () => {
    const { deps, events } = world({ answers: [toPay], states: ['paid'] });
    expect(await submit(sending, { key: 'old-key', sending, orderId: 'order-1' }, deps)).toEqual({ kind: 'paid' });
    expect(events).toEqual(['order order-1']);
  });

  test('[PAY-03c] a repeated attempt that may still be paid goes on under its key, one that ran out under a new one', async () => {
    const open = world({ answers: [toPay], states: ['awaiting_payment'], invoice: 'paid' });
    await submit(sending, { key: 'old-key', sending, orderId: 'order-1' }, open.deps);
    expect(open.events).toContain('checkout old-key');
    const over = world({ answers: [toPay], states: ['cancelled'], invoice: 'paid' });
    await submit(sending, { key: 'old-key', sending, orderId: 'order-1' }, over.deps);
    expect(over.events).toContain('checkout new-key');
  });

  test('an order that can never be paid is forgotten with its key', async () => {
    const { deps, kept } = world({ answers: [toPay], invoice: 'failed', states: ['cancelled'] });
    expect(await submit(sending, null, deps)).toEqual({ kind: 'unpaid' });
    expect(kept.at(-1)).toBeNull();
  });

  test('[PAY-01e] an order that cannot be asked for counts as unpaid', async () => {
    const { deps } = world({ answers: [toPay], invoice: 'failed' });
    expect(await submit(sending, null, deps)).toEqual({ kind: 'unpaid' });
  });
});
