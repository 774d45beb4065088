import type { Notice, Outcome } from '@billet/shared-bridge';
import { deferred } from '@billet/shared-bridge/testing';
import { expect, rstest, test } from '@rstest/core';
import { fakePage, idAsText } from '../testing/fake-page.ts';
import { setEmojiStatus } from './set-emoji-status.ts';

const refused = (reason: Extract<Outcome, { ok: false }>['reason']): Outcome => ({ ok: false, reason });

test.each<[Outcome, Notice]>([
  [
    { ok: true, value: undefined },
    { type: 'success', message: 'share-status-done' },
  ],
  [refused('unsupported'), { type: 'warning', message: 'share-status-unsupported' }],
  [refused('declined'), { type: 'info', message: 'share-status-declined' }],
  [refused('failed'), { type: 'error', message: 'share-status-error' }],
  [refused('timeout'), { type: 'warning', message: 'share-no-answer' }],
])('[SHR-04a] a status request that ends with %j shows %j', async (outcome, notice) => {
  const asked: string[] = [];
  const recordStatus = async (id: string) => {
    asked.push(id);
    return outcome;
  };
  const { notices } = fakePage({ messenger: { setEmojiStatus: recordStatus }, config: { emojiStatusId: '42' } });
  expect(await setEmojiStatus(idAsText)).toBe(outcome.ok);
  expect(asked).toEqual(['42']);
  expect(notices).toEqual([notice]);
});

test('[SHR-04a][ENV-06] a notice is shown after 8 s without an answer, and a later answer still counts', async () => {
  rstest.useFakeTimers();
  try {
    const answer = deferred<Outcome>();
    const { notices } = fakePage({
      messenger: { setEmojiStatus: () => answer.promise },
      config: { emojiStatusId: '42' },
    });
    const setting = setEmojiStatus(idAsText);
    await rstest.advanceTimersByTimeAsync(7999);
    expect(notices).toEqual([]);
    await rstest.advanceTimersByTimeAsync(1);
    expect(notices).toEqual([{ type: 'info', message: 'share-messenger-slow' }]);
    answer.resolve({ ok: true, value: undefined });
    expect(await setting).toBe(true);
  } finally {
    rstest.useRealTimers();
  }
});
