import type { Page } from 'playwright/test';
import { inboxIn, openInbox, sendNote } from './support/notes.ts';
import { openNative } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** A device with power enough for what adorns, whatever runs the tests. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['hardwareConcurrency', 'deviceMemory'])
      Object.defineProperty(navigator, name, { get: () => 8, configurable: true });
  });
});

const canvases = (page: Page) => page.locator('canvas');

for (const [motion, count] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test.describe(`motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    for (const [app, title] of [
      ['send', 'A valentine for Boris'],
      ['ask', 'Ask Boris anything'],
    ] as const) {
      test(`[VIS-02] particles behind the hero of /${app}: ${count}`, async ({ page, ann, known }) => {
        await openNative(page, ann, { app, code: known.boris.code });
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(canvases(page)).toHaveCount(count);
      });
    }

    test(`[VIS-02] particles in the opening, and none on the tabs: ${count}`, async ({ page, ann, known }) => {
      await sendNote(page.request, ann, known.alice, 'Look inside');
      await openInbox(page);
      await expect(inboxIn(page).unopened).toHaveCount(1);
      await expect(canvases(page)).toHaveCount(0);
      for (const tab of [/Send/, /Share/]) {
        await page.getByRole('link', { name: tab }).click();
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(canvases(page)).toHaveCount(0);
      }
      await page.getByRole('link', { name: /Inbox/ }).click();
      // held back, so that the opening stands for as long as one looks
      let open = () => {};
      const held = new Promise<void>((resolve) => {
        open = resolve;
      });
      await page.route('**/api/inventory/unwrap/**', async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest('**/api/inventory/unwrap/**');
      await inboxIn(page).unopened.click();
      await asked;
      await expect(canvases(page)).toHaveCount(count);
      open();
      await expect(inboxIn(page).detail).toContainText('Look inside');
    });
  });
}

test('[VIS-02] a slow device draws no particles', async ({ page, ann, known }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 }));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openNative(page, ann, { app: 'send', code: known.boris.code });
  await expect(page.getByRole('heading', { name: 'A valentine for Boris' })).toBeVisible();
  await expect(canvases(page)).toHaveCount(0);
});
