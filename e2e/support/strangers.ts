import { createHmac } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { appStands } from './first-frame.ts';
import { appUrl, simulatorUrl } from './stack.ts';

/** Local development only; server and simulator have the same. */
const TOKEN = '1000000001:AAbillet-development-token-no-secret';

/** Somebody beyond the two phones: known to the server, with a mini-app of a native client of their own. */
export interface Stranger {
  readonly firstName: string;
  readonly code: string;
  readonly initData: string;
}

export interface StrangerTraits {
  readonly firstName: string;
  readonly languageCode?: string;
  /** Whether the bot may write to them: if not, they are a ghost to senders. */
  readonly allowsWriting?: boolean;
  readonly username?: string;
  readonly photoUrl?: string;
}

let lastId = 500_000;

/** Signs somebody in for the first time. */
export async function makeStranger(request: APIRequestContext, traits: StrangerTraits): Promise<Stranger> {
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

/** The same user in another launch: the messenger signs each launch anew, and the app restores the place of a launch that it knows. */
export function inNewLaunch(stranger: Stranger): Stranger {
  const { hash: _, ...pairs } = Object.fromEntries(new URLSearchParams(stranger.initData));
  return { ...stranger, initData: signed({ ...pairs, query_id: crypto.randomUUID() }) };
}

/** The code of whom the init data name. */
export async function codeOf(request: APIRequestContext, initData: string): Promise<string> {
  const { user } = await callAs<{ user: { valentineCode: string } }>(request, initData, 'GET', '/api/profile');
  return user.valentineCode;
}

/** The init data of one of the two people with phones, who has let the bot write. */
export async function initDataOf(request: APIRequestContext, name: 'alice' | 'boris'): Promise<string> {
  const person = `${simulatorUrl}/people/${name}`;
  expect((await request.patch(person, { data: { access: 'allowed' } })).ok()).toBe(true);
  const { initData } = await (await request.get(`${person}/init-data`)).json();
  return initData;
}

/** A call of the server that succeeds. */
export async function callAs<T>(
  request: APIRequestContext,
  initData: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const headers = { 'API-Token': initData, 'Idempotency-Key': crypto.randomUUID() };
  const answer = await request.fetch(`${appUrl()}${path}`, { method, headers, ...(body ? { data: body } : {}) });
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

const LIGHT = { bg_color: '#ffffff', text_color: '#000000' };
const DARK = { bg_color: '#17212b', text_color: '#f5f5f5' };
/** The colours of a native client. */
export const themeParamsOf = (isDark: boolean) => (isDark ? DARK : LIGHT);

export interface NativeLaunch {
  /** What was tapped: somebody's link, or the bot's own button. */
  readonly app: 'send' | 'ask' | 'main';
  /** Of whose link it is. */
  readonly code?: string;
  readonly isDark?: boolean;
  /** How far the page is awaited; until the app stands in its first frame's place unless given. */
  readonly until?: 'commit';
}

/** Opens a link in a native client, anew: the app fills the page, and the client takes all messages and answers none. */
export async function openNative(
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
  // the same address but for its hash would only be scrolled to
  await page.goto('about:blank');
  const query = app === 'main' ? '' : `?entry=${app}&tgWebAppStartParam=${code}`;
  await page.goto(`${appUrl()}/${query}#${hash.toString().replaceAll('+', '%20')}`, { waitUntil: until ?? 'domcontentloaded' });
  if (!until) await appStands(page);
}
