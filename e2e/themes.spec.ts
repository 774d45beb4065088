import type { Page } from 'playwright/test';
import { type CustomTheme, customThemes } from './support/custom-themes.ts';
import { violations } from './support/look.ts';
import { tellShell } from './support/shell.ts';
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

test('[VIS-03][ENV-04] a notice wears the theme as everything does, also one that comes while the notice stands', async ({
  page,
  known,
}) => {
  await openNative(page, known.alice, { app: 'main' });
  const notice = page.locator('[data-sonner-toast]').first();
  const unlike = () =>
    notice.evaluate((element) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'background: var(--color-surface-raised); color: var(--color-text); font-size: var(--text-s)';
      const [own, wanted] = [element, probe].map((each) => {
        const { backgroundColor, color, fontSize } = getComputedStyle(each);
        return [backgroundColor, color, fontSize].join(' ');
      });
      probe.remove();
      return own === wanted ? '' : `${own}, not ${wanted}`;
    });
  for (const name of ['midnight', 'sepia', 'midnight'] as const) {
    await tellShell(page, 'notify', { message: `Before ${name}`, type: 'warning' });
    await expect(notice).toContainText(`Before ${name}`);
    await wear(page, name);
    await expect.poll(unlike).toBe('');
  }
});
