import type { Page } from 'playwright/test';
import { makeStranger, openNative } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** A person forces their own colours on all pages: shadows and grounds are gone, and with them what told by these alone. */

/** What has the focus, by its name, and whether a line that is to be seen goes round it or round what holds it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (!here || here === document.body) return null;
    const hasLine = (element: Element) => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
    };
    const name = here.getAttribute('aria-label') ?? here.textContent?.trim() ?? '';
    return { name, isSeen: hasLine(here) || (here.parentElement !== null && hasLine(here.parentElement)) };
  });

/** Goes through what takes the focus; the names of what can't be seen to have it. */
async function unseen(page: Page, steps: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (at && !at.isSeen) names.push(at.name);
  }
  return names;
}

for (const language of ['en', 'ar']) {
  test(`[VIS-03][ENV-04] with forced colours the focus is seen, and what is chosen is told from the rest: ${language}`, async ({
    page,
  }) => {
    const words = wordsOf(language);
    const mara = await makeStranger(page.request, { firstName: 'Mara', languageCode: language });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 320, height: 640 });
    await openNative(page, mara, { app: 'main' });
    // the lines come with what runs when the page has nothing else to do
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toMatchObject({ isSeen: true });
    expect(await unseen(page, 14)).toEqual([]);
    const share = page.getByRole('button', { name: words('share-step-share-action'), exact: true });
    await share.focus();
    await page.keyboard.press('Enter');
    const studio = page.getByRole('dialog');
    await studio.getByRole('button', { name: words('share-age-confirm') }).click();
    await expect(studio.getByRole('button', { name: words('share-menu-copy') })).toBeVisible();
    expect(await unseen(page, 12)).toEqual([]);
    const chosen = studio.locator('label', { has: page.getByRole('radio', { checked: true }) });
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
    await expect(studio).toHaveCount(0);
    await expect(share).toBeFocused();
    await page.getByRole('navigation').getByRole('link').last().click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    expect(await unseen(page, 10)).toEqual([]);
  });
}
