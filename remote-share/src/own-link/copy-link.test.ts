import type { Outcome } from '@billet/shared-bridge';
import { expect, test } from '@rstest/core';
import { copyLink } from './copy-link.ts';

test.each<[Outcome, string, string]>([
  [{ ok: true, value: undefined }, 'success', 'share-copy-done'],
  [{ ok: false, reason: 'failed' }, 'error', 'share-copy-error'],
])('[ERR-04a] copying that ends as %j is told by a toast of type %s', async (outcome, type, message) => {
  const notices: unknown[] = [];
  const copied: string[] = [];
  await copyLink('https://t.me/x', {
    messenger: {
      copyText: async (link) => {
        copied.push(link);
        return outcome;
      },
      haptic: () => undefined,
    },
    notify: (notice) => notices.push(notice),
    text: (id) => id,
  });
  expect(copied).toEqual(['https://t.me/x']);
  expect(notices).toEqual([{ type, message }]);
});
