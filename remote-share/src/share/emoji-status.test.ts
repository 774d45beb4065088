import type { Notice, Outcome } from '@billet/shared-bridge';
import { expect, test } from '@rstest/core';
import { asId, fakePage } from '../testing/fake-page.ts';
import { wearStatus } from './emoji-status.ts';

const refused = (reason: Extract<Outcome, { ok: false }>['reason']): Outcome => ({ ok: false, reason });

test.each<[Outcome, Notice]>([
  [
    { ok: true, value: undefined },
    { type: 'success', message: 'share-status-done' },
  ],
  [refused('unsupported'), { type: 'warning', message: 'share-status-unsupported' }],
  [refused('declined'), { type: 'info', message: 'share-status-declined' }],
  [refused('timeout'), { type: 'error', message: 'share-status-error' }],
])('[SHR-04a] a status that ends as %j is told by %j', async (outcome, notice) => {
  const asked: string[] = [];
  const setEmojiStatus = async (id: string) => {
    asked.push(id);
    return outcome;
  };
  const { notices } = fakePage({ messenger: { setEmojiStatus }, config: { emojiStatusId: '42' } });
  expect(await wearStatus(asId)).toBe(outcome.ok);
  expect(asked).toEqual(['42']);
  expect(notices).toEqual([notice]);
});
