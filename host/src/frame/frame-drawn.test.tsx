import { expect, test } from '@rstest/core';
import { frameDrawn } from './frame-drawn.ts';

/** A page whose next drawing and whose time are the test's. */
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

test('[FST-01] the app is not run before the browser has drawn the frame', async () => {
  const { page, asked, timers } = pageOf();
  const drawn = frameDrawn(page);
  expect(await isOver(drawn)).toBe(false);
  asked[0]?.();
  expect(await isOver(drawn)).toBe(false);
  timers.find(({ ms }) => ms === 0)?.run();
  await drawn;
});

test('[FST-01] nor later than half a second: a browser may draw nothing', async () => {
  const { page, timers } = pageOf();
  const drawn = frameDrawn(page);
  timers.find(({ ms }) => ms === 500)?.run();
  await drawn;
});

test.each([{ hasFrame: false }, { isDrawn: true }, { hidden: true }])(
  '[FST-01] at once where there is nothing to wait for: %o',
  async (page) => {
    await frameDrawn(pageOf(page).page);
  },
);
