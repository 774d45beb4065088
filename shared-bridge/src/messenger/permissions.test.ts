import { afterEach, beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { type FakeHost, frameApp } from '../../test/fake-host.ts';
import type { Messenger } from '../contract.ts';

let host: FakeHost;
let messenger: Messenger;

beforeAll(async () => {
  host = frameApp();
  const { speakWith } = await import('../environment/start-telegram.ts');
  const { makeTelegramMessenger } = await import('./telegram.ts');
  speakWith('http://localhost:8081');
  messenger = makeTelegramMessenger(false);
});

beforeEach(() => void rs.useFakeTimers());
afterEach(() => void rs.useRealTimers());

const answerPhone = (status: string, after: number) =>
  host.on('web_app_request_phone', () => void setTimeout(() => host.send('phone_requested', { status }), after));

/** What the app makes of an answer that comes after so many milliseconds. */
async function answered(permission: 'phone' | 'contact', status: string, after: number) {
  answerPhone(status, after);
  const asking = messenger.requestPermission(permission);
  await rs.advanceTimersByTimeAsync(after);
  return asking;
}

test('[SDK-01] a permission that was given is a success', async () => {
  expect(await answered('phone', 'sent', 1)).toEqual({ ok: true, value: undefined });
});

test('[SDK-05] a person declines, a client locks', async () => {
  expect(await answered('phone', 'cancelled', 100)).toEqual({ ok: false, reason: 'declined' });
  expect(await answered('phone', 'cancelled', 99)).toEqual({ ok: false, reason: 'locked' });
});

test('[SDK-02] the contact is asked for again and again, with growing waits, for five seconds', async () => {
  const asked: number[] = [];
  const start = Date.now();
  answerPhone('sent', 1);
  host.on('web_app_invoke_custom_method', ({ req_id }) => {
    asked.push(Date.now() - start);
    queueMicrotask(() => host.send('custom_method_invoked', { req_id, result: '' }));
  });
  const asking = messenger.requestPermission('contact');
  await rs.advanceTimersByTimeAsync(5100);
  expect(await asking).toEqual({ ok: false, reason: 'timeout' });
  const waits = asked.slice(1).map((time, index) => time - (asked[index] ?? 0));
  expect(waits.length).toBeGreaterThan(5);
  waits.slice(1).forEach((wait, index) => {
    // a wait may lose a millisecond to rounding
    expect(Math.abs(wait - (waits[index] ?? 0) - 50)).toBeLessThanOrEqual(1);
  });
});

test('[SDK-01] a refused contact request ends as declined', async () => {
  expect(await answered('contact', 'cancelled', 120)).toEqual({ ok: false, reason: 'declined' });
});

test('[SDK-05] biometry and location that the client lacks end without the permission', async () => {
  host.on('web_app_biometry_get_info', () => queueMicrotask(() => host.send('biometry_info_received', { available: false })));
  host.on('web_app_check_location', () => queueMicrotask(() => host.send('location_checked', { available: false })));
  host.on('web_app_request_location', () => queueMicrotask(() => host.send('location_requested', { available: false })));
  expect((await messenger.requestPermission('biometry')).ok).toBe(false);
  expect((await messenger.requestPermission('location')).ok).toBe(false);
});

test('[SDK-01] a browser has none of these', async () => {
  const { webPermission } = await import('./permissions.ts');
  expect(await webPermission()).toEqual({ ok: false, reason: 'unsupported' });
});
