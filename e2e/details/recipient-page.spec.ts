import type { Page } from 'playwright/test';
import { appOf } from '../support/first-frame.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { createTestUser, openWithInitData } from '../support/test-users.ts';
import { stopTime } from '../support/time.ts';

const LONG_NAME = 'Maximiliana-Konstantinopolskaya';
const heroIn = (page: Page) => page.getByRole('button', { name: 'Tap the tulip' });
const counters = '[aria-hidden="true"] > span';
const titleOfBoris = { name: 'A valentine for Boris' };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Waits for a message that was sent after those by which React renders a change. */
const renderPending = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );

test('the counters and the pulse of the page of a recipient keep their rhythm and bounds', async ({ page, ann, known }) => {
  const chips = page.locator(counters).filter({ hasText: /^\d+$/ });
  const read = async () => (await chips.allInnerTexts()).map(Number) as [taps: number, viewers: number];
  const taps = chips.first();
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

  await test.step('[SND-01] taps start from 350 to 400 and viewers from 2 to 5', async () => {
    await page.clock.install();
    await stopTime(page);
    const opening = openWithInitData(page, ann, { app: 'send', code: known.boris.code });
    // the app starts after the frame is painted, which takes a timer
    await expect(async () => {
      await waitForFiles(page);
      await page.clock.runFor(500);
      expect(await appOf(page).locator('> :not(#splash)').count()).toBeGreaterThan(0);
    }).toPass();
    await opening;
    await expect(chips).toHaveCount(2);
    const [first, viewers] = await read();
    expect(first).toBeGreaterThanOrEqual(350);
    expect(first).toBeLessThanOrEqual(400);
    expect([2, 3, 4, 5]).toContain(viewers);
  });

  await test.step('[SND-01] both counters walk every 2 s within their bounds', async () => {
    const seen = [await read()];
    for (let step = 0; step < 30; step++) {
      await waitForFiles(page);
      await page.clock.runFor(2000);
      await renderPending(page);
      seen.push(await read());
    }
    for (const [step, [count, viewers]] of seen.entries()) {
      expect(count).toBeGreaterThanOrEqual(350);
      expect(count).toBeLessThanOrEqual(1200);
      expect([2, 3, 4, 5]).toContain(viewers);
      expect(Math.abs(viewers - (seen[step - 1]?.[1] ?? viewers))).toBeLessThanOrEqual(1);
    }
    expect(new Set(seen.map(([count]) => count)).size).toBeGreaterThan(5);
    expect(new Set(seen.map(([, viewers]) => viewers)).size).toBeGreaterThan(1);
  });

  const posted = await page.evaluateHandle(() => {
    const events: string[] = [];
    Object.assign(window, { TelegramWebviewProxy: { postEvent: (name: string, data: string) => events.push(`${name} ${data}`) } });
    return events;
  });

  await test.step('[SND-01] a tap on the hero gift adds one to the counter, with a light haptic', async () => {
    const before = Number(await taps.innerText());
    await heroIn(page).click();
    await expect(taps).toHaveText(String(before + 1));
    const haptics = (await posted.jsonValue()).filter((event) => event.includes('haptic'));
    expect(haptics).toEqual([expect.stringMatching(/"impact_style":"light"/)]);
    await page.clock.resume();
  });

  await test.step('[SND-01] taps stop at 1200 and leave no trace in storage, on the server or for assistive technology', async () => {
    // the launch's surprise, and the launch parameters that the messenger's library stores for a reload
    await expect.poll(stored).toContain('billet/luck');
    await expect.poll(stored).toContain('tapps/miniApp');
    const before = await stored();
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      // prefetched files of an idle page
      if (!/^\/(host|r|fonts)\/.*\.\w+\.(js|css)$|\.woff2$/.test(pathname + search)) requests.push(request.url());
    });
    await heroIn(page).evaluate(async (button: HTMLElement) => {
      for (let tap = 0; tap < 900; tap++) {
        button.click();
        if (tap % 50 === 0) await new Promise(requestAnimationFrame);
      }
    });
    await expect.poll(async () => Number(await taps.innerText())).toBeGreaterThan(1190);
    expect(Number(await taps.innerText())).toBeLessThanOrEqual(1200);
    expect(await stored()).toBe(before);
    expect(requests).toEqual([]);
    const announced = (await page.getByRole('main').ariaSnapshot()).replaceAll('[level=1]', '');
    expect(announced).not.toMatch(/\d/);
  });

  await test.step('[SND-08] a soft pulse repeats every 1750 ms, except while the sheet is open, the page is hidden or motion is reduced', async () => {
    await waitForFiles(page);
    await stopTime(page);
    /** Counts the pulses within a number of intervals. */
    const pulsesIn = async (intervals: number) => {
      await posted.evaluate((events) => events.splice(0));
      await page.clock.runFor(1750 * intervals);
      return posted.evaluate((events) => events.filter((event) => event.includes('soft')).length);
    };
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden }), isHidden);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // the page learns of the setting with its next frame
    await expect.poll(() => pulsesIn(8)).toBe(8);
    await page.clock.resume();
    await page.getByRole('button', { name: 'Send a valentine' }).click();
    const modal = page.getByRole('dialog', { name: 'Sending a valentine' });
    await expect(modal).toBeVisible();
    await waitForFiles(page);
    await stopTime(page);
    expect(await pulsesIn(8)).toBe(0);
    await page.clock.resume();
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toHaveCount(0);
    await stopTime(page);
    expect(await pulsesIn(8)).toBe(8);
    await setHidden(true);
    expect(await pulsesIn(8)).toBe(0);
    await setHidden(false);
    expect(await pulsesIn(8)).toBe(8);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => pulsesIn(8)).toBe(0);
  });
});

