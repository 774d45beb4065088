import { lazyFile } from '@billet/shared-bridge';
import { trackPendingLoad } from '@billet/shared-bridge/host';
import { deferred } from '@billet/shared-bridge/testing';
import { beforeEach, expect, rstest, test } from '@rstest/core';
import { whenIdle } from './when-idle.ts';

/** Milliseconds of the fallback in a browser without idle callbacks. */
const IDLE = 2000;
const work = rstest.fn();

beforeEach(() => {
  rstest.useFakeTimers();
  work.mockClear();
});

const later = (milliseconds: number) => rstest.advanceTimersByTimeAsync(milliseconds);
const calls = () => work.mock.calls.length;

test('[FST-02][MFE-06] a prefetch waits while the user waits for code, and continues when the page is idle again', async () => {
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
  // a loaded file is not waited for
  void file.load();
  whenIdle(work);
  await later(IDLE);
  expect(calls()).toBe(2);
});

test('[FST-02] a failed load and a prefetch do not block idle work', async () => {
  const lost = lazyFile(() => Promise.reject<string>(new Error('missing'))).load();
  lazyFile(() => new Promise<string>(() => undefined)).prefetch();
  await expect(lost).rejects.toThrow('missing');
  whenIdle(work);
  await later(IDLE);
  expect(calls()).toBe(1);
});

test('[FST-02] cancelled work never runs, neither before the page is idle nor while the user waits', async () => {
  whenIdle(work)();
  const load = deferred<void>();
  trackPendingLoad(load.promise);
  const leave = whenIdle(work);
  await later(IDLE);
  leave();
  load.resolve();
  await later(2 * IDLE);
  expect(calls()).toBe(0);
});
