import { afterEach, describe, expect, rs, test } from '@rstest/core';
import { waitForPoster } from './wait-for-poster.ts';

afterEach(() => void rs.unstubAllGlobals());

/** Fakes a server that answers with these statuses in turn; 0 is a network error. */
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
  return { done: waitForPoster('/api/images/a.webp', signal, pause, () => 0), waits };
}

describe('[API-02] a picture from a busy server', () => {
  test('a busy picture is requested again after the Retry-After of the server', async () => {
    const { done, waits } = awaiting([503, 503, 200], { retryAfter: '7' });
    expect([await done, waits]).toEqual([true, [7000, 7000]]);
  });

  test('a busy picture without Retry-After is requested again after 1 s, 2 s and 4 s', async () => {
    const { done, waits } = awaiting([503, 503, 503, 200]);
    expect([await done, waits]).toEqual([true, [1000, 2000, 4000]]);
  });

  test('a busy picture is given up after a minute', async () => {
    const { done, waits } = awaiting([]);
    expect([await done, waits]).toEqual([false, [1000, 2000, 4000, 8000, 16_000]]);
    const long = awaiting([503], { retryAfter: '3600' });
    expect([await long.done, long.waits]).toEqual([false, []]);
  });

  test('a picture is not requested again after any other status or a network error', async () => {
    for (const status of [400, 404, 429, 500, 0]) {
      const { done, waits } = awaiting([status]);
      expect([await done, waits]).toEqual([false, []]);
    }
  });

  test('[ENV-06] a picture of a server that does not answer is given up after a minute', async () => {
    rs.useFakeTimers();
    rs.stubGlobal('fetch', (_: string, { signal }: RequestInit) => new Promise((_done, fail) => signal?.addEventListener('abort', fail)));
    const ended: boolean[] = [];
    const done = waitForPoster('/api/images/a.webp', new AbortController().signal).then((isDrawn) => ended.push(isDrawn));
    await rs.advanceTimersByTimeAsync(59_999);
    expect(ended).toEqual([]);
    await rs.advanceTimersByTimeAsync(1);
    await done;
    expect(ended).toEqual([false]);
    rs.useRealTimers();
  });

  test('a busy picture is not requested again after the poster sheet was closed', async () => {
    const closing = new AbortController();
    const { done, waits } = awaiting([], { signal: closing.signal, onPause: () => closing.abort() });
    expect([await done, waits]).toEqual([false, [1000]]);
  });
});
