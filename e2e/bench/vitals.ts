import type { StartPage } from './start-pages.ts';

/** What a page notes about itself; all in milliseconds since the navigation began. */
export interface Vitals {
  firstPaint: number;
  firstContent: number;
  /** When the largest thing that people saw before they touched anything was there. */
  largestContent: number;
  /** The sum of all layout shifts, also of those that the browser forgives after a touch; what a touch asked for is none. */
  shift: number;
  /** When something was there to tap, when its answer was in the document, and on screen; NaN until then. */
  tappable: number;
  seen: number;
  answered: number;
  /** When something last came or moved. */
  lastChange: number;
}

export type MeasuredPage = Window & { readonly bench: Vitals; benchTap?(x: number, y: number): void };

/** Runs in the page, before any of its scripts. */
export function noteVitals(): void {
  const none = Number.NaN;
  const taps = { tappable: none, seen: none, answered: none };
  const bench: Vitals = { firstPaint: none, firstContent: none, largestContent: none, shift: 0, ...taps, lastChange: 0 };
  Object.assign(window, { bench });
  const follow = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
      bench.lastChange = performance.now();
    }).observe({ type, buffered: true });
  follow('resource', () => undefined);
  follow('paint', ({ name, startTime }) => {
    bench[name === 'first-paint' ? 'firstPaint' : 'firstContent'] = startTime;
  });
  follow('largest-contentful-paint', ({ startTime }) => {
    bench.largestContent = startTime;
  });
  follow('layout-shift', (entry) => {
    if (!(bench.seen <= entry.startTime)) bench.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

/** Taps as soon as the thing to tap is on screen, by a finger outside of the page, and notes the answer. Runs in the page. */
export function tapFirst({ tap, answer }: Pick<StartPage, 'tap' | 'answer'>): void {
  const page = window as unknown as MeasuredPage;
  const { bench } = page;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const wordsOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

  function centreOf(element: Element): readonly [x: number, y: number] | null {
    const { left, top, width, height } = element.getBoundingClientRect();
    const centre = [left + width / 2, top + height / 2] as const;
    // what is under something else, or below the fold, nobody can tap
    return element.contains(document.elementFromPoint(...centre)) ? centre : null;
  }
  function look(): void {
    const element = [...document.querySelectorAll('button, label')].find((each) => wordsOf(each) === tap && isShown(each));
    const centre = bench.firstContent > 0 && element ? centreOf(element) : null;
    if (!centre) return void requestAnimationFrame(look);
    bench.tappable = performance.now();
    page.benchTap?.(...centre);
    requestAnimationFrame(wait);
  }
  function wait(frame: number): void {
    const isThere = [...document.querySelectorAll(answer.selector)].some((each) => isShown(each) && wordsOf(each).startsWith(answer.text));
    if (!isThere) return void requestAnimationFrame(wait);
    bench.seen = frame;
    // the task after the frame that draws it: it is on screen then
    setTimeout(() => {
      bench.answered = performance.now();
    });
  }
  requestAnimationFrame(look);
}
