import type { Notice, Outcome } from '@billet/shared-bridge';
import { expect, test } from '@rstest/core';
import { wearStatus } from './emoji-status.ts';

test.each<[Outcome, Notice]>([
  [
    { ok: true, value: undefined },
    { type: 'success', message: 'share-status-done' },
  ],
  [
    { ok: false, reason: 'unsupported' },
    { type: 'warning', message: 'share-status-unsupported' },
  ],
  [
    { ok: false, reason: 'declined' },
    { type: 'info', message: 'share-status-declined' },
  ],
  [
    { ok: false, reason: 'timeout' },
    { type: 'error', message: 'share-status-error' },
  ],
])('[SHR-04a] a status that ends as %j is told by %j', async (outcome, notice) => {
  const notices: Notice[] = [];
  const asked: string[] = [];
  await wearStatus('42', {
    messenger: {
      setEmojiStatus: async (id) => {
        asked.push(id);
        return outcome;
      },
    },
    notify: (each) => notices.push(each),
    text: (id) => id,
  });
  expect(asked).toEqual(['42']);
  expect(notices).toEqual([notice]);
});
