import { expect, test } from '@rstest/core';
import { firstFramePainted } from './first-frame-painted.ts';

/** Fake page whose animation frames and timers the test controls. */
function pageOf({ hasFrame = true, isDrawn = false, hidden = false } = {}) {
  const asked: (() => void)[] = [];
  const timers: { readonly run: () => void; readonly ms: number }[] = [];
  const page = {
    performance: { getEntriesByName: () => (isDrawn ? [{}] : []) },
    document: { hidden, getElementById: () => (hasFrame ? {} : null) },
    requestAnimationFrame: (run: () => void) => asked.push(run),
    setTimeout: (run: () => void, ms = 0) => timers.push({ run, ms }),
  };
  return { page: page as unknown as Window, asked, timers };
}

async function isOver(work: Promise<void>): Promise<boolean> {
  return Promise.race([work.then(() => true), Promise.resolve().then(() => false)]);
}

test('[FST-01] the app starts only after the browser has painted the frame', async () => {
  const { page, asked, timers } = pageOf();
  const drawn = firstFramePainted(page);
  expect(await isOver(drawn)).toBe(false);
  asked[0]?.();
  expect(await isOver(drawn)).toBe(false);
  timers.find(({ ms }) => ms === 0)?.run();
  await drawn;
});

test('[FST-01] the app starts after half a second at the latest, because a browser may not paint', async () => {
  const { page, timers } = pageOf();
  const drawn = firstFramePainted(page);
  timers.find(({ ms }) => ms === 500)?.run();
  await drawn;
});

test.each([{ hasFrame: false }, { isDrawn: true }, { hidden: true }])(
  '[FST-01] the app starts at once if there is nothing to wait for: %o',
  async (page) => {
    await firstFramePainted(pageOf(page).page);
  },
);
