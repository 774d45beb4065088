import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { SILENCE_LIMIT, watchSilence } from './silence.ts';

beforeEach(() => void rs.useFakeTimers());
afterEach(() => void rs.useRealTimers());

test('[INB-12] a silently broken connection is revived', () => {
  const revive = rs.fn();
  const watch = watchSilence(revive);
  rs.advanceTimersByTime(SILENCE_LIMIT - 1);
  expect(revive).not.toHaveBeenCalled();
  rs.advanceTimersByTime(1);
  expect(revive).toHaveBeenCalledTimes(1);
  rs.advanceTimersByTime(SILENCE_LIMIT);
  expect(revive).toHaveBeenCalledTimes(2);
  watch.stop();
});

test('[INB-12] a heartbeat keeps the connection', () => {
  const revive = rs.fn();
  const watch = watchSilence(revive);
  for (let beat = 0; beat < 10; beat++) {
    rs.advanceTimersByTime(15_000);
    watch.received();
  }
  expect(revive).not.toHaveBeenCalled();
  watch.stop();
  rs.advanceTimersByTime(SILENCE_LIMIT * 3);
  expect(revive).not.toHaveBeenCalled();
});

test('[INB-12] a connection that broke while the device slept is revived at the first check', () => {
  let now = 0;
  const revive = rs.fn();
  const watch = watchSilence(revive, () => now);
  now = SILENCE_LIMIT * 20;
  rs.advanceTimersByTime(15_000);
  expect(revive).toHaveBeenCalledTimes(1);
  rs.advanceTimersByTime(15_000);
  expect(revive).toHaveBeenCalledTimes(1);
  watch.stop();
});
