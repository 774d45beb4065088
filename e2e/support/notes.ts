import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';
import { change } from './day.ts';
import { waitForApp } from './first-frame.ts';
import { launch } from './launch.ts';
import type { App } from './sending.ts';
import { callAs } from './test-users.ts';

/** A user whose API calls are authenticated. */
type Caller = { readonly initData: string };
type Named = { readonly code: string };

/** Sends a free tulip with a text and the match switch on, like the default of the checkout. */
export async function sendNote(request: APIRequestContext, from: Caller, to: Named, message: string): Promise<void> {
  await callAs(request, from.initData, 'POST', '/api/order/checkout', {
    valentineCode: to.code,
    itemId: 'tulip',
    message,
    isMatchable: true,
  });
}

/** The id of an unopened valentine of a user. */
export async function unopenedOf(request: APIRequestContext, owner: Caller): Promise<string> {
  const path = '/api/inventory/valentines?type=ordinary&limit=1&skip=0&filter=sent';
  const { valentines } = await callAs<{ valentines: { id: string }[] }>(request, owner.initData, 'GET', path);
  return valentines[0]?.id ?? '';
}

/** Sends a free tulip that its recipient opens. Returns its id. */
export async function sendOpened(request: APIRequestContext, from: Caller, to: Caller & Named, message: string): Promise<string> {
  await sendNote(request, from, to, message);
  const id = await unopenedOf(request, to);
  await callAs(request, to.initData, 'POST', `/api/inventory/unwrap/${id}`);
  return id;
}

/** Completes the channel task, which grants Alice a reveal. */
export async function earnReveal(request: APIRequestContext, initData: string): Promise<void> {
  await change(request, 'alice', { isInChannel: true });
  await callAs(request, initData, 'POST', '/api/tasks/complete', { taskId: 'join_channel' });
}

/** Opens the app for Alice as a top-level page and shows her valentines. */
export async function openInbox(page: Page): Promise<void> {
  await launch(page, 'alice');
  await waitForApp(page);
  await showValentines(page);
}

/** Switches an app to the valentines. The share page has the same radio buttons, so this waits for the inbox first. */
export async function showValentines(app: App): Promise<void> {
  const { tab } = inboxIn(app);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await app.getByRole('radio', { name: 'Valentines' }).check();
}

/** Opens an unopened valentine. During the animation a press on the sheet would only skip it. */
export async function openNote(app: App, card: Locator, text: string): Promise<void> {
  await card.click();
  await expect(inboxIn(app).detail).toContainText(text);
  await openingIsOver(app);
}

/** Waits until the opening has ended. */
export const openingIsOver = (app: App) => expect(app.getByRole('dialog', { name: 'Opening…', includeHidden: true })).toHaveCount(0);

/** The parts of Alice's inbox. */
export const inboxIn = (app: App) => ({
  tab: app.getByRole('link', { name: /Inbox/ }),
  opened: app.getByRole('button', { name: /Tulip, Opened/ }),
  unopened: app.getByRole('button', { name: /Valentine, Open$/ }),
  detail: app.getByRole('dialog', { name: 'A valentine for you' }),
});
