import type { Page } from 'playwright/test';
import { inboxIn } from './notes.ts';

/** The parts of an opening (VIS-05). */
export const openingIn = (page: Page) => ({
  ...inboxIn(page),
  stage: page.getByRole('dialog', { name: 'Opening…' }),
  skip: page.getByRole('button', { name: 'Skip' }),
  envelope: page.locator('[data-part="envelope"]'),
  paper: page.locator('[data-part="paper"]'),
  letter: (text: string) => page.getByRole('dialog', { name: 'A valentine for you' }).getByText(text, { exact: true }),
});

/** Which parts of an opening one frame of the page shows. */
interface Frame {
  readonly envelope: boolean;
  readonly paper: boolean;
  readonly letter: boolean;
  /** Null if there is no sheet. */
  readonly sheetAt: Place | null;
}

/** Left, top, width and height in CSS pixels. */
type Place = readonly number[];

interface OpeningRecord {
  readonly frames: Frame[];
  /** The boxes of the unfolded paper and of the sheet below it. */
  handOver: { readonly paper: Place; readonly sheet: Place } | null;
  /** The sum of all layout shifts. */
  shift: number;
}

/** Records each frame of the page from now on. Returns a function that reads the record. */
export async function watchOpening(page: Page): Promise<() => Promise<OpeningRecord>> {
  await page.evaluate(() => {
    const record: OpeningRecord = { frames: [], handOver: null, shift: 0 };
    const isSeen = (element: Element | null) => element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
    const placeOf = (element: Element): Place => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift' });
    const findSheet = () => document.querySelector('[role="dialog"][data-state]');
    const recordHandOver = ({ target }: Event) => {
      const sheet = findSheet();
      if (sheet && target instanceof Element && target.matches('[data-part="paper"]'))
        record.handOver = { paper: placeOf(target), sheet: placeOf(sheet) };
    };
    window.addEventListener('animationend', recordHandOver, true);
    const recordFrame = () => {
      const sheet = findSheet();
      const letter = sheet?.querySelector('[data-kind]') ?? null;
      record.frames.push({
        envelope: isSeen(document.querySelector('[data-part="envelope"]')),
        paper: isSeen(document.querySelector('[data-part="paper"]')),
        letter: isSeen(letter) && sheet !== null && getComputedStyle(sheet).backgroundColor !== 'rgba(0, 0, 0, 0)',
        sheetAt: sheet && placeOf(sheet),
      });
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
    Object.assign(window, { openingRecord: record });
  });
  return () => page.evaluate(() => (window as unknown as { openingRecord: OpeningRecord }).openingRecord);
}
