import type { Outcome } from '@billet/shared-bridge';
import { expect, test } from '@rstest/core';
import { fakePage, idAsText } from '../testing/fake-page.ts';
import { copyLink } from './copy-link.ts';

test.each<[Outcome, 'success' | 'error', string]>([
  [{ ok: true, value: undefined }, 'success', 'share-copy-done'],
  [{ ok: false, reason: 'failed' }, 'error', 'share-copy-error'],
])('[ERR-04a] a copy that ends with %j shows a toast of type %s', async (outcome, type, message) => {
  const copied: string[] = [];
  const copyText = async (link: string) => {
    copied.push(link);
    return outcome;
  };
  const { messengerCalls, notices } = fakePage({ messenger: { copyText } });
  expect(await copyLink('https://t.me/x', idAsText)).toBe(outcome.ok);
  expect(copied).toEqual(['https://t.me/x']);
  expect(notices).toEqual([{ type, message }]);
  expect(messengerCalls).toEqual([['haptic', { kind: 'notification', type }]]);
});
