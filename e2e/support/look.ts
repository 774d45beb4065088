import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { themeParamsOf } from './strangers.ts';

/** What is wrong with what a page shows, in words. */

/** Lets everything that moves come to rest, so that colours and places are judged as they stay. */
export const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity)
        .map((each) => each.finished.catch(() => null)),
    ),
  );

/**
 * What axe finds by all its rules, or by some. The legacy mode needs no page of its own for its report; what is in order is not worked out
 * for it.
 */
export async function violations(page: Page, rules?: string): Promise<string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
  );
}

/** As a native client tells of its theme while the app is open. */
export async function wearTheme(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate((themeParams) => {
    const { Telegram } = window as unknown as { Telegram: { WebView: { receiveEvent(name: string, data: object): void } } };
    Telegram.WebView.receiveEvent('theme_changed', { theme_params: themeParams });
  }, themeParamsOf(isDark));
  await expect(page.locator('html.dark')).toHaveCount(isDark ? 1 : 0);
}

/** By how many pixels the page can be moved sideways; anything above 0 is a fault. */
export const widerThanPage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Buttons that a finger misses: those under 44 px, with what they spread around them. */
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

/** Words that their box cuts off, though they aren't meant to end in an ellipsis, as no control's own words are; and words that leave the page. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const hasWords = (element: Element) => Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    // words within a line end where the line does
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

/** Text twice as large, as a phone may be set: the sizes of all styles that are here by now. Once for each. */
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
