import type { StartPage } from './start-pages.ts';

/** Measurements that the page records about itself, in milliseconds since the start of the navigation. */
export interface Vitals {
  firstContent: number;
  /** Time of the largest contentful paint before the first input. */
  largestContent: number;
  /** When the answer to the tap was on screen. NaN until then. */
  answered: number;
  /** Time of the last new entry. */
  lastChange: number;
}

export type MeasuredPage = Window & { readonly bench: Vitals; benchTap?(x: number, y: number): void };

/** Runs in the page before any of its scripts. */
export function recordVitals(): void {
  const bench: Vitals = { firstContent: Number.NaN, largestContent: Number.NaN, answered: Number.NaN, lastChange: 0 };
  Object.assign(window, { bench });
  const follow = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry);
      bench.lastChange = performance.now();
    }).observe({ type, buffered: true });
  follow('resource', () => undefined);
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.firstContent = startTime;
  });
  follow('largest-contentful-paint', ({ startTime }) => {
    bench.largestContent = startTime;
  });
}

/** Requests a tap from outside the page as soon as the target is on screen, and records the answer. Runs in the page. */
export function tapFirst({ tap, answer }: Pick<StartPage, 'tap' | 'answer'>): void {
  const page = window as unknown as MeasuredPage;
  const { bench } = page;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const wordsOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

  function centreOf(element: Element): readonly [x: number, y: number] | null {
    const { left, top, width, height } = element.getBoundingClientRect();
    const centre = [left + width / 2, top + height / 2] as const;
    // a covered target or one below the fold cannot be tapped
    return element.contains(document.elementFromPoint(...centre)) ? centre : null;
  }
  function tapWhenVisible(): void {
    const element = [...document.querySelectorAll('button, label')].find((each) => wordsOf(each) === tap && isShown(each));
    const centre = bench.firstContent > 0 && element ? centreOf(element) : null;
    if (!centre) return void requestAnimationFrame(tapWhenVisible);
    page.benchTap?.(...centre);
    requestAnimationFrame(recordAnswer);
  }
  function recordAnswer(): void {
    const isThere = [...document.querySelectorAll(answer.selector)].some((each) => isShown(each) && wordsOf(each).startsWith(answer.text));
    if (!isThere) return void requestAnimationFrame(recordAnswer);
    // the task after the frame runs when the frame is on screen
    setTimeout(() => {
      bench.answered = performance.now();
    });
  }
  requestAnimationFrame(tapWhenVisible);
}
