import { expect, test } from '@rstest/core';
import { firstFramePainted } from './first-frame-painted.ts';

/** Fake page whose animation frames and timers the test controls. */
function pageOf({ hasFrame = true, isPainted = false, hidden = false } = {}) {
  const frameCallbacks: (() => void)[] = [];
  const timers: { readonly run: () => void; readonly ms: number }[] = [];
  const page = {
    performance: { getEntriesByName: () => (isPainted ? [{}] : []) },
    document: { hidden, getElementById: () => (hasFrame ? {} : null) },
    requestAnimationFrame: (run: () => void) => frameCallbacks.push(run),
    setTimeout: (run: () => void, ms = 0) => timers.push({ run, ms }),
  };
  return { page: page as unknown as Window, frameCallbacks, timers };
}

async function isOver(work: Promise<void>): Promise<boolean> {
  return Promise.race([work.then(() => true), Promise.resolve().then(() => false)]);
}

test('[FST-01] the app starts only after the browser has painted the frame', async () => {
  const { page, frameCallbacks, timers } = pageOf();
  const painted = firstFramePainted(page);
  expect(await isOver(painted)).toBe(false);
  frameCallbacks[0]?.();
  expect(await isOver(painted)).toBe(false);
  timers.find(({ ms }) => ms === 0)?.run();
  await painted;
});

test('[FST-01] the app starts after half a second at the latest, because a browser may not paint', async () => {
  const { page, timers } = pageOf();
  const painted = firstFramePainted(page);
  timers.find(({ ms }) => ms === 500)?.run();
  await painted;
});

test.each([{ hasFrame: false }, { isPainted: true }, { hidden: true }])(
  '[FST-01] the app starts at once if there is nothing to wait for: %o',
  async (page) => {
    await firstFramePainted(pageOf(page).page);
  },
);