test('pages of recipients: a code without a page, a page that fails to load, a long name and the card of public answers', async ({
  page,
  context,
  problems,
  ann,
  known,
  request,
}) => {
  const card = page.getByRole('button', { name: /See public answers/ });
  const list = page.getByRole('dialog', { name: 'Public answers' });
  const share = page.getByRole('button', { name: 'Share', exact: true });
  problems.allow({
    answers: [
      { status: 404, path: /^\/api\/profile\// },
      { status: 429, path: /^\/api\/profile\// },
    ],
  });
  await openWithInitData(page, ann, { app: 'main' });

  for (const [kind, code] of [
    ['unknown', 'a2b3c4d5e6'],
    ['malformed', 'not-a-code'],
    ["the visitor's own", ann.code],
  ] as const) {
    await test.step(`[SND-07] a code that is ${kind} leads to /share`, async () => {
      await goTo(page, `/send?code=${known.boris.code}`);
      await expect(page.getByRole('heading', titleOfBoris)).toBeVisible();
      await goTo(page, `/send?code=${code}`);
      await expect(share).toBeVisible();
      expect(new URL(page.url()).hash).toBe('#/share');
    });
  }

  await test.step('[SND-07] a recipient who fails to load is reported on the page, which keeps the code and can be tried again', async () => {
    const { code } = await createTestUser(request, { firstName: 'Carol' });
    await page.route(`**/api/profile/${code}*`, (route) =>
      route.fulfill({ status: 429, json: { error: { code: 'too_many', message: 'later' } } }),
    );
    await goTo(page, `/send?code=${code}`);
    await expect(page.getByRole('alert').filter({ hasText: 'The page didn’t load' })).toContainText('That was a lot at once');
    expect(new URL(page.url()).hash).toBe(`#/send?code=${code}`);
    await page.unroute(`**/api/profile/${code}*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'A valentine for Carol' })).toBeVisible();
  });

  await test.step('[SND-01][GFT-06] without a photo two letters replace it, and the title cuts the name at 25 characters', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { code } = await createTestUser(request, { firstName: LONG_NAME });
    await goTo(page, `/send?code=${code}`);
    await expect(page.getByRole('heading', { name: 'A valentine for Maximiliana-Konstantinopo…', exact: true })).toBeVisible();
    await expect(page.locator('header').getByText(/^ma$/i)).toBeVisible();
  });

  await test.step('[SND-02] the card cuts the name at 20 characters and fades in after 100 ms', async () => {
    await expect(card.getByText('Maximiliana-Konstant…', { exact: true })).toBeVisible();
    await expect(card).toHaveCSS('opacity', '1');
    const animations = await card.evaluate((element) => {
      element.style.animation = 'none';
      element.getAnimations();
      element.style.animation = '';
      return element
        .getAnimations()
        .map(({ effect }) => ({ delay: effect?.getTiming().delay, from: (effect as KeyframeEffect).getKeyframes()[0]?.opacity }));
    });
    expect(animations).toEqual([{ delay: 100, from: '0' }]);
  });

  await test.step('[SND-02] an upward swipe over 20 px opens the list; 20 px, sideways and downward do not', async () => {
    const touch = await context.newCDPSession(page);
    const box = await card.boundingBox();
    if (!box) throw new Error('The card is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const swipe = async (dx: number, dy: number) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (const part of [0.4, 0.8, 1]) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + dx * part, y: y + dy * part }] });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const others = [
      [0, -20],
      [60, 0],
      [0, 40],
    ] as const;
    for (const [dx, dy] of others) {
      await swipe(dx, dy);
      await expect(list).toHaveCount(0);
    }
    await swipe(0, -21);
    await expect(list).toBeVisible();
  });

  await test.step('[SND-02] a tap opens the list', async () => {
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await card.click();
    await expect(list).toBeVisible();
  });
});
