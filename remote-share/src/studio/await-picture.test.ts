import { describe, expect, test } from '@rstest/core';
import { awaitPicture } from './await-picture.ts';

/** A server that answers with these statuses, in turn; 0 is no answer. */
function awaiting(statuses: number[], { retryAfter = '', signal = new AbortController().signal } = {}) {
  const waits: number[] = [];
  const done = awaitPicture('/api/images/a.webp', signal, {
    fetch: async () => {
      const status = statuses.shift() ?? 503;
      if (status === 0) throw new TypeError('no answer');
      return new Response('', { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0,
  });
  return { done, waits };
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
    const closed = new AbortController();
    closed.abort();
    const waiting = awaitPicture('/api/images/a.webp', closed.signal, {
      fetch: async () => new Response('', { status: 503 }),
      wait: async (_, signal) => signal.throwIfAborted(),
      random: () => 0,
    });
    expect(await waiting).toBe(false);
  });
});
