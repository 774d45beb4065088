import type { Locator, Page } from 'playwright/test';
import { launch } from './support/launch.ts';
import { expect, test } from './support/test.ts';

const sheetOf = (page: Page) => page.getByRole('dialog');

const SMALL = { width: 390, height: 420 } as const;

/** The settings: a sheet that is longer than a small screen. */
async function openSettings(page: Page): Promise<Locator> {
  await launch(page, 'alice');
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('button', { name: /Language/ })).toBeVisible();
  return sheet;
}

/** Opens it on a small screen whose clock then stands still: how fast a finger goes is for the test to say. */
async function openUnderFinger(page: Page) {
  await page.setViewportSize(SMALL);
  await page.clock.install();
  const sheet = await openSettings(page);
  await page.clock.pauseAt(new Date(Date.now() + 5000));
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is no sheet');
  /** Pulls the sheet down by so many pixels and lets go after so many milliseconds. */
  const pull = async (pixels: number, milliseconds: number) => {
    // beside the rows, where nothing is pressed
    const [x, y] = [box.x + 4, box.y + box.height / 3];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + pixels / 2, { steps: 4 });
    await page.mouse.move(x, y + pixels, { steps: 4 });
    const moved = await sheet.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f);
    if (milliseconds > 0) await page.clock.runFor(milliseconds);
    await page.mouse.up();
    return Math.round(moved);
  };
  const isOpen = async () => {
    await page.clock.runFor(1000);
    return (await sheet.getAttribute('data-state')) === 'open';
  };
  return { sheet, height: box.height, pull, isOpen };
}

test('[VIS-01] a sheet moves for 0.5 s, takes 0.95 of the screen, and rounds the page behind it by 8 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(SMALL);
  const sheet = await openSettings(page);
  expect(await sheet.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.5s');
  expect(await sheet.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.5s');
  expect((await sheet.boundingBox())?.height).toBeCloseTo(SMALL.height * 0.95, 0);
  await page.setViewportSize({ width: 390, height: 2400 });
  await openSettings(page);
  const behind = page.locator('[data-vaul-drawer-wrapper]');
  await expect(behind).toHaveCSS('border-radius', '8px');
  expect(await behind.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)).toBeLessThan(1);
});

test('[VIS-01] pulled slowly, a sheet closes from a quarter of its height on', async ({ page }) => {
  const { height, pull, isOpen } = await openUnderFinger(page);
  expect(await pull(Math.floor(height * 0.24), 2000)).toBeGreaterThan(80);
  expect(await isOpen()).toBe(true);
  await pull(Math.ceil(height * 0.26), 2000);
  await expect(sheetOf(page)).toHaveCount(0);
});
