import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { installBridge } from '../bridge.ts';
import { fakeBridge } from '../testing/fake-bridge.ts';
import { type LiveModule, listenForPage, startLiveWhenLoaded, suspendLiveEvents } from './lazy-live.ts';

beforeEach(() => {
  rstest.useFakeTimers();
  installBridge(fakeBridge().bridge);
});
afterEach(() => {
  rstest.useRealTimers();
});

/** Live events whose code fails to load `failures` times. */
function setUp(failures: number) {
  const events: string[] = [];
  let attempts = 0;
  const module: LiveModule = {
    startLive: (token) => {
      events.push(`listening as ${token}`);
      return () => events.push('stopped');
    },
  };
  const load = async () => {
    if (attempts++ < failures) throw new Error('missing');
    return module;
  };
  return { events, attempts: () => attempts, stop: startLiveWhenLoaded('somebody', load) };
}

test('[MFE-06] the code of live events is loaded again until it succeeds', async () => {
  const { events, stop } = setUp(2);
  await rstest.advanceTimersByTimeAsync(2000);
  expect(events).toEqual([]);
  await rstest.advanceTimersByTimeAsync(10_000);
  expect(events).toEqual(['listening as somebody']);
  stop();
  expect(events).toEqual(['listening as somebody', 'stopped']);
});

test('[MFE-06] a stopped page does not load the code again', async () => {
  const { attempts, stop } = setUp(Number.POSITIVE_INFINITY);
  await rstest.advanceTimersByTimeAsync(0);
  stop();
  await rstest.advanceTimersByTimeAsync(600_000);
  expect(attempts()).toBe(1);
});

test('[SAF-02][INB-12] suspendLiveEvents stops the live events before its call; if the call fails, the page listens again', async () => {
  const events: string[] = [];
  const stop = listenForPage('somebody', (token) => {
    events.push(`listening as ${token}`);
    return () => events.push('stopped');
  });
  const act = (thrown?: Error) =>
    suspendLiveEvents(async () => {
      events.push('done');
      if (thrown) throw thrown;
    });
  await expect(act(new Error('refused'))).rejects.toThrow('refused');
  expect(events.splice(0)).toEqual(['listening as somebody', 'stopped', 'done', 'listening as somebody']);
  await act();
  expect(events).toEqual(['stopped', 'done']);
  stop();
});
