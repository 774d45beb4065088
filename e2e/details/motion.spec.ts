import type { Locator, Page } from 'playwright/test';
import type { Known } from '../support/day.ts';
import { launch } from '../support/launch.ts';
import { inboxIn, openingIsOver, sendNote, showValentines } from '../support/notes.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { checkoutIn, sendFree } from '../support/sending.ts';
import { callShell, goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { openWithInitData, type TestUser } from '../support/test-users.ts';

/** Sets the number of processor cores that the next page sees. Two cores are a slow device. */
const setCores = (page: Page, cores: number) =>
  page.addInitScript((count) => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count }), cores);

interface MovingImage {
  readonly source: string;
  readonly width: number;
  readonly state: AnimationPlayState;
  readonly properties: readonly string[];
}

/** The gift images that are animated now. */
const movingImages = (page: Page): Promise<MovingImage[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect && effect.target instanceof HTMLImageElement)) return [];
      const timing = ['offset', 'computedOffset', 'easing', 'composite'];
      const properties = [...new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)))].filter(
        (name) => !timing.includes(name),
      );
      const { target } = effect;
      return [{ source: target.getAttribute('src') ?? '', width: target.offsetWidth, state: animation.playState, properties }];
    }),
  );

const HERO_WIDTH = 96;
/** The states of the tulip's animations: the hero of another page still moves until the next page replaces it. */
const heroStates = async (page: Page) =>
  (await movingImages(page)).filter(({ source, width }) => width >= HERO_WIDTH && source.includes('tulip')).map(({ state }) => state);
const canvases = (page: Page) => page.locator('canvas');
const sendValentine = (page: Page) => page.getByRole('button', { name: 'Send a valentine' });

const GHOST = 'svg[viewBox="0 0 100 100"]';
const lightProperties = ['transform', 'opacity', 'offset', 'computedOffset', 'easing', 'composite'];

/** The number of running animations in a drawing, and the animated properties that the compositor cannot animate. */
const animationsIn = (drawing: Locator) =>
  drawing.evaluate((svg, light) => {
    const running = svg.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
    const properties = running.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)));
    return { count: running.length, heavy: properties.filter((property) => !light.includes(property)) };
  }, lightProperties);

async function expectGhostMoves(ghost: Locator, atLeast: number): Promise<void> {
  await expect(ghost).toBeVisible();
  await expect.poll(async () => (await animationsIn(ghost)).count).toBeGreaterThanOrEqual(atLeast);
  expect((await animationsIn(ghost)).heavy).toEqual([]);
}

/** Expects that the colour of the ghost differs between the two modes of a page. */
async function expectGhostFollowsMode(page: Page, ghost: Locator): Promise<void> {
  const shadeIn = async (mode: string) => {
    await page.evaluate((name) => document.documentElement.setAttribute('data-mode', name), mode);
    return ghost
      .locator('stop')
      .nth(2)
      .evaluate((stop) => getComputedStyle(stop).stopColor);
  };
  expect(await shadeIn('valentine')).not.toBe(await shadeIn('anonymous'));
}

interface Drawn {
  /** The number of shapes in the current frame, the maximum per frame, and the total. */
  perFrame: number;
  most: number;
  total: number;
}

/** Counts the shapes that the pages draw on canvases, per frame. */
const countDrawnShapes = (page: Page) =>
  page.addInitScript(() => {
    const drawn: Drawn = { perFrame: 0, most: 0, total: 0 };
    const { fill, clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      drawn.most = Math.max(drawn.most, drawn.perFrame);
      drawn.perFrame = 0;
      clearRect.apply(this, area);
    };
    CanvasRenderingContext2D.prototype.fill = function (...rest: unknown[]) {
      drawn.perFrame += 1;
      drawn.total += 1;
      Reflect.apply(fill, this, rest);
    };
    Object.assign(window, { drawn });
  });

const drawnShapes = (page: Page) => page.evaluate(() => (window as unknown as { drawn: Drawn }).drawn);
const forgetDrawnShapes = (page: Page) =>
  page.evaluate(() => Object.assign((window as unknown as { drawn: Drawn }).drawn, { perFrame: 0, most: 0, total: 0 }));

