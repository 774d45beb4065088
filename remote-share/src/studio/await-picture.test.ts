import { afterEach, describe, expect, rs, test } from '@rstest/core';
import { awaitPicture } from './await-picture.ts';

afterEach(() => void rs.unstubAllGlobals());

/** A server that answers with these statuses, in turn; 0 is no answer. */
function awaiting(statuses: number[], { retryAfter = '', onPause = () => {}, signal = new AbortController().signal } = {}) {
  const waits: number[] = [];
  rs.stubGlobal('fetch', async () => {
    const status = statuses.shift() ?? 503;
    if (status === 0) throw new TypeError('no answer');
    return new Response('', { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });
  });
  const pause = async (milliseconds: number) => {
    waits.push(milliseconds);
    onPause();
  };
  return { done: awaitPicture('/api/images/a.webp', signal, pause, () => 0), waits };
}

describe('[API-02] a picture whose server has no room', () => {
  test('is asked for again after the time that the server names', async () => {
    const { done, waits } = awaiting([503, 503, 200], { retryAfter: '7' });
    expect([await done, waits]).toEqual([true, [7000, 7000]]);
  });

  test('is asked for after 1 s, 2 s, 4 s where the server names no time', async () => {
    const { done, waits } = awaiting([503, 503, 503, 200]);
    expect([await done, waits]).toEqual([true, [1000, 2000, 4000]]);
  });

  test('is given up after a minute', async () => {
    const { done, waits } = awaiting([]);
    expect([await done, waits]).toEqual([false, [1000, 2000, 4000, 8000, 16_000]]);
    const long = awaiting([503], { retryAfter: '3600' });
    expect([await long.done, long.waits]).toEqual([false, []]);
  });

  test('is not asked for again after any other answer, or none', async () => {
    for (const status of [400, 404, 429, 500, 0]) {
      const { done, waits } = awaiting([status]);
      expect([await done, waits]).toEqual([false, []]);
    }
  });

  test('is not waited for once the studio is closed', async () => {
    const closing = new AbortController();
    const { done, waits } = awaiting([], { signal: closing.signal, onPause: () => closing.abort() });
    expect([await done, waits]).toEqual([false, [1000]]);
  });
});
