import type { RevealAnswer, SenderDetails, Valentine } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { failureOf, offline, refused } from '../item/failures.sample.ts';
import { makeIntentions } from '../item/intentions.ts';
import { sampleValentine } from '../item/sample.ts';
import { nextRevealStep, type RevealPorts, revealSender } from './reveal-flow.ts';
import { sampleDetails } from './sample.ts';

const service = { ...sampleValentine().item, type: 'service' as const };
const answer = (change: Partial<RevealAnswer> = {}): RevealAnswer => ({
  success: true,
  requiresPayment: false,
  error: null,
  data: sampleDetails(),
  availableReveals: 0,
  ...change,
});

describe('[RVL-01] what a tap on reveal leads to', () => {
  const table: readonly [string, Partial<Valentine>, number, string][] = [
    ['[RVL-01] revealed before: shown again, though none is left', { isRevealCompleted: true }, 0, 'show'],
    ['[RVL-01] revealed before: shown again, and none is spent', { isRevealCompleted: true }, 3, 'show'],
    ['[RVL-01] reveals left: asked first', {}, 1, 'confirm'],
    ['[RVL-01] none left: the packs', {}, 0, 'buy'],
    ['[RVL-03] a service item: never', { item: service }, 3, 'never'],
    ['[RVL-03] fully anonymous: never', { isFullyAnonymous: true }, 3, 'never'],
    ['[RVL-03] mutual in valentine mode: never', { isMutual: true }, 3, 'never'],
    ['[RVL-03] open sympathy in valentine mode: never', { isOpenSympathy: true }, 3, 'never'],
    ['[RVL-03] mutual in anonymous mode: still', { type: 'anonymous_message', isMutual: true }, 1, 'confirm'],
  ];
  for (const [title, change, reveals, step] of table) {
    test(title, () => expect(nextRevealStep(sampleValentine(change), reveals)).toBe(step));
  }
});

describe('[RVL-01] revealing', () => {
  function reveal(...answers: readonly (() => Promise<RevealAnswer>)[]) {
    const keys: string[] = [];
    let made = 0;
    const ports: RevealPorts = {
      ...makeIntentions(() => `key ${++made}`),
      failureOf,
      reveal: (_, key) => {
        const next = answers[keys.length];
        keys.push(key);
        return next ? next() : Promise.reject(offline());
      },
    };
    return { keys, run: () => revealSender(ports, 'item') };
  }
  const details: SenderDetails = sampleDetails();

  test('[RVL-01] shows what the server disclosed', async () => {
    expect(await reveal(async () => answer()).run()).toEqual({ kind: 'revealed', details });
  });

  test('[RVL-01] leads to the packs when none was left after all', async () => {
    const data = { checkoutLink: 'https://t.me/$slug', orderId: 'o', packSize: 3 };
    expect(await reveal(async () => answer({ success: false, requiresPayment: true, data })).run()).toEqual({ kind: 'unpaid' });
  });

  test('[RVL-04] says so when there is nobody to reveal any more', async () => {
    expect(await reveal(async () => answer({ success: false, error: 'gone', data: null, availableReveals: 1 })).run()).toEqual({
      kind: 'nobody',
    });
  });

  test('[PAY-03] a second try after silence carries the same key, after an answer a new one', async () => {
    const flow = reveal(
      () => Promise.reject(offline()),
      () => Promise.reject(refused(429, 'too_many')),
      async () => answer(),
    );
    expect(await flow.run()).toEqual({ kind: 'failed' });
    expect(await flow.run()).toEqual({ kind: 'failed' });
    expect(await flow.run()).toEqual({ kind: 'revealed', details });
    expect(flow.keys).toEqual(['key 1', 'key 1', 'key 2']);
  });
});
