import type { Page } from 'playwright/test';
import { type CustomTheme, customThemes } from '../support/custom-themes.ts';
import { callShell, changeLanguage, goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { openWithInitData } from '../support/test-users.ts';
import { holdPlainToasts } from '../support/time.ts';
import { violations } from '../support/visual-checks.ts';
import { wordsOf } from '../support/words.ts';

/** Sends a theme, as a native client does when its user chooses another one. */
const changeTheme = (page: Page, name: CustomTheme) =>
  page.evaluate((themeParams) => {
    const { Telegram } = window as unknown as { Telegram: { WebView: { receiveEvent(name: string, data: object): void } } };
    Telegram.WebView.receiveEvent('theme_changed', { theme_params: themeParams });
  }, customThemes[name]);

interface Focus {
  readonly name: string;
  readonly hasOutline: boolean;
}

/** The focused element, and whether it or its parent has a visible outline of at least 2 px. Null when the page itself has the focus. */
const focusOf = (page: Page): Promise<Focus | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const hasOutline = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
    };
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '';
    return { name, hasOutline: hasOutline(focused) || hasOutline(focused.parentElement) };
  });

/** Presses Tab a number of times. Expects an outline on every focused element, and a focused element after at least half of the presses. */
async function expectOutlines(page: Page, presses: number): Promise<void> {
  const focused: Focus[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    if (focus) focused.push(focus);
  }
  expect(focused.length).toBeGreaterThanOrEqual(presses / 2);
  expect(focused.filter(({ hasOutline }) => !hasOutline)).toEqual([]);
}

test('[VIS-03][ENV-04] the app follows a custom theme of the messenger', async ({ page, ann }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdPlainToasts(page);
  await openWithInitData(page, ann, { app: 'main' });
  const share = page.locator('#root').getByRole('button', { name: 'Share', exact: true });
  const accentOf = () => share.evaluate((button) => getComputedStyle(button).backgroundImage);
  const accent = await accentOf();
  const backgrounds: readonly { readonly theme: CustomTheme; readonly colour: string; readonly isDark: boolean }[] = [
    { theme: 'midnight', colour: 'rgb(7, 12, 24)', isDark: true },
    { theme: 'sepia', colour: 'rgb(247, 238, 221)', isDark: false },
    // no text is readable on this theme's own colours
    { theme: 'fog', colour: 'rgb(239, 239, 243)', isDark: false },
  ];
  for (const { theme, colour, isDark } of backgrounds)
    await test.step(`[VIS-03][ENV-04] ${theme}: the page stays readable, and the accent is the colour of the mode`, async () => {
      await changeTheme(page, theme);
      await expect(page.locator('body')).toHaveCSS('background-color', colour);
      await expect(page.locator('html.dark')).toHaveCount(isDark ? 1 : 0);
      expect(await violations(page, { rule: 'color-contrast' })).toEqual([]);
      expect(await accentOf()).toBe(accent);
    });

  await test.step('[VIS-03][ERR-02] a toast has the colours of the theme, also when the theme changes while it is on screen', async () => {
    const toast = page.locator('[data-sonner-toast]').first();
    const difference = () =>
      toast.evaluate((element) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.cssText = 'background: var(--color-surface-raised); color: var(--color-text); font-size: var(--text-s)';
        const [own, wanted] = [element, probe].map((each) => {
          const { backgroundColor, color, fontSize } = getComputedStyle(each);
          return [backgroundColor, color, fontSize].join(' ');
        });
        probe.remove();
        return own === wanted ? '' : `${own}, not ${wanted}`;
      });
    for (const theme of ['midnight', 'sepia', 'midnight'] as const) {
      await callShell(page, 'notify', { message: `Before ${theme}`, type: 'warning', duration: 600_000 });
      await expect(toast).toContainText(`Before ${theme}`);
      await changeTheme(page, theme);
      await expect.poll(difference).toBe('');
    }
  });

  await test.step('[ENV-04] a theme without a background, or with an invalid one, leaves the app dark or light', async () => {
    for (const [bg_color, count] of [
      ['#212121', 1],
      ['#ffffff', 0],
    ] as const)
      for (const params of [{ bg_color }, {}, { text_color: '#123456' }, { bg_color: 'papayawhip' }, { bg_color: null }, null]) {
        await page.evaluate((theme_params) => {
          type Client = { Telegram: { WebView: { receiveEvent(type: string, data: unknown): void } } };
          (window as unknown as Client).Telegram.WebView.receiveEvent('theme_changed', { theme_params });
        }, params);
        await expect(page.locator('html.dark')).toHaveCount(count);
      }
  });
});

test('[VIS-03][ENV-04] forced colours keep the focus and the choice visible', async ({ page, ann }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 320, height: 640 });
  await openWithInitData(page, ann, { app: 'main' });
  for (const language of ['en', 'ar'])
    await test.step(`[VIS-03][ENV-04] ${language}: every focused control has an outline, and so has a checked option`, async () => {
      const words = wordsOf(language);
      const posterSheet = page.getByRole('dialog');
      const shareButton = page.getByRole('button', { name: words('share-step-share-action'), exact: true });
      await changeLanguage(page, language);
      await goTo(page, '/share');
      await expect(shareButton).toBeVisible();
      // the outlines are part of the styles that the app loads when it is idle
      await page.keyboard.press('Tab');
      await expect.poll(() => focusOf(page)).toMatchObject({ hasOutline: true });
      await expectOutlines(page, 14);
      await shareButton.focus();
      await page.keyboard.press('Enter');
      if (language === 'en') await posterSheet.getByRole('button', { name: words('share-age-confirm') }).click();
      await expect(posterSheet.getByRole('button', { name: words('share-menu-copy') })).toBeVisible();
      await expectOutlines(page, 12);
      await expect(posterSheet.locator('label', { has: page.getByRole('radio', { checked: true }) })).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Escape');
      await expect(posterSheet).toHaveCount(0);
      await expect(shareButton).toBeFocused();
      await page.getByRole('navigation').getByRole('link').last().click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expectOutlines(page, 10);
    });
});
