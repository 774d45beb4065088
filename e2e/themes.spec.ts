import type { Page } from 'playwright/test';
import { type CustomTheme, customThemes } from './support/custom-themes.ts';
import { violations } from './support/look.ts';
import { openNative } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** As a native client tells that the person chose another theme. */
const wear = (page: Page, name: CustomTheme) =>
  page.evaluate((themeParams) => {
    const { Telegram } = window as unknown as { Telegram: { WebView: { receiveEvent(name: string, data: object): void } } };
    Telegram.WebView.receiveEvent('theme_changed', { theme_params: themeParams });
  }, customThemes[name]);

test('[VIS-03][ENV-04] surfaces and text follow a theme of a person’s own where they can be read on it, and the accent stays the mode’s', async ({
  page,
  known,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openNative(page, known.alice, { app: 'main' });
  const share = page.locator('#root').getByRole('button', { name: 'Share', exact: true });
  const accent = await share.evaluate((button) => getComputedStyle(button).backgroundImage);
  const grounds: readonly (readonly [CustomTheme, string])[] = [
    ['midnight', 'rgb(7, 12, 24)'],
    ['sepia', 'rgb(247, 238, 221)'],
    ['fog', 'rgb(239, 239, 243)'],
  ];
  for (const [name, ground] of grounds) {
    await wear(page, name);
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    await expect(page.locator('html.dark')).toHaveCount(name === 'midnight' ? 1 : 0);
    expect(await violations(page, 'color-contrast'), name).toEqual([]);
    expect(await share.evaluate((button) => getComputedStyle(button).backgroundImage), name).toBe(accent);
  }
});
