import type { Page } from 'playwright/test';
import { setTheme, violations, widerThanPage } from '../support/look.ts';
import { inboxIn, sendNote, sendOpened } from '../support/notes.ts';
import { checkoutIn } from '../support/sending.ts';
import { expect, test } from '../support/test.ts';
import { openWithInitData } from '../support/test-users.ts';

test.use({ viewport: { width: 320, height: 700 } });

/** Expects no axe violation in the light and the dark theme, and no sideways scrolling. */
async function expectAccessible(page: Page): Promise<void> {
  await setTheme(page, false);
  expect(await violations(page)).toEqual([]);
  await setTheme(page, true);
  expect(await violations(page, 'color-contrast')).toEqual([]);
  expect(await widerThanPage(page)).toBeLessThanOrEqual(0);
}

test('[VIS-03] axe finds no fault on the main screens, on the narrowest phone, light and dark', async ({ page, known, ann }) => {
  const { tab, opened, detail } = inboxIn(page);
  const sheet = page.getByRole('dialog');
  await sendOpened(page.request, ann, known.alice, 'A long word, Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, and more of them');
  await sendNote(page.request, ann, known.alice, 'Still closed');
  await openWithInitData(page, known.alice, { app: 'main' });

  await test.step('[SHR-01][VIS-03] the share page has no fault in either mode', async () => {
    await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Valentines' }).check();
    await expect(page.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('[SAF-02][VIS-03] the settings have no fault', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(sheet.getByRole('button', { name: /Language/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('[INF-01][VIS-03] the page "send to a friend" has no fault', async () => {
    await page.getByRole('link', { name: /^Send/ }).click();
    await expect(page.getByRole('button', { name: /friend/i }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('[INB-03][VIS-03] the inbox has no fault', async () => {
    await tab.click();
    await expect(opened).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('[INB-07][VIS-03] an opened valentine has no fault', async () => {
    await opened.click();
    await expect(detail.getByRole('button', { name: 'Reveal the sender' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('[RVL-04][VIS-03] the packs of reveals have no fault', async () => {
    await detail.getByRole('button', { name: 'Reveal the sender' }).click();
    await expect(sheet.getByRole('radio')).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('[SND-01][SND-03][SND-04][VIS-03] the page of a recipient, the gifts and the checkout have no fault', async () => {
    await openWithInitData(page, ann, { app: 'send', code: known.alice.code });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const { modal, message } = checkoutIn(page);
    await page.getByRole('button', { name: 'Send a valentine' }).click();
    await expect(modal.getByRole('button', { name: /Tulip/ })).toBeVisible();
    await expectAccessible(page);
    await modal.getByRole('button', { name: /Tulip/ }).click();
    await expect(message).toBeVisible();
    await expectAccessible(page);
  });
});
