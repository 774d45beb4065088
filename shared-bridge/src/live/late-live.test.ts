import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { installBridge } from '../bridge.ts';
import { fakeBridge } from '../testing/fake-bridge.ts';
import { type LiveModule, listenForPage, startLiveWhenLoaded, suspendLiveEvents } from './late-live.ts';

beforeEach(() => {
  rstest.useFakeTimers();
  installBridge(fakeBridge().bridge);
});
afterEach(() => {
  rstest.useRealTimers();
});

/** Live events whose code fails to load `failures` times. */
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
  return { heard, asked: () => asked, stop: startLiveWhenLoaded('somebody', load) };
}

test('[MFE-06] the code of live events is loaded again until it succeeds', async () => {
  const { heard, stop } = setUp(2);
  await rstest.advanceTimersByTimeAsync(2000);
  expect(heard).toEqual([]);
  await rstest.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(['listening as somebody']);
  stop();
  expect(heard).toEqual(['listening as somebody', 'stopped']);
});

test('[MFE-06] a stopped page does not load the code again', async () => {
  const { asked, stop } = setUp(Number.POSITIVE_INFINITY);
  await rstest.advanceTimersByTimeAsync(0);
  stop();
  await rstest.advanceTimersByTimeAsync(600_000);
  expect(asked()).toBe(1);
});

test('[SAF-02][INB-12] suspendLiveEvents stops the live events before its call; if the call fails, the page listens again', async () => {
  const heard: string[] = [];
  const stop = listenForPage('somebody', (token) => {
    heard.push(`listening as ${token}`);
    return () => heard.push('stopped');
  });
  const act = (thrown?: Error) =>
    suspendLiveEvents(async () => {
      heard.push('done');
      if (thrown) throw thrown;
    });
  await expect(act(new Error('refused'))).rejects.toThrow('refused');
  expect(heard.splice(0)).toEqual(['listening as somebody', 'stopped', 'done', 'listening as somebody']);
  await act();
  expect(heard).toEqual(['stopped', 'done']);
  stop();
});
