import type { Page } from 'playwright/test';
import type { Known } from './support/day.ts';
import { launch } from './support/launch.ts';
import { inboxIn, openInbox, sendNote } from './support/notes.ts';
import { checkoutIn } from './support/sending.ts';
import { goTo } from './support/shell.ts';
import { openNative, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

interface Seen {
  readonly art: string;
  readonly width: number;
  readonly state: AnimationPlayState;
  readonly properties: readonly string[];
}

/** What of the gifts moves now. */
const movingIn = (page: Page): Promise<Seen[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect && effect.target instanceof HTMLImageElement)) return [];
      const known = ['offset', 'computedOffset', 'easing', 'composite'];
      const properties = [...new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)))].filter((name) => !known.includes(name));
      return [{ art: effect.target.getAttribute('src') ?? '', width: effect.target.offsetWidth, state: animation.playState, properties }];
    }),
  );

/** A device with power enough for what adorns, whatever runs the tests; or one without. */
const withCores = (page: Page, cores: number) =>
  page.addInitScript((count) => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count }), cores);

async function openGifts(page: Page, ann: Stranger, { boris }: Known) {
  await openNative(page, ann, { app: 'send', code: boris.code });
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const { modal } = checkoutIn(page);
  await expect(modal.getByRole('listitem').first()).toBeVisible();
  return modal;
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[GFT-02] gifts in the grid take turns: now this one, now that, two at most, and only what a compositor moves', async ({
    page,
    ann,
    known,
  }) => {
    await withCores(page, 8);
    await openGifts(page, ann, known);
    const seen = new Map<string, Seen>();
    let most = 0;
    await expect(async () => {
      const moving = (await movingIn(page)).filter(({ width }) => width < 96);
      most = Math.max(most, moving.length);
      for (const each of moving) seen.set(each.art, each);
      expect(seen.size).toBeGreaterThanOrEqual(3);
    }).toPass({ timeout: 30_000, intervals: [100] });
    expect(most).toBeLessThanOrEqual(2);
    for (const { properties } of seen.values()) expect(properties).toEqual(['transform']);
  });

  test('[SND-01] the hero moves while it is in sight and waits behind a sheet', async ({ page, ann, known }) => {
    await withCores(page, 8);
    await openNative(page, ann, { app: 'send', code: known.boris.code });
    const heroes = async () => (await movingIn(page)).filter(({ width }) => width >= 96).map(({ state }) => state);
    await expect.poll(heroes).toEqual(['running']);
    await page.getByRole('button', { name: 'Send a valentine' }).click();
    await expect(checkoutIn(page).modal.getByRole('listitem').first()).toBeVisible();
    await expect.poll(heroes).toEqual(['paused']);
    await checkoutIn(page).modal.getByRole('button', { name: 'Close' }).click();
    await expect.poll(heroes).toEqual(['running']);
  });

  test('[SHR-02] the heroes of the share page and of /send-to-friend move once the page has nothing else to do', async ({ page }) => {
    await withCores(page, 8);
    await launch(page, 'alice');
    const heroes = async () => (await movingIn(page)).filter(({ width }) => width >= 96).map(({ art, state }) => `${art} ${state}`);
    await expect.poll(heroes, { timeout: 15_000 }).toEqual([expect.stringMatching(/ghost-.* running/)]);
    await goTo(page, '/send-to-friend');
    await expect(page.getByRole('heading', { name: 'An anonymous question for a friend' })).toBeVisible();
    await expect.poll(heroes).toEqual([expect.stringMatching(/ghost-.* running/)]);
  });

  test('[VIS-02] a weak device moves none', async ({ page, ann, known }) => {
    await withCores(page, 2);
    await page.clock.install();
    const modal = await openGifts(page, ann, known);
    await modal.getByRole('button', { name: /Diamond/ }).click();
    await expect(modal.getByRole('button', { name: 'Back' })).toBeVisible();
    await page.clock.runFor(5000);
    expect(await movingIn(page)).toEqual([]);
  });

  test('[INB-05] what waits in the inbox moves by turns, and nothing while the page is scrolled', async ({ page, ann, known }) => {
    await withCores(page, 8);
    for (const words of ['One', 'Two', 'Three']) await sendNote(page.request, ann, known.alice, words);
    await openInbox(page);
    await expect(inboxIn(page).unopened).toHaveCount(3);
    await expect.poll(async () => (await movingIn(page)).length, { timeout: 15_000 }).toBeGreaterThan(0);
    const left = await page.evaluate(async () => {
      document.dispatchEvent(new Event('scroll'));
      return document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target instanceof HTMLImageElement)
        .length;
    });
    expect(left).toBe(0);
  });
});

test('[GFT-02][VIS-02] with less motion nothing moves in the gift step', async ({ page, ann, known }) => {
  await withCores(page, 8);
  await page.clock.install();
  const modal = await openGifts(page, ann, known);
  await page.clock.runFor(5000);
  await expect(modal.getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().duration))).toEqual([]);
});
