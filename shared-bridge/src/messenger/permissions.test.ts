import { afterEach, beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { type FakeHost, frameApp } from '../../test/fake-host.ts';
import type { Messenger } from '../contract.ts';

let host: FakeHost;
let messenger: Messenger;

beforeAll(async () => {
  host = frameApp();
  const { initializeLibrary } = await import('../environment/start-telegram.ts');
  const { makeTelegramMessenger } = await import('./telegram.ts');
  initializeLibrary('http://localhost:8081', '9.0');
  messenger = makeTelegramMessenger(false);
});

beforeEach(() => void rs.useFakeTimers());
afterEach(() => void rs.useRealTimers());

const location = {
  available: true,
  latitude: 1,
  longitude: 2,
  altitude: null,
  course: null,
  speed: null,
  horizontal_accuracy: null,
  vertical_accuracy: null,
  course_accuracy: null,
  speed_accuracy: null,
};

const answerPhoneRequest = (status: string, after: number) =>
  host.on('web_app_request_phone', () => void setTimeout(() => host.send('phone_requested', { status }), after));

/** The outcome for an answer that arrives after `after` milliseconds. */
async function requestWithAnswer(permission: 'phone' | 'contact', status: string, after: number) {
  answerPhoneRequest(status, after);
  const asking = messenger.requestPermission(permission);
  await rs.advanceTimersByTimeAsync(after);
  return asking;
}

test('[SDK-01] a granted permission is a success', async () => {
  expect(await requestWithAnswer('phone', 'sent', 1)).toEqual({ ok: true, value: undefined });
});

test('[SDK-05] a slow refusal is declined, an immediate one is locked', async () => {
  expect(await requestWithAnswer('phone', 'cancelled', 100)).toEqual({ ok: false, reason: 'declined' });
  expect(await requestWithAnswer('phone', 'cancelled', 99)).toEqual({ ok: false, reason: 'locked' });
});

test('[SDK-02] a contact request polls after 50 ms and lengthens each wait by 50 ms, until 5000 ms have passed', async () => {
  const polls: number[] = [];
  const start = Date.now();
  answerPhoneRequest('sent', 1);
  host.on('web_app_invoke_custom_method', ({ req_id }) => {
    polls.push(Date.now() - start);
    queueMicrotask(() => host.send('custom_method_invoked', { req_id, result: '' }));
  });
  const asking = messenger.requestPermission('contact');
  await rs.advanceTimersByTimeAsync(4999);
  // the library polls once before the user is asked, and once right after the user has agreed
  const [, agreed = 0, ...later] = polls;
  const waits = later.map((at, index) => at - (later[index - 1] ?? agreed));
  expect(waits).toEqual([50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650]);
  await rs.advanceTimersByTimeAsync(1);
  expect(await asking).toEqual({ ok: false, reason: 'timeout' });
});

test('[SDK-01] a refused contact request ends as declined', async () => {
  expect(await requestWithAnswer('contact', 'cancelled', 120)).toEqual({ ok: false, reason: 'declined' });
});

test('[SDK-01] biometry and location that the user allows are granted', async () => {
  const biometry = { available: true, type: 'face', access_requested: true, access_granted: true, token_saved: false, device_id: 'phone' };
  host.on('web_app_biometry_get_info', () => queueMicrotask(() => host.send('biometry_info_received', biometry)));
  host.on('web_app_biometry_request_auth', () => queueMicrotask(() => host.send('biometry_auth_requested', { status: 'authorized' })));
  expect(await messenger.requestPermission('biometry')).toEqual({ ok: true, value: undefined });
  host.on('web_app_check_location', () =>
    queueMicrotask(() => host.send('location_checked', { available: true, access_requested: true, access_granted: true })),
  );
  host.on('web_app_request_location', () => queueMicrotask(() => host.send('location_requested', location)));
  expect(await messenger.requestPermission('location')).toEqual({ ok: true, value: undefined });
});

test('[SDK-05] biometry and location that the client no longer has end without the permission', async () => {
  host.send('biometry_info_received', { available: false });
  host.on('web_app_request_location', () => queueMicrotask(() => host.send('location_requested', { available: false })));
  expect((await messenger.requestPermission('biometry')).ok).toBe(false);
  expect((await messenger.requestPermission('location')).ok).toBe(false);
});

test("[SDK-01] the library rejects a declined contact request with 'User denied access'", async () => {
  const { requestContact } = await import('@telegram-apps/sdk');
  answerPhoneRequest('cancelled', 120);
  const refused = expect(requestContact()).rejects.toThrow('User denied access');
  await rs.advanceTimersByTimeAsync(120);
  await refused;
});

test('[SDK-01] a browser supports none of the permissions', async () => {
  const { webPermission } = await import('./web-functions.ts');
  expect(await webPermission()).toEqual({ ok: false, reason: 'unsupported' });
});
