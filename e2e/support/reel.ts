import type { Page } from 'playwright/test';

/** Milliseconds of a step: no animation begins later than so much after it should. */
const STEP = 20;

export interface Reel {
  /** Lets so many milliseconds pass, timers and all that moves alike, and takes a picture. */
  readonly after: (milliseconds: number) => Promise<Buffer>;
  /** Time goes on by itself. */
  readonly end: () => Promise<void>;
}

/**
 * From here on the time of a page goes on only for its pictures: its timers by the page's own clock, and what moves by hand, so that each frame is
 * the same however slow the machine is.
 */
export async function startReel(page: Page): Promise<Reel> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.evaluate(() => {
    const known = new Map<Animation, number>();
    const move = (by: number) => {
      for (const moving of document.getAnimations()) {
        // what the page holds back itself begins when it lets it go
        if (!known.has(moving) && moving.playState === 'paused') continue;
        const end = Number(moving.effect?.getComputedTiming().endTime ?? 0);
        if ((known.get(moving) ?? -1) >= end) continue;
        const at = known.has(moving) ? (known.get(moving) ?? 0) + by : Number(moving.currentTime ?? 0);
        moving.pause();
        known.set(moving, at);
        if (at >= end) moving.finish();
        else moving.currentTime = at;
      }
    };
    Object.assign(window, { moveOn: move });
  });
  const move = (by: number) => page.evaluate((step) => (window as unknown as { moveOn(by: number): void }).moveOn(step), by);
  await move(0);
  return {
    after: async (milliseconds) => {
      for (let left = milliseconds; left > 0; left -= STEP) {
        await page.clock.runFor(STEP);
        await move(STEP);
      }
      return page.screenshot({ type: 'jpeg', quality: 85 });
    },
    end: () => page.clock.resume(),
  };
}
