import { afterEach, expect, rs, test } from '@rstest/core';
import { ask, attempt } from './outcome.ts';

afterEach(() => void rs.useRealTimers());

test('[SDK-05] a synchronous error becomes an outcome', async () => {
  const fail = () => {
    throw Object.assign(new Error(), { name: 'InvalidArgumentsError' });
  };
  expect(attempt(fail)).toEqual({ ok: false, reason: 'failed' });
  expect(await ask(fail, 100)).toEqual({ ok: false, reason: 'failed' });
});

test('[SDK-05] a timeout ends the request and aborts its signal', async () => {
  rs.useFakeTimers();
  let asked: AbortSignal | undefined;
  const asking = ask((signal) => {
    asked = signal;
    return new Promise(() => {});
  }, 100);
  await rs.advanceTimersByTimeAsync(99);
  expect(asked?.aborted).toBe(false);
  await rs.advanceTimersByTimeAsync(1);
  expect(await asking).toEqual({ ok: false, reason: 'timeout' });
  expect(asked?.aborted).toBe(true);
});

test('[SDK-05] a rejection after the deadline is handled', async () => {
  rs.useFakeTimers();
  const unhandled: unknown[] = [];
  process.once('unhandledRejection', (reason) => unhandled.push(reason));
  const asking = ask(() => new Promise((_, reject) => void setTimeout(() => reject(new Error('late')), 200)), 100);
  await rs.advanceTimersByTimeAsync(100);
  expect(await asking).toEqual({ ok: false, reason: 'timeout' });
  await rs.advanceTimersByTimeAsync(200);
  rs.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).toEqual([]);
});
