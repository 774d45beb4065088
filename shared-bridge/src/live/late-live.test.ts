import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { installBridge } from '../bridge.ts';
import { fakeBridge } from '../testing/fake-bridge.ts';
import { hearNoMore, type LiveModule, listenForPage, startLiveLate } from './late-live.ts';

beforeEach(() => {
  rstest.useFakeTimers();
  installBridge(fakeBridge().bridge);
});
afterEach(() => {
  rstest.useRealTimers();
});

/** Live events whose code is missing so many times. */
function setUp(failures: number) {
  const heard: string[] = [];
  let asked = 0;
  const module: LiveModule = {
    startLive: (token) => {
      heard.push(`listening as ${token}`);
      return () => heard.push('stopped');
    },
  };
  const load = async () => {
    if (asked++ < failures) throw new Error('missing');
    return module;
  };
  return { heard, asked: () => asked, stop: startLiveLate('somebody', load) };
}

test('[MFE-06] live events whose code does not come are asked for until it does', async () => {
  const { heard, stop } = setUp(2);
  await rstest.advanceTimersByTimeAsync(2000);
  expect(heard).toEqual([]);
  await rstest.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(['listening as somebody']);
  stop();
  expect(heard).toEqual(['listening as somebody', 'stopped']);
});

test('[MFE-06] who has left asks no more', async () => {
  const { asked, stop } = setUp(Number.POSITIVE_INFINITY);
  await rstest.advanceTimersByTimeAsync(0);
  stop();
  await rstest.advanceTimersByTimeAsync(600_000);
  expect(asked()).toBe(1);
});

test('[SAF-02][INB-12] what must be the last is done unheard, and after it nothing is listened to; where it fails the page listens on', async () => {
  const heard: string[] = [];
  const stop = listenForPage('somebody', (token) => {
    heard.push(`listening as ${token}`);
    return () => heard.push('stopped');
  });
  const act = (thrown?: Error) =>
    hearNoMore(async () => {
      heard.push('done');
      if (thrown) throw thrown;
    });
  await expect(act(new Error('refused'))).rejects.toThrow('refused');
  expect(heard.splice(0)).toEqual(['listening as somebody', 'stopped', 'done', 'listening as somebody']);
  await act();
  expect(heard).toEqual(['stopped', 'done']);
  stop();
});
