import type { StartPage } from './start-pages.ts';

/** Measurements that the page records about itself, in milliseconds since the start of the navigation. */
export interface Vitals {
  firstPaint: number;
  firstContent: number;
  /** Time of the largest contentful paint before the first input. */
  largestContent: number;
  /** The sum of all layout shifts until the answer to the tap, including those shortly after an input, which CLS ignores. */
  shift: number;
  /** When the target could be tapped, when its answer was in the document, and when it was on screen. NaN until then. */
  tappable: number;
  seen: number;
  answered: number;
  /** Time of the last new entry or movement. */
  lastChange: number;
}

export type MeasuredPage = Window & { readonly bench: Vitals; benchTap?(x: number, y: number): void };

/** Runs in the page before any of its scripts. */
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
    // the task after the frame runs when the frame is on screen
    setTimeout(() => {
      bench.answered = performance.now();
    });
  }
  requestAnimationFrame(look);
}