/** Waits for two animation frames. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Delays the responses of a path until the returned function is called. */
async function holdAnswers(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const tooMany = { status: 429, json: { error: { code: 'too_many', message: '' } } };

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('on a fast device all animations run within their limits', async ({ page, ann, known, problems, request }) => {
    const { modal } = checkoutIn(page);
    const { unopened, detail } = inboxIn(page);
    const ghost = page.getByRole('main').locator(GHOST);
    const failure = page.getByRole('dialog').getByRole('alert');
    const failed = failure.locator(GHOST);
    await setCores(page, 8);
    await countDrawnShapes(page);

    await test.step('[SHR-02] the heroes of the share page and of the page of friends move', async () => {
      const loaded = page.waitForResponse(/idle\.\w+\.js/);
      await openWithInitData(page, ann, { app: 'main' });
      await (await loaded).finished();
      const heroes = async () => (await movingImages(page)).map(({ source, state }) => `${source} ${state}`);
      await expect.poll(heroes).toEqual([expect.stringMatching(/ghost-.* running/)]);
      await goTo(page, '/send-to-friend');
      await expect(page.getByRole('heading', { name: 'An anonymous question for a friend' })).toBeVisible();
      await expect.poll(heroes).toEqual([expect.stringMatching(/ghost-.* running/)]);
      await expect(canvases(page)).toHaveCount(0);
    });

    await test.step('[VIS-02] the ghost is upset about an inbox that fails to load', async () => {
      problems.allow({ answers: [{ status: 429, path: /inventory\/valentines/ }], console: [/429/] });
      await page.route('**/api/inventory/valentines?*', (route) => route.fulfill(tooMany));
      await showValentines(page);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert.getByRole('heading', { name: 'Your inbox didn’t load' })).toBeVisible();
      await expectGhostMoves(alert.locator(GHOST), 3);
    });

    await test.step('[VIS-02] the ghost of an empty inbox moves in its envelope', async () => {
      await page.unroute('**/api/inventory/valentines?*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'No valentines yet' })).toBeVisible();
      await expectGhostMoves(ghost, 3);
      await expect(canvases(page)).toHaveCount(0);
    });

    await test.step('[INB-05] closed notes take turns to move, and pause while the page scrolls', async () => {
      for (const words of ['One', 'Two', 'Three']) await sendNote(request, known.boris, ann, words);
      await expect(unopened).toHaveCount(3);
      await expect.poll(async () => (await movingImages(page)).length).toBeGreaterThan(0);
      const moving = await page.evaluate(() => {
        document.dispatchEvent(new Event('scroll'));
        const isImage = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target instanceof HTMLImageElement;
        return document.getAnimations().filter(isImage).length;
      });
      expect(moving).toBe(0);
    });

    await test.step('[VIS-02] particles drift while a note is opened', async () => {
      const release = await holdAnswers(page, '**/api/inventory/unwrap/**');
      const requested = page.waitForRequest('**/api/inventory/unwrap/**');
      await unopened.first().click();
      await requested;
      await expect(canvases(page)).toHaveCount(1);
      release();
      await expect(detail).toContainText(/One|Two|Three/);
      await openingIsOver(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    for (const [list, path, open] of [
      ['the leaderboard', /^\/api\/leaderboard/, () => callShell(page, 'openDialog', 'leaderboard', {})],
      ['the gifts', /^\/api\/items/, () => sendValentine(page).click()],
      ['the public answers', /^\/api\/public-valentines\//, () => page.getByRole('button', { name: /See public answers/ }).click()],
    ] as const)
      await test.step(`[VIS-02] the ghost of ${list} moves and has the colours of the mode`, async () => {
        problems.allow({ answers: [{ status: 429, path }] });
        const isList = ({ pathname }: URL) => path.test(pathname);
        await page.route(isList, (route) => route.fulfill(tooMany));
        if (list !== 'the leaderboard') await goTo(page, `/send?code=${known.boris.code}`);
        await open();
        await expect(failure).toBeVisible();
        await expectGhostMoves(failed, 2);
        await expect(failure.locator('img:visible')).toHaveCount(0);
        await expectGhostFollowsMode(page, failed);
        await page.unroute(isList);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(failed).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });

    await test.step('[SND-01] the hero moves while it is in sight', async () => {
      await goTo(page, `/send?code=${known.boris.code}`);
      await expect.poll(() => heroStates(page)).toEqual(['running']);
    });

    for (const [app, hero] of [
      ['send', 'Tap the tulip'],
      ['ask', 'Tap the envelope'],
    ] as const)
      await test.step(`[VIS-02] 60 particles drift behind the hero of /${app}`, async () => {
        await goTo(page, `/${app}?code=${known.boris.code}`);
        const gift = page.getByRole('button', { name: hero });
        await expect(gift).toBeVisible();
        await forgetDrawnShapes(page);
        await expect.poll(async () => (await drawnShapes(page)).most).toBe(60);
        const layer = gift.locator('xpath=..').locator('canvas').locator('xpath=..');
        await expect(layer).toHaveCSS('z-index', '-1');
        await expect(canvases(page)).toHaveCount(1);
        await gift.click();
      });

    await test.step('[VIS-01] the sheet moves for 0.5 s over the page, and the hero behind it pauses', async () => {
      await goTo(page, `/send?code=${known.boris.code}`);
      await expect.poll(() => heroStates(page)).toEqual(['running']);
      await sendValentine(page).click();
      await expect(modal.getByRole('listitem').first()).toBeVisible();
      const durations = await modal.evaluate((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return `${animationDuration} ${transitionDuration}`;
      });
      expect(durations).toMatch(/0\.5s/);
      await expect.poll(() => heroStates(page)).toEqual(['paused']);
    });

    await test.step('[GFT-02] gifts in the grid take turns to move, at most two at a time, and only by transform', async () => {
      const seen = new Map<string, readonly string[]>();
      let most = 0;
      await expect(async () => {
        const moving = (await movingImages(page)).filter(({ width }) => width < HERO_WIDTH);
        most = Math.max(most, moving.length);
        for (const { source, properties } of moving) seen.set(source, properties);
        expect(seen.size).toBeGreaterThanOrEqual(3);
      }).toPass({ intervals: [100] });
      expect(most).toBeLessThanOrEqual(2);
      expect([...seen.values()].flat().filter((property) => property !== 'transform')).toEqual([]);
    });

    await test.step('[SND-01] the hero moves again after the sheet has closed', async () => {
      await modal.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => heroStates(page)).toEqual(['running']);
    });

    await test.step('[SND-06] confetti of 200 particles falls once when the note is sent', async () => {
      await sendFree(page, 'Confetti');
      await expect.poll(async () => (await drawnShapes(page)).most).toBe(200);
      const drawnInTwoFrames = async () => {
        const { total } = await drawnShapes(page);
        await nextFrames(page);
        return (await drawnShapes(page)).total - total;
      };
      await expect.poll(drawnInTwoFrames).toBe(0);
      expect((await drawnShapes(page)).most).toBe(200);
    });

    await test.step('[VIS-02] the ghost cheers for a note that was sent', async () => {
      await expectGhostMoves(page.getByRole('main').locator(GHOST), 1);
    });
  });

  test('[VIS-02] the ghost of a page whose files fail to load moves and has the colours of the mode', async ({ page, problems }) => {
    problems.allow({ console: [/remote_failed/, /net::ERR/, /preload/] });
    await setCores(page, 8);
    await page.route(/\/r\/inbox\//, (route) => route.abort('internetdisconnected'));
    const loaded = page.waitForResponse(/idle\.\w+\.js/);
    await launch(page, 'alice');
    await (await loaded).finished();
    await page.getByRole('link', { name: /Inbox/ }).click();
    const ghost = page.getByRole('alert').locator(GHOST);
    await expectGhostMoves(ghost, 2);
    await expectGhostFollowsMode(page, ghost);
  });
});

/** Visits a hero, the gifts, an empty inbox and an opening, and expects no animation on any of them. */
async function expectNothingMoves(page: Page, ann: TestUser, { boris }: Known): Promise<void> {
  const { modal } = checkoutIn(page);
  const { unopened, detail } = inboxIn(page);

  await test.step('[VIS-02] no particles drift behind the hero', async () => {
    await page.clock.install();
    const loaded = page.waitForResponse(/drift\.\w+\.js/);
    await openWithInitData(page, ann, { app: 'send', code: boris.code });
    await expect(page.getByRole('heading', { name: 'A valentine for Boris' })).toBeVisible();
    await (await loaded).finished();
    await nextFrames(page);
    await expect(canvases(page)).toHaveCount(0);
  });

  await test.step('[GFT-02][VIS-02] no gift of the grid moves', async () => {
    await sendValentine(page).click();
    await expect(modal.getByRole('listitem').first()).toBeVisible();
    await waitForFiles(page);
    await page.clock.runFor(5000);
    expect(await movingImages(page)).toEqual([]);
    await modal.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('[VIS-02] the ghost of an empty inbox does not move and is hidden from assistive technology', async () => {
    await goTo(page, '/inbox');
    await page.getByRole('radio', { name: 'Valentines' }).check();
    await expect(page.getByRole('heading', { name: 'No valentines yet' })).toBeVisible();
    const ghost = page.getByRole('main').locator(GHOST);
    await expect(ghost).toHaveAttribute('aria-hidden', 'true');
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    expect((await animationsIn(ghost)).count).toBe(0);
  });

  await test.step('[VIS-02] no particles drift while a note is opened', async () => {
    await sendNote(page.request, boris, ann, 'Look inside');
    const release = await holdAnswers(page, '**/api/inventory/unwrap/**');
    const requested = page.waitForRequest('**/api/inventory/unwrap/**');
    await unopened.click();
    await requested;
    await expect(canvases(page)).toHaveCount(0);
    release();
    await expect(detail).toContainText('Look inside');
  });
}

test('no animation runs on a slow device', async ({ page, ann, known }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await setCores(page, 2);
  await expectNothingMoves(page, ann, known);
});

test('no animation runs under reduced motion', async ({ page, ann, known }) => {
  await setCores(page, 8);
  await countDrawnShapes(page);
  await expectNothingMoves(page, ann, known);

  await test.step('[SND-06][VIS-02] no confetti falls when a note is sent', async () => {
    await goTo(page, `/send?code=${known.boris.code}`);
    await sendFree(page, 'Still');
    await nextFrames(page);
    await expect(canvases(page)).toHaveCount(0);
    expect((await drawnShapes(page)).total).toBe(0);
  });
});
