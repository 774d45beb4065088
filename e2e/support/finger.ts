import type { Page } from 'playwright/test';

interface Place {
  readonly x: number;
  readonly y: number;
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

/** Seconds between two events of a slow swipe, and the number of steps for which the finger then rests. */
const STEP_SECONDS = 0.06;
const REST_STEPS = 8;

const between = (from: Place, to: Place, part: number): Place => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** One finger on the screen. Sends real touch events, from which the browser generates pointer events, scrolling and taps as on a phone. */
export async function fingerOn(page: Page) {
  const device = await page.context().newCDPSession(page);
  const dispatchTouch = async (type: TouchType, ...touchPoints: Place[]): Promise<void> => {
    await device.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (place: Place) => dispatchTouch('touchStart', place),
    up: () => dispatchTouch('touchEnd'),
    async move(from: Place, to: Place, steps = 8) {
      for (let step = 1; step <= steps; step++) await dispatchTouch('touchMove', between(from, to, step / steps));
    },
    /**
     * Drags slowly and rests before it lifts, so that the page does not scroll on. The events carry their own times: otherwise a machine that
     * delivers them late decides how fast the finger is, and a fast finger scrolls further.
     */
    async swipe(from: Place, to: Place, steps = 8) {
      const start = Date.now() / 1000 - STEP_SECONDS * (steps + REST_STEPS);
      const sayAt = (step: number, type: TouchType, ...touchPoints: Place[]) =>
        device.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + step * STEP_SECONDS });
      await sayAt(0, 'touchStart', from);
      for (let step = 1; step <= steps; step++) await sayAt(step, 'touchMove', between(from, to, step / steps));
      await sayAt(steps + REST_STEPS, 'touchEnd');
    },
  };
}
