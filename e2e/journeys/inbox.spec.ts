import type { Page } from 'playwright/test';
import { inboxIn, openInbox, sendNote } from '../support/notes.ts';
import { expect, test } from '../support/test.ts';

/** Makes the next requests to a path fail with 409, as the server does for a conflict. */
const refuse = (page: Page, path: string, code: string) =>
  page.route(path, (route) => route.fulfill({ status: 409, json: { error: { code, message: 'no' } } }));

test('[INB-01] Alice receives notes, opens one, replies and publishes the reply', async ({ page, problems, ann, known }) => {
  problems.allow({ answers: [{ status: 409, path: /./ }] });
  const { unopened, detail, tab } = inboxIn(page);
  const answered = page.getByRole('button', { name: /Tulip, Opened, Answered/ });
  const reply = page.getByRole('dialog', { name: 'Your answer' });
  const text = reply.getByRole('textbox', { name: 'Write an answer' });
  const send = reply.getByRole('button', { name: 'Send', exact: true });
  const isShown = detail.getByRole('switch', { name: 'Show on my profile' });

  await test.step('[INB-01][INB-03] the empty inbox has two tabs and a share button', async () => {
    await openInbox(page);
    await expect(page.getByRole('radio', { name: 'Valentines' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Anonymous' })).not.toBeChecked();
    await expect(page.getByRole('main')).toContainText('No valentines yet');
    // in the header and under the empty list
    await expect(page.getByRole('button', { name: 'Share my link' })).toHaveCount(2);
    await expect(tab).not.toHaveAccessibleName(/unread/);
  });

  await test.step('[INB-12] a note arrives without a reload and raises the unread count', async () => {
    await sendNote(page.request, ann, known.alice, 'For you');
    await expect(unopened).toHaveCount(1);
    await expect(tab).toHaveAccessibleName(/1 unread/);
    await expect(page.getByRole('heading', { name: '1 valentine' })).toBeVisible();
  });

  await test.step('[INB-06][ERR-03] an opening that the server refuses leaves the card closed and says why', async () => {
    await refuse(page, '**/api/inventory/unwrap/**', 'not_found');
    await unopened.click();
    await expect(page.getByText('We couldn’t find that. It may be gone already.')).toBeVisible();
    await expect(unopened).toHaveCount(1);
    await expect(tab).toHaveAccessibleName(/1 unread/);
    await page.unroute('**/api/inventory/unwrap/**');
  });

  await test.step('[INB-06][INB-12] opening a card shows its detail and takes one off the unread count', async () => {
    await unopened.click();
    await expect(detail).toContainText('For you');
    await expect(page.getByRole('link', { name: /Inbox/, includeHidden: true })).not.toHaveAccessibleName(/unread/);
  });

  await test.step('[RPL-01][ERR-03] a reply that the server refuses keeps its text and says why', async () => {
    await detail.getByRole('button', { name: 'Answer' }).click();
    await expect(send).toBeDisabled();
    await text.fill('   ');
    await expect(send).toBeDisabled();
    await text.fill('Do not lose me');
    await refuse(page, '**/answer', 'not_opened');
    await send.click();
    await expect(page.getByText('Open it first.')).toBeVisible();
    await expect(text).toHaveValue('Do not lose me');
    await page.unroute('**/answer');
  });

  await test.step('[RPL-01] the reply sheet says that the answer is published, and a sent reply replaces the answer button', async () => {
    await expect(reply.getByRole('switch', { name: /Publish my answer/ })).toBeChecked();
    await expect(reply).toContainText('The note and your answer will show on your profile');
    await send.click();
    await expect(detail).toContainText('Do not lose me');
    await expect(detail.getByRole('button', { name: 'Answer', exact: true })).toHaveCount(0);
  });

  await test.step('[RPL-02][ERR-03] a refused change of visibility is undone and says why', async () => {
    await refuse(page, '**/set-visibility', 'not_deliverable');
    await isShown.click();
    await expect(page.getByText('This gift can’t be delivered right now.')).toBeVisible();
    await expect(isShown).toBeChecked();
    await page.unroute('**/set-visibility');
  });

  await test.step('[RPL-02][INB-04] a published reply has the ribbon "visible", a hidden one the ribbon "hidden"', async () => {
    await page.keyboard.press('Escape');
    await expect(answered).toHaveAccessibleName(/visible/i);
    await answered.click();
    await isShown.click();
    await expect(isShown).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(answered).toHaveAccessibleName(/hidden/i);
  });

  await test.step('[INB-12] notes that were sent while the device was offline arrive after it reconnects', async () => {
    problems.allow({ console: [/./] });
    await page.context().setOffline(true);
    await sendNote(page.request, ann, known.alice, 'While you were away');
    await page.context().setOffline(false);
    await expect(unopened).toHaveCount(1);
    await expect(tab).toHaveAccessibleName(/1 unread/);
  });

  await test.step('[INB-02] the filters show all, unanswered, unopened or opened notes', async () => {
    const cards = page.getByRole('main').getByRole('button', { name: /Answered|Opened|Open$/ });
    const show = (filter: string) => page.getByRole('radio', { name: filter, exact: true }).check();
    await expect(cards).toHaveCount(2);
    await show('Opened');
    await expect(cards).toHaveCount(1);
    await expect(answered).toHaveCount(1);
    await show('Unanswered');
    await expect(page.getByRole('main')).toContainText('Nothing here');
    await show('Unopened');
    await expect(cards).toHaveCount(1);
    await expect(unopened).toHaveCount(1);
    await show('All');
    await expect(cards).toHaveCount(2);
  });

  await test.step('[INB-03] the grid has 3 columns, and "load more" appends the next page of 20', async () => {
    for (let note = 1; note <= 20; note++) await sendNote(page.request, ann, known.alice, `Note ${note}`);
    await openInbox(page);
    const cards = page.locator('[data-note]');
    await expect(cards).toHaveCount(20);
    const columns = await cards.evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size);
    expect(columns).toBe(3);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(cards).toHaveCount(22);
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  });

  await test.step('[INB-06] a tap on an opened card shows its detail without another call', async () => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/unwrap/') && calls.push(request.url()));
    await answered.click();
    await expect(detail).toContainText('For you');
    expect(calls).toEqual([]);
  });
});
