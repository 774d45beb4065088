import type { Page } from 'playwright/test';
import type { Known } from './support/day.ts';
import { violations } from './support/look.ts';
import { openInbox, sendNote } from './support/notes.ts';
import { callAs, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

const send = (page: Page, ann: Stranger, { alice }: Known, message: string) => sendNote(page.request, ann, alice, message);
const unopened = (page: Page) => page.getByRole('button', { name: /Valentine, Open/ });
const opened = (page: Page) => page.getByRole('button', { name: /Opened/ });
const tab = (page: Page) => page.getByRole('link', { name: /Inbox/ });
const fails = (page: Page, path: string, code: string) =>
  page.route(path, (route) => route.fulfill({ status: 409, json: { error: { code, message: 'no' } } }));

test('[INB-12][INB-06] two devices of one person stay in step, without a reload', async ({ page, browser, ann, known }) => {
  const otherDevice = await browser.newContext({ locale: 'en-GB' });
  const other = await otherDevice.newPage();
  for (const device of [page, other]) await openInbox(device);
  await send(page, ann, known, 'For both of you');
  for (const device of [page, other]) {
    await expect(unopened(device)).toHaveCount(1);
    await expect(tab(device)).toHaveAccessibleName(/1 unread/);
  }
  await unopened(page).click();
  await expect(page.getByRole('dialog', { name: 'A valentine for you' })).toContainText('For both of you');
  await expect(opened(other)).toHaveCount(1);
  await expect(tab(other)).not.toHaveAccessibleName(/unread/);
  await otherDevice.close();
});

test('[INB-12] what came while a device was offline is there once it is back', async ({ page, context, problems, ann, known }) => {
  problems.allow({ console: [/./] });
  await openInbox(page);
  await expect(page.getByRole('main')).toContainText('No valentines yet');
  await context.setOffline(true);
  await send(page, ann, known, 'While you were away');
  await context.setOffline(false);
  await expect(unopened(page)).toHaveCount(1, { timeout: 45_000 });
  await expect(tab(page)).toHaveAccessibleName(/1 unread/);
});

test('[ERR-03][INB-06][RPL-01][RPL-02] what the server refuses is undone on screen and said in its own words; what was typed stays', async ({
  page,
  problems,
  ann,
  known,
}) => {
  problems.allow({ answers: [{ status: 409, path: /./ }] });
  await send(page, ann, known, 'Refuse me');
  await openInbox(page);
  await expect(unopened(page).first()).toBeVisible();
  const sealed = await unopened(page).count();
  await fails(page, '**/api/inventory/unwrap/**', 'not_found');
  await unopened(page).first().click();
  await expect(page.getByText("We couldn't find that. It may be gone already.")).toBeVisible();
  await expect(unopened(page)).toHaveCount(sealed);
  await page.unroute('**/api/inventory/unwrap/**');

  await unopened(page).first().click();
  const detail = page.getByRole('dialog', { name: 'A valentine for you' });
  await detail.getByRole('button', { name: 'Answer' }).click();
  const reply = page.getByRole('dialog', { name: 'Your answer' });
  await reply.getByRole('textbox').fill('Do not lose me');
  await fails(page, '**/answer', 'not_opened');
  await reply.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Open it first.')).toBeVisible();
  await expect(reply.getByRole('textbox')).toHaveValue('Do not lose me');
  await page.unroute('**/answer');
  await reply.getByRole('button', { name: 'Send' }).click();
  await expect(detail).toContainText('Do not lose me');

  const shown = detail.getByRole('switch', { name: 'Show on my profile' });
  await fails(page, '**/set-visibility', 'not_deliverable');
  await shown.click();
  await expect(page.getByText("This gift can't be delivered right now.")).toBeVisible();
  await expect(shown).toBeChecked();
});

test('[INB-03][INB-07][RVL-04] axe finds nothing on the inbox, an opened valentine and the packs, at 320 px and dark too', async ({
  page,
  ann,
  known,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await send(page, ann, known, 'A long word, Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, and more of them');
  const token = known.alice.initData;
  const path = '/api/inventory/valentines?type=ordinary&limit=20&skip=0&filter=sent';
  const { valentines } = await callAs<{ valentines: { id: string }[] }>(page.request, token, 'GET', path);
  await callAs(page.request, token, 'POST', `/api/inventory/unwrap/${valentines[0]?.id}`);
  await page.setViewportSize({ width: 320, height: 700 });
  await openInbox(page);
  await expect(opened(page).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await opened(page).first().click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByRole('button', { name: 'Reveal the sender' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await detail.getByRole('button', { name: 'Reveal the sender' }).click();
  await expect(detail.getByRole('radio').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
