import { createHmac } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { waitForApp } from './first-frame.ts';
import { appUrl, simulatorUrl } from './stack.ts';

/** Only for local development. The server and the simulator have the same token. */
const TOKEN = '1000000001:AAbillet-development-token-no-secret';

/** A user without a phone in the simulator. The server knows the user. The mini-app runs in a native client. */
export interface TestUser {
  readonly firstName: string;
  readonly code: string;
  readonly initData: string;
}

export interface StrangerTraits {
  readonly firstName: string;
  readonly languageCode?: string;
  /** Whether the bot may write to the user. If not, senders see a ghost (GHO-01). */
  readonly allowsWriting?: boolean;
  readonly username?: string;
  readonly photoUrl?: string;
}

let lastId = 500_000;

/** Creates a user and signs them in for the first time. */
export async function createTestUser(request: APIRequestContext, traits: StrangerTraits): Promise<TestUser> {
  const { firstName, languageCode = 'en', allowsWriting = true, username, photoUrl } = traits;
  lastId += 1;
  const user = {
    id: lastId,
    first_name: firstName,
    language_code: languageCode,
    ...(allowsWriting ? { allows_write_to_pm: true } : {}),
    ...(username ? { username } : {}),
    ...(photoUrl ? { photo_url: photoUrl } : {}),
  };
  const initData = signed({ user: JSON.stringify(user), auth_date: String(Math.floor(Date.now() / 1000)), signature: '' });
  return { firstName, initData, code: await codeOf(request, initData) };
}

function signed(pairs: Readonly<Record<string, string>>): string {
  const lines = Object.entries(pairs).map(([name, value]) => `${name}=${value}`);
  const secret = createHmac('sha256', 'WebAppData').update(TOKEN).digest();
  const hash = createHmac('sha256', secret).update(lines.toSorted().join('\n')).digest('hex');
  return new URLSearchParams({ ...pairs, hash }).toString();
}

/**
 * The same user in another launch: the messenger signs each launch separately, and the app restores the last place only in the same launch.
 */
export function inNewLaunch(stranger: TestUser): TestUser {
  const { hash: _, ...pairs } = Object.fromEntries(new URLSearchParams(stranger.initData));
  return { ...stranger, initData: signed({ ...pairs, query_id: crypto.randomUUID() }) };
}

/** The code of the user in the init data. */
export async function codeOf(request: APIRequestContext, initData: string): Promise<string> {
  const { user } = await callAs<{ user: { valentineCode: string } }>(request, initData, 'GET', '/api/profile');
  return user.valentineCode;
}

/** Lets the bot write to one of the two users with phones. Returns the user's init data. */
export async function initDataOf(request: APIRequestContext, name: 'alice' | 'boris'): Promise<string> {
  const person = `${simulatorUrl}/people/${name}`;
  expect((await request.patch(person, { data: { access: 'allowed' } })).ok()).toBe(true);
  const { initData } = await (await request.get(`${person}/init-data`)).json();
  return initData;
}

const BUSY = 503;

/** Calls the server and expects status 200. Repeats the call while the server is busy, as happens on a slow machine. */
export async function callAs<T>(
  request: APIRequestContext,
  initData: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const headers = { 'API-Token': initData, 'Idempotency-Key': crypto.randomUUID() };
  const call = () => request.fetch(`${appUrl()}${path}`, { method, headers, ...(body ? { data: body } : {}) });
  let answer = await call();
  const repeatIfBusy = async () => {
    if (answer.status() === BUSY) answer = await call();
    return answer.status();
  };
  await expect.poll(repeatIfBusy).not.toBe(BUSY);
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

const LIGHT = { bg_color: '#ffffff', text_color: '#000000' };
const DARK = { bg_color: '#17212b', text_color: '#f5f5f5' };
/** The theme colours of a native client. */
export const themeParamsOf = (isDark: boolean) => (isDark ? DARK : LIGHT);

export interface NativeLaunch {
  /** The user tapped a link of another user (`send` or `ask`) or the bot's own button (`main`). */
  readonly app: 'send' | 'ask' | 'main';
  /** The code of the link's owner. */
  readonly code?: string;
  readonly isDark?: boolean;
  /** The event to wait for. By default the app must have replaced its first frame. */
  readonly until?: 'commit';
}

/** Opens a link in a native client as a new page load. The app fills the page, and the client ignores all of its messages. */
export async function openWithInitData(
  page: Page,
  { initData }: { readonly initData: string },
  { app, code = '', isDark = false, until }: NativeLaunch,
): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } }));
  const hash = new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: '9.0',
    tgWebAppPlatform: 'android',
    tgWebAppThemeParams: JSON.stringify(themeParamsOf(isDark)),
  });
  // a navigation that changes only the hash would not reload the page
  await page.goto('about:blank');
  const query = app === 'main' ? '' : `?entry=${app}&tgWebAppStartParam=${code}`;
  await page.goto(`${appUrl()}/${query}#${hash.toString().replaceAll('+', '%20')}`, { waitUntil: until ?? 'domcontentloaded' });
  if (!until) await waitForApp(page);
}
