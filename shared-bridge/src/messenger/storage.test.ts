import { afterEach, beforeAll, describe, expect, rs, test } from '@rstest/core';
import { type FakeHost, frameApp } from '../../test/fake-host.ts';
import type { Messenger } from '../contract.ts';
import { memoryStorage } from '../environment/storage-fallback.ts';

type MessengerStorage = Messenger['storage'];
type Asked = { readonly req_id: string; readonly method: string; readonly params: { key: string; value: string; keys: string[] } };

let host: FakeHost;
let makeBoth: () => {
  readonly device: Storage;
  readonly cloud: Map<string, string>;
  readonly storage: MessengerStorage;
  readonly web: MessengerStorage;
  readonly others: MessengerStorage;
};

/** The cloud storage of the messenger. */
function answerFrom(cloud: Map<string, string>): void {
  const does: Readonly<Record<string, (params: Asked['params']) => unknown>> = {
    saveStorageValue: ({ key, value }) => cloud.set(key, value) && true,
    getStorageValues: ({ keys }) => Object.fromEntries(keys.map((key) => [key, cloud.get(key) ?? ''])),
    getStorageKeys: () => [...cloud.keys()],
    deleteStorageValues: ({ keys }) => keys.every((key) => cloud.delete(key) || true),
  };
  host.on('web_app_invoke_custom_method', (data) => {
    const { req_id, method, params } = data as unknown as Asked;
    queueMicrotask(() => host.send('custom_method_invoked', { req_id, result: does[method]?.(params) }));
  });
}

const refuse = () =>
  host.on('web_app_invoke_custom_method', ({ req_id }) =>
    queueMicrotask(() => host.send('custom_method_invoked', { req_id, error: 'NO' })),
  );

beforeAll(async () => {
  host = frameApp();
  const { configureWire } = await import('./wire.ts');
  const { telegramStorage, webStorage } = await import('./storage.ts');
  configureWire('9.0', null);
  makeBoth = () => {
    const device = memoryStorage();
    const cloud = new Map<string, string>();
    answerFrom(cloud);
    const [storage, others] = [telegramStorage(() => device, '1'), telegramStorage(() => device, '2')];
    return { device, cloud, storage, others, web: webStorage(() => device) };
  };
});
afterEach(() => void rs.useRealTimers());

test('[SDK-01] cloud storage saves, reads, lists and deletes', async () => {
  const { cloud, device, storage } = makeBoth();
  await storage.write('app-mode', 'valentine');
  await storage.write('is-adult', 'yes');
  expect(await storage.list()).toEqual({ ok: true, value: ['app-mode', 'is-adult'] });
  expect((await storage.remove('app-mode')).ok).toBe(true);
  expect(host.last('web_app_invoke_custom_method')).toMatchObject({ method: 'deleteStorageValues', params: { keys: ['app-mode'] } });
  expect(await storage.list()).toEqual({ ok: true, value: ['is-adult'] });
  expect(await storage.read('app-mode')).toEqual({ ok: true, value: null });
  expect([...cloud.keys()]).toEqual(['is-adult']);
  expect(device.length).toBe(1);
});

test('[SDK-05] a failing cloud lists the keys of the device and confirms no deletion', async () => {
  const { storage } = makeBoth();
  await storage.write('app-mode', 'valentine');
  refuse();
  expect(await storage.list()).toEqual({ ok: true, value: ['app-mode'] });
  expect(await storage.remove('app-mode')).toEqual({ ok: false, reason: 'failed' });
});

test('[SAF-02][SDK-05] a value of one account is not visible to another account on the device, even if the cloud fails', async () => {
  const { storage, others } = makeBoth();
  refuse();
  await storage.write('age-confirmed', 'yes');
  expect(await storage.read('age-confirmed')).toEqual({ ok: true, value: 'yes' });
  expect(await others.read('age-confirmed')).toEqual({ ok: false, reason: 'failed' });
  expect(await others.list()).toEqual({ ok: true, value: [] });
});

test('[SDK-05] cloud storage without an answer times out after two seconds for list and remove', async () => {
  const { storage } = makeBoth();
  rs.useFakeTimers();
  host.on('web_app_invoke_custom_method', () => {});
  const both = Promise.all([storage.list(), storage.remove('app-mode')]);
  await rs.advanceTimersByTimeAsync(2001);
  expect(await both).toEqual([
    { ok: true, value: [] },
    { ok: false, reason: 'timeout' },
  ]);
});

test('[SDK-01] browser storage lists and deletes its own keys only', async () => {
  const { device, web } = makeBoth();
  device.setItem('billet/launch/left', '{}');
  device.setItem('billet-language', 'ru');
  await web.write('app-mode', 'valentine');
  expect(await web.list()).toEqual({ ok: true, value: ['app-mode'] });
  expect((await web.remove('app-mode')).ok).toBe(true);
  expect(await web.list()).toEqual({ ok: true, value: [] });
  expect(await web.remove('no key')).toEqual({ ok: false, reason: 'failed' });
  expect(device.length).toBe(2);
});

describe('[ENV-02][SDK-01] the precedence of cloud and device values', () => {
  test('the value of the cloud is read if it has one', async () => {
    const { cloud, storage } = makeBoth();
    await storage.write('app-mode', 'valentine');
    cloud.set('app-mode', 'anonymous');
    expect(await storage.read('app-mode')).toEqual({ ok: true, value: 'anonymous' });
  });

  test('the copy of the device is read if the cloud has no value', async () => {
    const { cloud, storage } = makeBoth();
    await storage.write('app-mode', 'valentine');
    cloud.clear();
    expect(await storage.read('app-mode')).toEqual({ ok: true, value: 'valentine' });
    expect(await storage.list()).toEqual({ ok: true, value: ['app-mode'] });
  });

  test('the value of the device is read until the cloud has accepted it', async () => {
    const { cloud, storage } = makeBoth();
    await storage.write('app-mode', 'anonymous');
    refuse();
    await storage.write('app-mode', 'valentine');
    answerFrom(cloud);
    expect(await storage.read('app-mode')).toEqual({ ok: true, value: 'valentine' });
    await expect.poll(() => cloud.get('app-mode')).toBe('valentine');
    cloud.set('app-mode', 'anonymous');
    expect(await storage.read('app-mode')).toEqual({ ok: true, value: 'anonymous' });
  });

  test('a device that refuses a new value gives no older one, even if the cloud fails too', async () => {
    const { device, cloud, storage } = makeBoth();
    refuse();
    await storage.write('app-mode', 'anonymous');
    const set = device.setItem;
    device.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(await storage.write('app-mode', 'valentine')).toMatchObject({ ok: false });
    device.setItem = set;
    answerFrom(cloud);
    expect(await storage.read('app-mode')).toEqual({ ok: true, value: null });
    expect(cloud.size).toBe(0);
  });

  test('the value of the cloud is read if the device has no storage', async () => {
    const { cloud } = makeBoth();
    cloud.set('app-mode', 'valentine');
    const { telegramStorage } = await import('./storage.ts');
    const denied = telegramStorage(() => {
      throw new Error('SecurityError');
    }, '1');
    expect(await denied.read('app-mode')).toEqual({ ok: true, value: 'valentine' });
    expect(await denied.write('app-mode', 'anonymous')).toMatchObject({ ok: true });
  });
});
