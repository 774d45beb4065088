import { describe, expect, test } from '@rstest/core';
import { type Channel, type OneStreamOptions, openSharedStream, type StreamOpening } from './one-stream.ts';

/** A browser with pages of one origin: its locks, channels and open streams. */
function makeBrowser({ hasLocks = true, hasChannels = true } = {}) {
  const locks = new Map<string, (() => void)[]>();
  const channels = new Map<string, Set<Channel>>();
  const streams: StreamOpening[] = [];
  let opened = 0;

  type Request = LockManager['request'];
  const request = (async (name: string, options: LockOptions, act: (lock: Lock | null) => unknown) => {
    const waiting = locks.get(name);
    if (waiting && options.ifAvailable) return act(null);
    if (waiting)
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve);
        options.signal?.addEventListener('abort', () => {
          locks.set(
            name,
            (locks.get(name) ?? []).filter((each) => each !== resolve),
          );
          reject(new DOMException('left', 'AbortError'));
        });
      });
    else locks.set(name, []);
    try {
      return await act({ name, mode: 'exclusive' });
    } finally {
      const next = locks.get(name)?.shift();
      if (next) next();
      else locks.delete(name);
    }
  }) as Request;

  function makeChannel(name: string): Channel {
    if (!hasChannels) throw new DOMException('denied', 'SecurityError');
    const all = channels.get(name) ?? new Set();
    channels.set(name, all);
    const channel: Channel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of all) if (other !== channel) other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent);
      },
      close: () => void all.delete(channel),
    };
    all.add(channel);
    return channel;
  }

  function openPage(name = 'alice', visibilityState: DocumentVisibilityState = 'visible') {
    const received: string[] = [];
    const page = Object.assign(new EventTarget(), { visibilityState });
    const options: OneStreamOptions = {
      name,
      onMessage: ({ data }) => void received.push(data),
      onGap: () => void received.push('gap'),
      open: (stream) => {
        streams.push(stream);
        opened += 1;
        return () => void streams.splice(streams.indexOf(stream), 1);
      },
      page: page as unknown as Document,
      locks: hasLocks ? { request } : null,
      makeChannel,
    };
    const stop = openSharedStream(options);
    const show = async (state: DocumentVisibilityState) => {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
      await settled();
    };
    return { received, stop, show };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { openPage, streams, settled, opened: () => opened };
}

describe('[INB-12] one event stream for all pages of a user in a browser', () => {
  test('seven pages of a user open one stream, and each receives its messages', async () => {
    const { openPage, streams, settled } = makeBrowser();
    const pages = Array.from({ length: 7 }, () => openPage());
    await settled();
    expect(streams).toHaveLength(1);
    streams[0]?.onMessage({ data: 'news', id: '1.1' });
    expect(pages.map(({ received }) => received.at(-1))).toEqual(Array.from({ length: 7 }, () => 'news'));
  });

  test('two users have one stream each', async () => {
    const { openPage, streams, settled } = makeBrowser();
    for (const name of ['alice', 'boris', 'alice']) openPage(name);
    await settled();
    expect(streams).toHaveLength(2);
  });

  test('the next page takes over when the leader closes, and all pages are notified of a possible gap', async () => {
    const { openPage, streams, settled } = makeBrowser();
    const [first, second, third] = [openPage(), openPage(), openPage()];
    await settled();
    first.stop();
    await settled();
    expect(streams).toHaveLength(1);
    second.received.length = 0;
    third.received.length = 0;
    streams[0]?.onConnect();
    expect([second.received, third.received]).toEqual([['gap'], ['gap']]);
  });

  test('a hidden page closes its stream and is notified of a possible gap when it is shown again', async () => {
    const { openPage, streams, settled } = makeBrowser();
    const page = openPage();
    await settled();
    streams[0]?.onConnect();
    expect(page.received).toEqual([]);
    await page.show('hidden');
    expect(streams).toHaveLength(0);
    await page.show('visible');
    streams[0]?.onConnect();
    expect(page.received).toEqual(['gap']);
    expect(streams).toHaveLength(1);
  });

  test('a page that starts hidden opens no stream until it is shown', async () => {
    const { openPage, streams, settled } = makeBrowser();
    const page = openPage('alice', 'hidden');
    await settled();
    expect(streams).toHaveLength(0);
    await page.show('visible');
    expect(streams).toHaveLength(1);
  });

  test('a page that joins is notified of a possible gap, because its data may be older than the stream', async () => {
    const { openPage, settled } = makeBrowser();
    openPage();
    await settled();
    const second = openPage();
    await settled();
    expect(second.received).toEqual(['gap']);
  });

  test('every page is notified of a reconnect', async () => {
    const { openPage, streams, settled } = makeBrowser();
    const [first, second] = [openPage(), openPage()];
    await settled();
    streams[0]?.onConnect();
    for (const { received } of [first, second]) received.length = 0;
    streams[0]?.onConnect();
    expect([first.received, second.received]).toEqual([['gap'], ['gap']]);
  });

  test('a refused page leaves, and the next page tries with its own init data', async () => {
    const { openPage, streams, settled, opened } = makeBrowser();
    const refused = openPage();
    openPage();
    await settled();
    streams[0]?.onEnd();
    await settled();
    expect([streams.length, opened()]).toEqual([1, 2]);
    await refused.show('hidden');
    await refused.show('visible');
    expect(opened()).toBe(2);
  });

  test('a stopped page opens no stream when it is shown again', async () => {
    const { openPage, streams, settled } = makeBrowser();
    const page = openPage();
    await settled();
    page.stop();
    await page.show('hidden');
    await page.show('visible');
    expect(streams).toHaveLength(0);
  });

  test.each([{ hasLocks: false }, { hasChannels: false }])(
    'without browser support each visible page opens its own stream: %j',
    async (denied) => {
      const { openPage, streams, settled } = makeBrowser(denied);
      const [first] = [openPage(), openPage()];
      await settled();
      expect(streams).toHaveLength(2);
      await first?.show('hidden');
      expect(streams).toHaveLength(1);
    },
  );
});
