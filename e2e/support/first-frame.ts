import { expect, type FrameLocator, type Page } from 'playwright/test';

/** The first frame, which the HTML alone draws; and the app that takes its place. */
export const frameOf = (page: Page) => page.locator('#frame');
export const appOf = (page: Page) => page.locator('#root');

/** Until the app, or what stands for it where it can't begin, is in the first frame's place. */
export const appStands = (page: Page | FrameLocator) => expect(page.locator('#root > :not(#splash)').first()).toBeVisible();

/** What the app says that it is doing while it starts: beside the frame, or on a screen of its own. */
export const stage = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Keeps scripts back, as a slow network does; returns the way to let them come. */
export async function holdScripts(page: Page): Promise<() => void> {
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

/** Place among its siblings, all the way down, and left, top, width and height in CSS pixels. */
export type Boxes = Readonly<Record<string, readonly number[]>>;

/** Where all stands that can be seen of a part of the page. */
export const boxesOf = (page: Page, top: '#frame' | '#root'): Promise<Boxes> =>
  page.locator(top).evaluate((root) => {
    const walk = (element: Element, path: string): (readonly [string, readonly number[]])[] => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const own = [`${path} ${element.localName}`, [x, y, width, height].map((value) => Math.round(value))] as const;
      return [own, ...[...element.children].flatMap((child, place) => walk(child, `${path}/${place}`))];
    };
    return Object.fromEntries(walk(root, ''));
  });

/** What stood in a frame and stands elsewhere in the app; what only one of them has counts nothing. */
export const movedBetween = (before: Boxes, after: Boxes): string[] =>
  Object.entries(before)
    .filter(([place, box]) => after[place] && String(after[place]) !== String(box))
    .map(([place, box]) => `${place}: ${box} → ${after[place]}`);

export interface Paints {
  /** The sum of all layout shifts. */
  shift: number;
  /** How often something was the largest so far, and the area of the last one in CSS pixels. */
  largest: number;
  largestArea: number;
}

/** Listens from the beginning on for what moves, and for what is the largest thing drawn. */
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

/** Watches from now on how high something stands that is drawn; answers with the different heights in CSS pixels, by turns. */
export async function heightsOf(page: Page, selector: string): Promise<() => Promise<readonly number[]>> {
  await page.evaluate((what) => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const look = () => {
      const height = document.querySelector<HTMLElement>(what)?.offsetHeight;
      if (height && height !== heights.at(-1)) heights.push(height);
      requestAnimationFrame(look);
    };
    look();
  }, selector);
  return () => page.evaluate(() => (window as Window & { readonly heights?: readonly number[] }).heights ?? []);
}
