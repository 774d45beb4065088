import type { Page } from 'playwright/test';

/** What was to be seen at one frame of an opening. */
export interface Seen {
  /** Of what was lifted, of its paper, of the letter in its sheet. */
  readonly packet: boolean;
  readonly paper: boolean;
  readonly letter: boolean;
  readonly sheetAt: Place | null;
}

/** Left, top, width and height. */
type Place = readonly number[];

interface Watching {
  readonly frames: Seen[];
  /** Where the paper lay when it had unfolded, and the sheet. */
  handOver: readonly [Place, Place] | null;
  shift: number;
}

/** From here on the page notes what each of its frames shows, and what is shifted. */
export async function watchOpening(page: Page): Promise<() => Promise<Watching>> {
  await page.evaluate(() => {
    const watching: Watching = { frames: [], handOver: null, shift: 0 };
    const isSeen = (element: Element | null) => element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
    const placeOf = (element: Element): Place => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watching.shift += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift' });
    const sheetOf = () => document.querySelector('[role="dialog"][data-state]');
    const onUnfolded = ({ target }: Event) => {
      const sheet = sheetOf();
      if (sheet && target instanceof Element && target.matches('[data-part="paper"]'))
        watching.handOver = [placeOf(target), placeOf(sheet)];
    };
    window.addEventListener('animationend', onUnfolded, true);
    const look = () => {
      const [packet, paper] = ['packet', 'paper'].map((part) => document.querySelector(`[data-part="${part}"]`));
      const sheet = sheetOf();
      const letter = sheet?.querySelector('[data-kind]') ?? null;
      watching.frames.push({
        packet: isSeen(packet ?? null),
        paper: isSeen(paper ?? null),
        letter: isSeen(letter) && sheet !== null && getComputedStyle(sheet).backgroundColor !== 'rgba(0, 0, 0, 0)',
        sheetAt: sheet && placeOf(sheet),
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { watching });
  });
  return () => page.evaluate(() => (window as unknown as { watching: Watching }).watching);
}
