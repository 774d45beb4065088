import { fakeBridge, installBridge, refusal, sampleNote, silence } from '@billet/shared-bridge/testing';
import type { RevealAnswer, Valentine } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { sampleDetails } from '../samples/details.ts';

import { boris } from '../samples/note.ts';
import { nextRevealStep, revealSender } from './reveal.ts';

const question = { type: 'anonymous_message', isAnonymousMessage: true } as const;
const service = { ...sampleNote().item, type: 'service' as const };

describe('[RVL-01] what a tap on reveal leads to', () => {
  const table: readonly [string, Partial<Valentine>, number, string][] = [
    ['[RVL-01] revealed before: shown again, though none is left', { isRevealCompleted: true }, 0, 'show'],
    ['[RVL-01] revealed before: shown again, and none is spent', { isRevealCompleted: true }, 3, 'show'],
    ['[RVL-01] revealed before and mutual since: still shown', { isRevealCompleted: true, isMutual: true }, 0, 'show'],
    ['[RVL-01] reveals left: asked first', {}, 1, 'confirm'],
    ['[RVL-01] none left: the packs', {}, 0, 'buy'],
    ['[RVL-03] a service note: never', { item: service }, 3, 'never'],
    ['[RVL-03] fully anonymous: never', { isFullyAnonymous: true }, 3, 'never'],
    ['[RVL-03] mutual in valentine mode: never', { isMutual: true }, 3, 'never'],
    ['[RVL-03] mutual in anonymous mode, where the name shows already: never', { ...question, isMutual: true, sender: boris }, 3, 'never'],
    ['[RVL-03] hidden in anonymous mode: asked first', question, 1, 'confirm'],
    ['[RVL-03] open sympathy in valentine mode: never', { isOpenSympathy: true }, 3, 'never'],
  ];
  for (const [title, change, reveals, step] of table) {
    test(title, () => expect(nextRevealStep(sampleNote(change), reveals)).toBe(step));
  }
});

describe('[RVL-01] revealing', () => {
  const revealed: RevealAnswer = { success: true, requiresPayment: false, error: null, data: sampleDetails(), availableReveals: 0 };

  /** Reveals the sender of a note as often as there are answers. */
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

  test('[RVL-01] shows what the server disclosed', async () => {
    expect((await reveal(revealed)).outcomes).toEqual([{ kind: 'revealed', details: sampleDetails() }]);
  });

  test('[RVL-01] leads to the packs when none was left after all', async () => {
    expect((await reveal({ ...revealed, success: false, requiresPayment: true, data: null })).outcomes).toEqual([{ kind: 'unpaid' }]);
  });

  test('[RVL-04] says so when there is nobody to reveal any more', async () => {
    const gone = { ...revealed, success: false, error: 'gone', data: null, availableReveals: 1 };
    expect((await reveal(gone)).outcomes).toEqual([{ kind: 'gone' }]);
  });

  test('[PAY-03] a second try after silence carries the same key, after an answer a new one', async () => {
    const { outcomes, keys } = await reveal(silence(), refusal('not_opened'), revealed);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'revealed']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
