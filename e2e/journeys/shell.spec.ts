import type { Page } from 'playwright/test';
import { waitForApp } from '../support/first-frame.ts';
import { launch } from '../support/launch.ts';
import { sendNote } from '../support/notes.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const shareTitle = (page: Page) => page.getByRole('heading', { name: 'Get anonymous questions' });

test('The shell routes between tabs and full-screen pages, counts unread notes and opens dialogs by name', async ({ page, ann, known }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await launch(page, 'alice');
  await waitForApp(page);
  await expect(shareTitle(page)).toBeVisible();
  const { code } = known.boris;

  await test.step('[NAV-01] unknown, empty and root paths redirect to /share, and the three tabs have their order', async () => {
    for (const path of ['/nowhere', '', '/', '/share/more']) {
      await goTo(page, path);
      await expect(page).toHaveURL(/#\/share$/);
      await expect(shareTitle(page)).toBeVisible();
    }
    const tabs = page.getByRole('navigation').getByRole('link');
    const paths = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(['#/share', '#/send-to-friend', '#/inbox']);
  });

  const scrollDown = async () => {
    // the page becomes long enough once its content has loaded
    await expect
      .poll(() =>
        page.evaluate(() => {
          window.scrollTo(0, 300);
          return window.scrollY;
        }),
      )
      .toBeGreaterThan(100);
  };
  const scrollPosition = () => page.evaluate(() => window.scrollY);

  await test.step('[NAV-02] the scroll position resets to the top on a path change', async () => {
    await scrollDown();
    await page.getByRole('link', { name: /Send/ }).click();
    await expect(page).toHaveURL(/send-to-friend/);
    await expect.poll(scrollPosition).toBe(0);
    await goTo(page, `/send?code=${code}`);
    await expect(page.getByRole('button', { name: 'Send a valentine' })).toBeVisible();
    await expect.poll(scrollPosition).toBe(0);
    await scrollDown();
    await page.goBack();
    await expect(page).toHaveURL(/send-to-friend/);
    await expect.poll(scrollPosition).toBe(0);
  });

  await test.step('[NAV-01] /send and /ask fill the screen without tabs', async () => {
    await expect(page.getByRole('navigation')).toBeVisible();
    for (const app of ['send', 'ask']) {
      await goTo(page, `/${app}?code=${code}`);
      await expect(page.getByRole('heading', { name: /Boris/ }).first()).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
    }
  });

  await test.step('[NAV-06] a page opens a dialog of another remote by its name', async () => {
    await goTo(page, '/inbox');
    await sendNote(page.request, ann, known.alice, 'Unread');
    // After a reload the remote that owns the dialog has not loaded for a page.
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Share my link' }).first().click();
    await page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /Send in a chat/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[NAV-03] the inbox tab shows the number of unread notes', async () => {
    await expect(page.getByRole('link', { name: /Inbox/ })).toContainText('1');
  });
});
