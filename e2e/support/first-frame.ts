import { expect, type FrameLocator, type Page } from 'playwright/test';
import { holdTimer } from './time.ts';

/** The first frame, which consists of HTML only and which the app replaces. */
export const frameOf = (page: Page) => page.locator('#frame');
export const appOf = (page: Page) => page.locator('#root');

/** Waits until the app, or the error screen of a failed start, has replaced the first frame. */
export const waitForApp = (page: Page | FrameLocator) => expect(page.locator('#root > :not(#splash)').first()).toBeVisible();

/** The status line that names the stage of the start, beside the frame or on its own screen. */
export const stage = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Milliseconds after which the frame releases a tap that the app has not taken over. */
export const TAP_LIMIT = 20_000;

/** Delays all scripts, as a slow network does, however long a slow machine needs. Returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  await holdTimer(page, TAP_LIMIT);
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/(host|r)\/.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
}

/**
 * Requests the page of a link until it contains the friend, who is part of its first frame. A server that needs more than 50 ms for the
 * lookup, as on a slow machine, sends the page without them. `change` edits the HTML. Returns a function that stops it.
 */
export async function keepFriendInPage(page: Page, change = (html: string) => html): Promise<() => Promise<void>> {
  const linkPage = /[?&]tgWebAppStartParam=/;
  await page.route(linkPage, async (route) => {
    for (;;) {
      const response = await route.fetch();
      const html = await response.text();
      if (html.includes('id="friend">{')) return route.fulfill({ response, body: change(html) });
    }
  });
  return () => page.unroute(linkPage);
}

/** Path of child indexes → left, top, width and height in CSS pixels. */
export type Boxes = Readonly<Record<string, readonly number[]>>;

/** The boxes of all elements of a part of the page. */
export const boxesOf = (page: Page, top: '#frame' | '#root'): Promise<Boxes> =>
  page.locator(top).evaluate((root) => {
    const walk = (element: Element, path: string): (readonly [string, readonly number[]])[] => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const own = [`${path} ${element.localName}`, [x, y, width, height].map((value) => Math.round(value))] as const;
      return [own, ...[...element.children].flatMap((child, place) => walk(child, `${path}/${place}`))];
    };
    return Object.fromEntries(walk(root, ''));
  });

/** Lists the elements of the frame that have another box in the app. Elements that only one of them has are ignored. */
export const movedBetween = (before: Boxes, after: Boxes): string[] =>
  Object.entries(before)
    .filter(([place, box]) => after[place] && String(after[place]) !== String(box))
    .map(([place, box]) => `${place}: ${box} → ${after[place]}`);

export interface Paints {
  /** The sum of all layout shifts. */
  shift: number;
  /** The number of largest-contentful-paint entries, and the area of the last one in CSS pixels. */
  largest: number;
  largestArea: number;
}

/** Records layout shifts and largest contentful paints of the pages that load from now on. */
export async function watchPaints(page: Page): Promise<() => Promise<Paints>> {
  await page.addInitScript(() => {
    const paints: Paints = { shift: 0, largest: 0, largestArea: 0 };
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.shift += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        paints.largest++;
        paints.largestArea = (entry as PerformanceEntry & { readonly size: number }).size;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as Window & { readonly paints?: Paints }).paints ?? { shift: Number.NaN, largest: 0, largestArea: 0 });
}

/**
 * Records the height of an element in every frame from now on. Returns a function that reads the distinct consecutive heights in CSS
 * pixels.
 */
export async function heightsOf(page: Page, selector: string): Promise<() => Promise<readonly number[]>> {
  await page.evaluate((what) => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const check = () => {
      const height = document.querySelector<HTMLElement>(what)?.offsetHeight;
      if (height && height !== heights.at(-1)) heights.push(height);
      requestAnimationFrame(check);
    };
    check();
  }, selector);
  return () => page.evaluate(() => (window as Window & { readonly heights?: readonly number[] }).heights ?? []);
}
