import axe from 'axe-core';
import { expect, type Frame, type Page } from 'playwright/test';
import { themeParamsOf } from './test-users.ts';

/** Waits for every finite animation to end, so that colours and places are final. */
export const settle = (page: Page | Frame) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity)
        .map((each) => each.finished.catch(() => null)),
    ),
  );

interface AxeScope {
  /** One rule instead of all. */
  readonly rule?: string;
  /** A CSS selector of the elements to check, instead of the whole page. */
  readonly within?: string;
}

/** The violations that axe finds. A document gets its source once, which takes most of the time of a check. */
export async function violations(page: Page | Frame, { rule, within }: AxeScope = {}): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ['violations'], iframes: false, ...(rule && { runOnly: [rule] }) };
  const { violations: found } = await page.evaluate(
    ([context, given]) => (window as unknown as { axe: typeof axe }).axe.run(context, given),
    [within ?? 'html', options] as const,
  );
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
  );
}

const DIALOG = '[role="dialog"]';

/**
 * The faults of a screen: axe violations in light and dark, and at each width sideways scrolling, low tap targets and words that are cut.
 * Ends with the window as it was.
 */
export async function faultsOf(page: Page, name: string, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  // the page behind an open dialog is inert
  const scope = (await page.locator(DIALOG).count()) > 0 ? { within: DIALOG } : {};
  for (const isDark of [false, true]) {
    await setTheme(page, isDark);
    const found = await violations(page, isDark ? { ...scope, rule: 'color-contrast' } : scope);
    faults.push(...found.map((line) => `${name}, ${isDark ? 'dark' : 'light'}: ${line}`));
  }
  const window = page.viewportSize() ?? { width: 390, height: 844 };
  for (const width of widths) {
    await page.setViewportSize({ ...window, width });
    await settle(page);
    if ((await widerThanPage(page)) > 0) faults.push(`${name}: wider than ${width} px`);
    faults.push(...(await tooLow(page)).map((each) => `${name} at ${width} px, too low to be tapped: ${each}`));
    faults.push(...(await cutWords(page)).map((each) => `${name} at ${width} px, cut: ${each}`));
  }
  await page.setViewportSize(window);
  return faults;
}

/** Sends a theme to the app, as a native client does while the app is open. */
export async function setTheme(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate((themeParams) => {
    const { Telegram } = window as unknown as { Telegram: { WebView: { receiveEvent(name: string, data: object): void } } };
    Telegram.WebView.receiveEvent('theme_changed', { theme_params: themeParams });
  }, themeParamsOf(isDark));
  await expect(page.locator('html.dark')).toHaveCount(isDark ? 1 : 0);
}

/** The number of pixels by which the page scrolls sideways. */
export const widerThanPage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Buttons under 44 px, including the area of their ::after. */
export const tooLow = (page: Page): Promise<string[]> =>
  page.getByRole('button').evaluateAll((buttons) => {
    const spread = (button: Element) => {
      const { position, height } = getComputedStyle(button, '::after');
      return position === 'absolute' ? Number.parseFloat(height) || 0 : 0;
    };
    return buttons
      .map((button) => ({ text: button.textContent, own: button.getBoundingClientRect().height, spread: spread(button) }))
      .filter(({ own, spread }) => own > 0 && Math.round(Math.max(own, spread)) < 44)
      .map(({ text, own }) => `${text} ${own}`);
  });

/** Text that is cut off or overflows the page. An ellipsis is allowed, except in labels and in the tab bar. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const hasWords = (element: Element) => Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    // an inline element inherits the ellipsis of its line
    const hasEllipsis = (element: Element): boolean => {
      const { textOverflow, display } = getComputedStyle(element);
      return textOverflow === 'ellipsis' || (display === 'inline' && element.parentElement !== null && hasEllipsis(element.parentElement));
    };
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(element);
      const mayEnd = hasEllipsis(element) && !element.closest('label, nav');
      if (mayEnd || webkitLineClamp !== 'none' || clipPath !== 'none') return false;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const { width, left, right } = element.getBoundingClientRect();
      if (width <= 2) return false;
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (!scrolls(element) && (left < -1 || right > edge + 1))
      );
    };
    return Array.from(document.body.querySelectorAll('*'))
      .filter((element) => hasWords(element) && isShown(element) && isCut(element))
      .map((element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`);
  });

/** Doubles the font sizes of every style sheet that has loaded and is not doubled yet, as a phone's text size setting does. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const twice = (size: string) => `${2 * Number.parseFloat(size)}px`;
    const isPixels = (size: string) => /^[\d.]+px$/.test(size.trim());
    const rulesOf = (rules: CSSRuleList): CSSRule[] =>
      Array.from(rules).flatMap((rule) => [rule, ...('cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : [])]);
    for (const sheet of Array.from(document.styleSheets)) {
      if (!(sheet.ownerNode instanceof HTMLElement) || sheet.ownerNode.dataset.isTwice) continue;
      for (const rule of rulesOf(sheet.cssRules)) {
        if (!(rule instanceof CSSStyleRule)) continue;
        for (const name of Array.from(rule.style)) {
          const value = rule.style.getPropertyValue(name);
          if ((name === 'font-size' || name.startsWith('--text-')) && isPixels(value)) rule.style.setProperty(name, twice(value));
        }
      }
      sheet.ownerNode.dataset.isTwice = 'true';
    }
  });
