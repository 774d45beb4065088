import { inboxIn, openInbox, sendNote, unopenedOf } from '../support/notes.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';

test('Alice ends the pause of her inbox, confirms her age and shares an answer', async ({ page, request, known }) => {
  const { tab, opened, unopened, detail } = inboxIn(page);
  const paused = page.getByText('Your inbox is paused.');
  const sheet = page.getByRole('dialog', { name: 'Share', exact: true });
  const ageSheet = page.getByRole('dialog', { name: 'Before you share' });
  const shareTab = page.getByRole('link', { name: 'Share' });

  await test.step('[SAF-01] a paused inbox says so on its page and on the share page, and shows no new note', async () => {
    await callAs(request, known.alice.initData, 'POST', '/api/profile/update', { paused: true });
    await sendNote(request, known.boris, known.alice, 'What do you dream of?');
    await openInbox(page);
    await expect(paused).toBeVisible();
    await expect(unopened).toHaveCount(0);
    await shareTab.click();
    await expect(paused).toBeVisible();
  });

  await test.step('[SAF-01] ending the pause on the share page delivers the note that arrived in the meantime', async () => {
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(paused).toHaveCount(0);
    await tab.click();
    await expect(paused).toHaveCount(0);
    await expect(unopened).toHaveCount(1);
  });

  await test.step('[SAF-02] sharing an answer shows the age question first, and "Not now" shares nothing', async () => {
    const id = await unopenedOf(request, known.alice);
    await callAs(request, known.alice.initData, 'POST', `/api/inventory/unwrap/${id}`);
    await callAs(request, known.alice.initData, 'POST', `/api/valentine/${id}/answer`, { answer: 'Of the sea' });
    await opened.click();
    await detail.getByRole('button', { name: 'Share my answer' }).click();
    await expect(sheet.getByRole('heading', { name: 'Before you share' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Not now' }).click();
    await expect(sheet).toHaveCount(0);
    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(detail).toHaveCount(0);
  });

  await test.step('[SAF-02] copying the link shows the age question again, and a confirmed age is not requested twice', async () => {
    await shareTab.click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await ageSheet.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    await expect(ageSheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(sheet.getByRole('button', { name: /Send in a chat/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('[RPL-01][VIS-04][API-02] an answer is shared as a poster, which is requested again while the server is busy', async () => {
    const refusals = new Map<string, number>();
    await page.route('**/api/images/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const count = refusals.get(pathname) ?? 0;
      refusals.set(pathname, count + 1);
      if (count < 2)
        await route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: { error: { code: 'busy', message: 'busy' } } });
      else await route.continue();
    });
    await tab.click();
    await opened.click();
    await detail.getByRole('button', { name: 'Share my answer' }).click();
    const poster = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Share your answer' }) });
    await expect(poster.locator('[data-look=classic] img')).toHaveJSProperty('naturalWidth', 540);
    await expect(poster.getByRole('alert')).toHaveCount(0);
    await expect(poster.getByRole('button', { name: 'Send in a chat' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(poster).toHaveCount(0);
    await expect(detail).toBeVisible();
  });
});
