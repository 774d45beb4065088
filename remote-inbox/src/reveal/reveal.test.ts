import { fakeBridge, installBridge, refusal, sampleNote, silence } from '@billet/shared-bridge/testing';
import type { RevealAnswer, Valentine } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { sampleDetails } from '../samples/details.ts';

import { boris } from '../samples/note.ts';
import { nextRevealStep, revealSender } from './reveal.ts';

const question = { type: 'anonymous_message', isAnonymousMessage: true } as const;
const service = { ...sampleNote().item, type: 'service' as const };

describe('[RVL-01] step after a tap on reveal', () => {
  const table: readonly [string, Partial<Valentine>, number, string][] = [
    ['[RVL-01] a revealed sender is shown again without a reveal left', { isRevealCompleted: true }, 0, 'show'],
    ['[RVL-01] a revealed sender is shown again without spending a reveal', { isRevealCompleted: true }, 3, 'show'],
    ['[RVL-01] a revealed sender is shown again after a match', { isRevealCompleted: true, isMutual: true }, 0, 'show'],
    ['[RVL-01] a hidden sender with reveals left leads to the confirmation', {}, 1, 'confirm'],
    ['[RVL-01] a hidden sender without reveals left leads to the packs', {}, 0, 'buy'],
    ['[RVL-03] a service note has no reveal', { item: service }, 3, 'never'],
    ['[RVL-03] a fully anonymous note has no reveal', { isFullyAnonymous: true }, 3, 'never'],
    ['[RVL-03] a mutual note in valentine mode has no reveal', { isMutual: true }, 3, 'never'],
    [
      '[RVL-03] a mutual note in anonymous mode, which shows the name, has no reveal',
      { ...question, isMutual: true, sender: boris },
      3,
      'never',
    ],
    ['[RVL-03] a hidden sender in anonymous mode leads to the confirmation', question, 1, 'confirm'],
    ['[RVL-03] an open sympathy in valentine mode has no reveal', { isOpenSympathy: true }, 3, 'never'],
  ];
  for (const [title, change, reveals, step] of table) {
    test(title, () => expect(nextRevealStep(sampleNote(change), reveals)).toBe(step));
  }
});

describe('[RVL-01] revealing a sender', () => {
  const revealed: RevealAnswer = { success: true, requiresPayment: false, error: null, data: sampleDetails(), availableReveals: 0 };

  /** Reveals the sender of a note once per answer. */
  async function reveal(...answers: readonly (RevealAnswer | Error)[]) {
    let asked = 0;
    const { bridge, apiCalls } = fakeBridge({
      answers: {
        revealSender: () => {
          const answer = answers[asked++] ?? silence();
          if (answer instanceof Error) throw answer;
          return answer;
        },
      },
    });
    installBridge(bridge);
    const outcomes = [];
    for (const _ of answers) outcomes.push(await revealSender('note'));
    return { outcomes, keys: apiCalls.map(({ input }) => (input as { key: string }).key) };
  }

  test('[RVL-01][RVL-06] returns the details that the server disclosed and the reveals left', async () => {
    expect((await reveal(revealed)).outcomes).toEqual([{ kind: 'revealed', details: sampleDetails(), availableReveals: 0 }]);
  });

  test('[RVL-01] returns unpaid when the server finds no reveal left', async () => {
    expect((await reveal({ ...revealed, success: false, requiresPayment: true, data: null })).outcomes).toEqual([{ kind: 'unpaid' }]);
  });

  test("[RVL-04] returns gone when the sender's account was deleted", async () => {
    const gone = { ...revealed, success: false, error: 'gone', data: null, availableReveals: 1 };
    expect((await reveal(gone)).outcomes).toEqual([{ kind: 'gone' }]);
  });

  test('[PAY-03] repeats the idempotency key after a lost answer and changes it after a response', async () => {
    const { outcomes, keys } = await reveal(silence(), refusal('not_opened'), revealed);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'revealed']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
