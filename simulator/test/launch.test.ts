import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { appendToHash } from '../src/world/launch.ts';
import { type Running, startRunning } from './running.ts';

let running: Running;
beforeAll(async () => {
  running = await startRunning();
});
afterAll(() => running.simulator.stop());

async function get(path: string, headers: Record<string, string> = {}): Promise<{ answer: Response; body: unknown }> {
  const answer = await fetch(`${running.base}${path}`, { headers });
  return { answer, body: await answer.json() };
}

async function launched(path: string): Promise<{ url: URL; hash: URLSearchParams; data: URLSearchParams }> {
  const { body } = await get(path);
  const url = new URL(typeof body === 'object' && body !== null && 'url' in body ? String(body.url) : '');
  const hash = new URLSearchParams(url.hash.slice(1));
  return { url, hash, data: new URLSearchParams(hash.get('tgWebAppData') ?? '') };
}

/** Verifies init data with the published algorithm, as a server does. */
function isSigned(data: URLSearchParams, token: string): boolean {
  const pairs = [...data].filter(([name]) => name !== 'hash').map(([name, value]) => `${name}=${value}`);
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  return createHmac('sha256', secret).update(pairs.sort().join('\n')).digest('hex') === data.get('hash');
}

test('a deep link opens the app on the person’s origin with entry, code and signed data', async () => {
  const before = Math.floor(Date.now() / 1000);
  const { url, hash, data } = await launched('/people/boris/launch?app=send&start=ABCDEFGH23');
  expect(url.origin).toBe(`http://boris.localhost:${running.simulator.port}`);
  expect(Object.fromEntries(url.searchParams)).toEqual({ entry: 'send', tgWebAppStartParam: 'ABCDEFGH23' });
  expect([hash.get('tgWebAppVersion'), hash.get('tgWebAppPlatform')]).toEqual(['9.0', 'weba']);
  expect(JSON.parse(hash.get('tgWebAppThemeParams') ?? '')).toMatchObject({ bg_color: '#ffffff' });
  expect(data.get('start_param')).toBe('ABCDEFGH23');
  expect(JSON.parse(data.get('user') ?? '')).toMatchObject({ id: 1002, first_name: 'Boris', language_code: 'en', is_premium: true });
  expect(Number(data.get('auth_date'))).toBeGreaterThanOrEqual(before);
  expect(Number(data.get('auth_date'))).toBeLessThanOrEqual(Date.now() / 1000);
});

test('init data is signed by the published algorithm, and a changed byte invalidates it', async () => {
  const { token } = running.simulator.world.settings;
  const { data } = await launched('/people/1001/launch');
  expect(data.get('signature')).toMatch(/^[\w-]{86}$/);
  expect(data.has('query_id')).toBe(true);
  expect(isSigned(data, token)).toBe(true);
  expect(isSigned(data, '1:other')).toBe(false);
  data.set('user', (data.get('user') ?? '').replace('1001', '1002'));
  expect(isSigned(data, token)).toBe(false);
});

test('local pages may read init data, others may not', async () => {
  const local = await get('/people/alice/init-data', { origin: 'http://localhost:3002' });
  expect(local.answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3002');
  const foreign = await get('/people/alice/init-data', { origin: 'https://example.org' });
  expect(foreign.answer.headers.has('access-control-allow-origin')).toBe(false);
});

test('a launch contains platform, version and colours of the person’s client', async () => {
  await fetch(`${running.base}/people/1001`, { method: 'PATCH', body: JSON.stringify({ profile: 'ios', theme: 'dark' }) });
  const { hash } = await launched('/people/alice/launch');
  expect([hash.get('tgWebAppVersion'), hash.get('tgWebAppPlatform')]).toEqual(['9.1', 'ios']);
  expect(JSON.parse(hash.get('tgWebAppThemeParams') ?? '')).toMatchObject({ bg_color: '#000000', button_color: '#3e88f7' });
});

test('[ENV-04] a custom theme is equal in every client, and an unknown one changes nothing', async () => {
  const change = (traits: object) => fetch(`${running.base}/people/1001`, { method: 'PATCH', body: JSON.stringify(traits) });
  const colorsIn = async (profile: string) => {
    await change({ profile });
    return JSON.parse((await launched('/people/alice/launch')).hash.get('tgWebAppThemeParams') ?? '');
  };
  await change({ theme: 'midnight' });
  await change({ theme: 'plaid' });
  const ios = await colorsIn('ios');
  expect(ios).toMatchObject({ bg_color: '#0d1426', button_text_color: '#06192b' });
  expect(await colorsIn('android')).toEqual(ios);
  await change({ theme: 'light' });
});

test('an invalid start parameter is refused', async () => {
  const { answer } = await get('/people/alice/launch?app=ask&start=a%20b');
  expect(answer.status).toBe(400);
});

test.each([
  ['https://app/', 'https://app/#tg=1'],
  ['https://app/?entry=send', 'https://app/?entry=send#tg=1'],
  ['https://app/#', 'https://app/#tg=1'],
  ['https://app/#/inbox', 'https://app/#/inbox?tg=1'],
  ['https://app/#/ask?code=x', 'https://app/#/ask?code=x&tg=1'],
  ['https://app/#tgWebAppData=old', 'https://app/#tgWebAppData=old&tg=1'],
])('[ENV-11] parameters are appended to %s as the messenger’s clients do', (address, expected) => {
  expect(appendToHash(address, 'tg=1')).toBe(expected);
});

test('[ENV-11] a bot button with a route keeps it, with the parameters in its hash', async () => {
  const address = encodeURIComponent(`http://localhost:${running.simulator.world.settings.appPort}/#/inbox`);
  const { url } = await launched(`/people/boris/launch?url=${address}`);
  expect(url.origin).toBe(`http://boris.localhost:${running.simulator.port}`);
  expect(url.hash).toMatch(/^#\/inbox\?tgWebAppData=/);
});

test('[ENV-04] a client whose colours are numbers sends signed ARGB integers', async () => {
  const change = (traits: object) => fetch(`${running.base}/people/1001`, { method: 'PATCH', body: JSON.stringify(traits) });
  await change({ quirk: 'number_colors', theme: 'dark', profile: 'weba' });
  const { hash } = await launched('/people/alice/launch');
  expect(JSON.parse(hash.get('tgWebAppThemeParams') ?? '')).toMatchObject({ bg_color: -14606047, text_color: -1 });
  await change({ quirk: 'none', theme: 'light' });
});

test('the app opens in a separate tab by a redirect to the launch address', async () => {
  const answer = await fetch(`${running.base}/people/alice/open`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toContain('#tgWebAppData=');
});
