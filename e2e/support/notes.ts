import type { APIRequestContext, Page } from 'playwright/test';
import { change } from './day.ts';
import { appStands } from './first-frame.ts';
import { launch } from './launch.ts';
import { callAs } from './strangers.ts';

/** Somebody who may call the server. */
type Caller = { readonly initData: string };
type Named = { readonly code: string };

/** Sends a free tulip with a text and the match switch on, as checkout does by default. */
export async function sendNote(request: APIRequestContext, from: Caller, to: Named, message: string): Promise<void> {
  await callAs(request, from.initData, 'POST', '/api/order/checkout', {
    valentineCode: to.code,
    itemId: 'tulip',
    message,
    isMatchable: true,
  });
}

/** The id of the valentine that somebody has not opened; of several one of them. */
export async function unopenedOf(request: APIRequestContext, owner: Caller): Promise<string> {
  const path = '/api/inventory/valentines?type=ordinary&limit=1&skip=0&filter=sent';
  const { valentines } = await callAs<{ valentines: { id: string }[] }>(request, owner.initData, 'GET', path);
  return valentines[0]?.id ?? '';
}

/** Sends a free tulip, which its owner opens; its id. */
export async function sendOpened(request: APIRequestContext, from: Caller, to: Caller & Named, message: string): Promise<string> {
  await sendNote(request, from, to, message);
  const id = await unopenedOf(request, to);
  await callAs(request, to.initData, 'POST', `/api/inventory/unwrap/${id}`);
  return id;
}

/** Earns Alice a reveal, by joining the channel. */
export async function earnReveal(request: APIRequestContext, initData: string): Promise<void> {
  await change(request, 'alice', { isInChannel: true });
  await callAs(request, initData, 'POST', '/api/tasks/complete', { taskId: 'join_channel' });
}

/** Opens Alice's valentines, the app alone in its page. */
export async function openInbox(page: Page): Promise<void> {
  await launch(page, 'alice');
  await appStands(page);
  await page.getByRole('link', { name: /Inbox/ }).click();
  await page.getByRole('radio', { name: 'Valentines' }).check();
}

/** The parts of Alice's inbox that tests look at. */
export const inboxIn = (page: Page) => ({
  tab: page.getByRole('link', { name: /Inbox/ }),
  opened: page.getByRole('button', { name: /Tulip, Opened/ }),
  unopened: page.getByRole('button', { name: /Valentine, Open$/ }),
  detail: page.getByRole('dialog', { name: 'A valentine for you' }),
});
