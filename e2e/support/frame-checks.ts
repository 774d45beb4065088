import { expect, type Page } from 'playwright/test';
import { appOf, boxesOf, frameOf, movedBetween, type Paints } from './first-frame.ts';
import { cutWords, violations, widerThanPage } from './visual-checks.ts';

const title = { level: 1 } as const;

/**
 * Waits until the frame's largest picture is painted. Returns the number of elements that were the largest until then. A browser rounds the
 * edges of a painted picture outwards to whole pixels, so the painted picture is slightly larger than its element.
 */
export async function largestPaintIn(page: Page, paints: () => Promise<Paints>): Promise<number> {
  const area = await frameOf(page)
    .locator('img')
    .evaluateAll((images) => Math.max(...(images as HTMLElement[]).map(({ offsetWidth, offsetHeight }) => offsetWidth * offsetHeight)));
  await expect.poll(async () => (await paints()).largestArea).toBeGreaterThan(area + 1);
  return (await paints()).largest;
}

/** Checks the frame as it is painted now. Returns a function that checks how the app has replaced it. */
export async function checkFrame(page: Page, paints: () => Promise<Paints>): Promise<() => Promise<void>> {
  await expect(frameOf(page).getByRole('heading', title)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await violations(page)).toEqual([]);
  expect([await cutWords(page), await widerThanPage(page)]).toEqual([[], 0]);
  const before = await boxesOf(page, '#frame');
  const largest = await largestPaintIn(page, paints);
  return async () => {
    await expect(appOf(page).getByRole('heading', title)).toBeVisible();
    await expect(frameOf(page)).toHaveCount(0);
    expect(movedBetween(before, await boxesOf(page, '#root'))).toEqual([]);
    const after = await paints();
    // The letters of a centred title move by a few pixels when their font loads.
    expect(after.shift).toBeLessThan(0.0005);
    expect(after.largest).toBe(largest);
  };
}
