import { lazyFile } from '@billet/shared-bridge';
import { countAwaited } from '@billet/shared-bridge/host';
import { deferred } from '@billet/shared-bridge/testing';
import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { whenIdle } from './when-idle.ts';

/** A browser without idle callbacks: idle is 2 s later. */
const IDLE = 2000;
const work = rstest.fn();

beforeEach(() => {
  rstest.useFakeTimers();
  work.mockClear();
});
afterEach(() => {
  rstest.useRealTimers();
});

const later = (milliseconds: number) => rstest.advanceTimersByTimeAsync(milliseconds);
const calls = () => work.mock.calls.length;

test('[FST-02][MFE-06] what is fetched ahead waits while a person waits for code, and goes on when the page is idle again', async () => {
  const [sheet, other] = [deferred<string>(), deferred<string>()];
  whenIdle(work);
  const file = lazyFile(() => sheet.promise);
  const loads = [file.load(), file.load(), lazyFile(() => other.promise).load()];
  await later(IDLE);
  expect(calls()).toBe(0);
  sheet.resolve('the sheet');
  await later(IDLE);
  expect(calls()).toBe(0);
  other.resolve('another');
  await later(IDLE - 1);
  expect(calls()).toBe(0);
  await later(1);
  expect(calls()).toBe(1);
  await Promise.all(loads);
  // what is here is waited for by nobody
  void file.load();
  whenIdle(work);
  await later(IDLE);
  expect(calls()).toBe(2);
});

test('[FST-02] what fails, and what is only fetched ahead, holds nothing back', async () => {
  const lost = lazyFile(() => Promise.reject<string>(new Error('missing'))).load();
  lazyFile(() => new Promise<string>(() => undefined)).prefetch();
  await expect(lost).rejects.toThrow('missing');
  whenIdle(work);
  await later(IDLE);
  expect(calls()).toBe(1);
});

test('[FST-02] what was left is not done, neither before the page is idle nor while somebody waits', async () => {
  whenIdle(work)();
  const coming = deferred<void>();
  countAwaited(coming.promise);
  const leave = whenIdle(work);
  await later(IDLE);
  leave();
  coming.resolve();
  await later(2 * IDLE);
  expect(calls()).toBe(0);
});
