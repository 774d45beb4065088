import type { Page } from 'playwright/test';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** One finger on the screen. Sends real touch events, from which the browser generates pointer events, scrolling and taps as on a phone. */
export async function fingerOn(page: Page) {
  const device = await page.context().newCDPSession(page);
  const say = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]): Promise<void> => {
    await device.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (place: Place) => say('touchStart', place),
    up: () => say('touchEnd'),
    async move(from: Place, to: Place, steps = 8) {
      for (let step = 1; step <= steps; step++) {
        const part = step / steps;
        await say('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      }
    },
  };
}
