import type { Page } from 'playwright/test';
import { type Known, logOf } from './support/day.ts';
import { appOf } from './support/first-frame.ts';
import { openLink } from './support/people.ts';
import { sendFree } from './support/sending.ts';
import { makeStranger, openNative, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { stopTime } from './support/time.ts';
import { filesAreHere } from './support/under-way.ts';

const LONG_NAME = 'Maximiliana-Konstantinopolskaya';

/** Boris's page in a native client of somebody's own. */
const visit = (page: Page, ann: Stranger, { boris }: Known) => openNative(page, ann, { app: 'send', code: boris.code });
/** Else nothing moves: see the configuration. */
const inMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });

test('[SND-01] the page shows who it is for, the hero gift, two counters and one thing to do', async ({ page, ann, known, people }) => {
  await visit(page, ann, known);
  await expect(page.getByRole('heading', { name: 'A valentine for Boris', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').locator('img').or(page.locator('header img')).first()).toHaveAttribute(
    'src',
    new RegExp(`avatars/${people.boris}\\.svg`),
  );
  await expect(page.getByRole('button', { name: 'Send a valentine' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tap the tulip' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('[SND-01][GFT-06] without a photo two letters stand for it, and a long name is cut at 25 characters in the title', async ({
  page,
  ann,
}) => {
  const { code } = await makeStranger(page.request, { firstName: LONG_NAME });
  await openNative(page, ann, { app: 'send', code });
  await expect(page.getByRole('heading', { name: 'A valentine for Maximiliana-Konstantinopo…', exact: true })).toBeVisible();
  await expect(page.locator('header').getByText(/^ma$/i)).toBeVisible();
});

test('[SND-01] taps start from 350 to 400 and viewers from 2 to 5; both walk every 2 s within their bounds', async ({
  page,
  ann,
  known,
}) => {
  await page.clock.install();
  await stopTime(page);
  const opening = visit(page, ann, known);
  const chips = page.locator('[aria-hidden="true"] > span').filter({ hasText: /^\d+$/ });
  // the app begins when the frame was drawn, or after half a second: where time stands nothing is
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(appOf(page).locator('> :not(#splash)').first()).toBeVisible({ timeout: 200 });
  }).toPass();
  await opening;
  await expect(chips).toHaveCount(2);
  const read = async () => (await chips.allInnerTexts()).map(Number) as [number, number];
  const start = await read();
  expect(start[0]).toBeGreaterThanOrEqual(350);
  expect(start[0]).toBeLessThanOrEqual(400);
  const seen = [start];
  for (let step = 0; step < 60; step++) {
    await page.clock.runFor(2000);
    seen.push(await read());
  }
  for (const [step, [taps, viewers]] of seen.entries()) {
    expect(taps).toBeGreaterThanOrEqual(350);
    expect(taps).toBeLessThanOrEqual(1200);
    expect([2, 3, 4, 5]).toContain(viewers);
    expect(Math.abs(viewers - (seen[step - 1]?.[1] ?? viewers))).toBeLessThanOrEqual(1);
  }
  expect(new Set(seen.map(([taps]) => taps)).size).toBeGreaterThan(5);
  expect(new Set(seen.map(([, viewers]) => viewers)).size).toBeGreaterThan(1);
});

test('[SND-01] the tap counter stops at 1200, and neither counter is told to anybody: not to assistive technology, storage or server', async ({
  page,
  ann,
  known,
}) => {
  await visit(page, ann, known);
  const hero = page.getByRole('button', { name: 'Tap the tulip' });
  await expect(hero).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  // the surprise of the launch is drawn once the gifts are here
  await expect.poll(kept).toContain('billet/luck');
  // what the messenger's library keeps for a reload comes late
  await expect.poll(kept).toContain('tapps/miniApp');
  const before = await kept();
  const asked: string[] = [];
  page.on('request', (request) => {
    // files that an idle page gets ahead of their use tell nothing
    const { pathname, search } = new URL(request.url());
    if (!/^\/(host|r|fonts)\/.*\.\w+\.(js|css)$|\.woff2$/.test(pathname + search)) asked.push(request.url());
  });
  await hero.evaluate(async (button: HTMLElement) => {
    for (let tap = 0; tap < 900; tap++) {
      button.click();
      if (tap % 50 === 0) await new Promise(requestAnimationFrame);
    }
  });
  const taps = page.locator('[aria-hidden="true"] > span').filter({ hasText: /^\d{3,}$/ });
  await expect(async () => expect(Number(await taps.innerText())).toBeGreaterThan(1190)).toPass();
  expect(Number(await taps.innerText())).toBeLessThanOrEqual(1200);
  expect(await kept()).toBe(before);
  expect(asked).toEqual([]);
  const heard = (await page.getByRole('main').ariaSnapshot()).replaceAll(/\[level=1\]/g, '');
  expect(heard).not.toMatch(/\d/);
});

test('[SND-01] a tap on the hero gift adds one, with a light haptic', async ({ phones: { page, alice }, known }) => {
  await page.clock.install();
  await openLink(alice, { code: known.boris.code, app: 'send' });
  const hero = alice.app.getByRole('button', { name: 'Tap the tulip' });
  await expect(hero).toBeVisible();
  await stopTime(page);
  const taps = alice.app.locator('[aria-hidden="true"] > span').filter({ hasText: /^\d{3,}$/ });
  const before = Number(await taps.innerText());
  const hapticsBefore = await haptics('impact light');
  await hero.click();
  await expect(taps).toHaveText(String(before + 1));
  await page.clock.resume();
  await expect.poll(() => haptics('impact light')).toBe(hapticsBefore + 1);

  async function haptics(signal: string): Promise<number> {
    const log = await logOf(page.request, { person: alice.person, event: 'web_app_trigger_haptic_feedback' });
    const [type, style] = signal.split(' ');
    return log.filter(({ data }) => JSON.stringify(data).includes(`"${style}"`) && JSON.stringify(data).includes(`"${type}"`)).length;
  }
});

test('[SND-02] the preview card cuts the name at 20 characters and fades in after 100 ms; a tap opens the public list', async ({
  page,
  ann,
}) => {
  await inMotion(page);
  const { code } = await makeStranger(page.request, { firstName: LONG_NAME });
  await openNative(page, ann, { app: 'send', code });
  const card = page.getByRole('button', { name: /See public answers/ });
  await expect(card.getByText('Maximiliana-Konstant…', { exact: true })).toBeVisible();
  const [animation] = await card.evaluate((element) =>
    element.getAnimations().map((each) => ({ timing: each.effect?.getTiming(), frames: (each.effect as KeyframeEffect).getKeyframes() })),
  );
  const style = await card.evaluate((element) => getComputedStyle(element).animationDelay);
  expect(style).toBe('0.1s');
  if (animation) expect(animation.frames[0]).toMatchObject({ opacity: '0' });
  await expect(card).toHaveCSS('opacity', '1');
  await card.click();
  await expect(page.getByRole('dialog', { name: 'Answered in public' })).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[SND-02] an upward swipe opens the preview from over 20 px; 20 px, sideways or downward opens nothing', async ({
    page,
    context,
    ann,
    known,
  }) => {
    await visit(page, ann, known);
    const card = page.getByRole('button', { name: /See public answers/ });
    const sheet = page.getByRole('dialog', { name: 'Answered in public' });
    const touch = await context.newCDPSession(page);
    const box = await card.boundingBox();
    if (!box) throw new Error('The card has no place');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const swipe = async (dx: number, dy: number) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (const part of [0.4, 0.8, 1]) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + dx * part, y: y + dy * part }] });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    for (const [dx, dy] of [
      [0, -20],
      [60, 0],
      [0, 40],
    ] as const) {
      await swipe(dx, dy);
      await expect(sheet).toHaveCount(0);
    }
    await swipe(0, -21);
    await expect(sheet).toBeVisible();
  });
});

test('[SND-03] the modal opens on gifts, a pick leads to checkout, back returns, and opening anew resets what no words were typed for', async ({
  page,
  ann,
  known,
}) => {
  await visit(page, ann, known);
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const modal = page.getByRole('dialog', { name: 'Sending a valentine' });
  await expect(modal.getByRole('heading', { name: 'Pick a gift' })).toBeVisible();
  await modal.getByRole('button', { name: /Teddy bear/ }).click();
  await expect(modal.getByRole('heading', { name: 'Your words' })).toBeVisible();
  await modal.getByRole('button', { name: 'Back' }).click();
  await expect(modal.getByRole('heading', { name: 'Pick a gift' })).toBeVisible();
  await modal.getByRole('button', { name: /Candy/ }).click();
  await modal.getByRole('radio', { name: /^Signed/ }).check();
  await modal.getByRole('switch', { name: 'Super valentine' }).check();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();

  await page.getByRole('button', { name: 'Send a valentine' }).click();
  await expect(modal.getByRole('heading', { name: 'Pick a gift' })).toBeVisible();
  await expect(modal.getByRole('button', { pressed: true })).toHaveCount(0);
  await modal.getByRole('button', { name: /Tulip/ }).click();
  await expect(modal.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(modal.getByRole('radio', { name: 'Hidden', exact: true })).toBeChecked();
  await expect(modal.getByRole('switch', { name: 'Super valentine' })).not.toBeChecked();
});

test('[SND-04] a ready message is one of eight and never the same twice in a row; each privacy says plainly what it means', async ({
  page,
  ann,
  known,
}) => {
  await visit(page, ann, known);
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const modal = page.getByRole('dialog', { name: 'Sending a valentine' });
  await modal.getByRole('button', { name: /Tulip/ }).click();
  const message = modal.getByRole('textbox', { name: 'Message' });
  const suggest = modal.getByRole('button', { name: 'Suggest a message' });
  await suggest.click();
  await expect(message).not.toHaveValue('');
  const shown = await suggest.evaluate(async (button: HTMLElement) => {
    const texts: string[] = [];
    for (let turn = 0; turn < 100; turn++) {
      button.click();
      await new Promise(requestAnimationFrame);
      texts.push(document.querySelector('textarea')?.value ?? '');
    }
    return texts;
  });
  for (const [turn, text] of shown.entries()) {
    expect(text).not.toBe(shown[turn - 1]);
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThanOrEqual(100);
  }
  expect(new Set(shown).size).toBe(8);
  for (const [name, meaning] of [
    [
      'Hidden',
      'Not shown, but Boris can reveal it for Stars: name, photo, time, perhaps place, network and device. ' +
        "Once you've opened a note of theirs too, you're both shown for free.",
    ],
    ['Hidden forever', "plus 49 Stars Boris can never reveal it, and you won't hear of an answer. It arrives within a quarter of an hour."],
    ['Signed', 'Boris sees it on opening the gift.'],
  ] as const) {
    const choice = modal.getByRole('radio', { name, exact: true });
    await expect(choice).toHaveAccessibleDescription(meaning);
    await expect(choice).toBeChecked({ checked: name === 'Hidden' });
  }
  await expect(modal.getByRole('img', { name: 'plus 49 Stars' })).toHaveCount(2);
});

test('[SND-04][TXT-01] 100 characters as a person counts them may be sent, 101 and unsendable text may not, and it says why', async ({
  page,
  ann,
  known,
}) => {
  await visit(page, ann, known);
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const modal = page.getByRole('dialog', { name: 'Sending a valentine' });
  await modal.getByRole('button', { name: /Tulip/ }).click();
  const message = modal.getByRole('textbox', { name: 'Message' });
  const send = modal.getByRole('button', { name: 'Send', exact: true });
  await message.fill('👩‍👩‍👧'.repeat(40) + 'e\u0301'.repeat(60));
  await expect(modal.getByText('100 of 100')).toBeAttached();
  await expect(send).toBeEnabled();
  await message.press('End');
  await message.pressSequentially('!');
  await expect(modal.getByText("That's a little too long")).toBeVisible();
  await expect(send).toBeDisabled();
  await message.fill(`Z${'\u0301'.repeat(20)}`);
  await expect(modal.getByText("Some of these characters can't be sent")).toBeVisible();
  await expect(send).toBeDisabled();
  await message.fill('');
  await expect(send).toBeEnabled();
});

test('[SND-04][SND-05][SND-06] an empty message may be sent; the button is busy and disabled for 0.8 s before anything leaves', async ({
  page,
  ann,
  known,
}) => {
  await page.clock.install();
  await visit(page, ann, known);
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const modal = page.getByRole('dialog', { name: 'Sending a valentine' });
  await modal.getByRole('button', { name: /Kiss/ }).click();
  await expect(modal.getByText('Free', { exact: true })).toBeVisible();
  await stopTime(page);
  let left = 0;
  await page.route('**/api/order/checkout', (route) => {
    left += 1;
    return route.continue();
  });
  const send = modal.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(send).toBeDisabled();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(modal.getByRole('textbox', { name: 'Message' })).not.toBeEditable();
  await page.clock.runFor(799);
  await expect(send).toBeDisabled();
  expect(left).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => left).toBe(1);
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(page.getByText('Your message')).toHaveCount(0);
});

test("[SND-06] success: the words, one's own taps, 'greet someone else' leads to the friend page", async ({ page, ann, known }) => {
  await visit(page, ann, known);
  const hero = page.getByRole('button', { name: 'Tap the tulip' });
  for (let tap = 0; tap < 3; tap++) await hero.click();
  await sendFree(page, 'Three taps <b>for</b> you');
  await expect(page.getByText('Three taps <b>for</b> you')).toBeVisible();
  await expect(page.getByText('You tapped the tulip 3 times for luck')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeFocused();
  await page.getByRole('button', { name: 'Send another' }).click();
  await expect(page.getByRole('heading', { name: /for a friend/ })).toBeVisible();
});

test("[SND-06] 'get valentines yourself' leads to the share page", async ({ page, ann, known }) => {
  await visit(page, ann, known);
  await sendFree(page, 'And now me');
  await expect(page.getByText(/You tapped/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Get valentines yourself' }).click();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
});

/** Counts what is drawn on canvases between two frames. */
const countDrawn = () => {
  const drawn = { perFrame: 0, most: 0, last: 0, frames: 0 };
  const { fill, clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...area) {
    drawn.most = Math.max(drawn.most, drawn.perFrame);
    drawn.perFrame = 0;
    drawn.frames += 1;
    clearRect.apply(this, area);
  };
  CanvasRenderingContext2D.prototype.fill = function (...rest: unknown[]) {
    drawn.perFrame += 1;
    drawn.last = performance.now();
    Reflect.apply(fill, this, rest);
  };
  Object.assign(window, { drawn });
};

test('[SND-06] confetti of 200 particles falls for 2.5 s', async ({ page, ann, known }) => {
  await inMotion(page);
  await page.addInitScript(countDrawn);
  await visit(page, ann, known);
  await sendFree(page, 'Confetti');
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: { most: number; last: number } }).drawn);
  await expect.poll(async () => (await drawn()).most).toBe(200);
  const began = await page.evaluate(() => performance.now());
  await expect
    .poll(async () => (await page.evaluate(() => performance.now())) - (await drawn()).last, { timeout: 15_000 })
    .toBeGreaterThan(700);
  expect((await drawn()).last - began).toBeLessThan(4000);
  expect((await drawn()).most).toBe(200);
});

/** A device of so many cores: two make a slow one. */
const cores = (count: number) => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count });

for (const [app, hero] of [
  ['send', 'Tap the tulip'],
  ['ask', 'Tap the envelope'],
] as const) {
  test(`[VIS-02] 60 particles drift behind the hero of /${app}, in at most 120 frames a second`, async ({ page, ann, known }) => {
    await inMotion(page);
    await page.addInitScript(cores, 8);
    await page.addInitScript(countDrawn);
    await openNative(page, ann, { app, code: known.boris.code });
    const gift = page.getByRole('button', { name: hero });
    await expect(gift).toBeVisible();
    const drawn = () => page.evaluate(() => (window as unknown as { drawn: { most: number; frames: number } }).drawn);
    await expect.poll(async () => (await drawn()).most).toBe(60);
    const before = { at: Date.now(), frames: (await drawn()).frames };
    await expect.poll(async () => (await drawn()).frames).toBeGreaterThan(before.frames + 20);
    expect(((await drawn()).frames - before.frames) / ((Date.now() - before.at) / 1000)).toBeLessThanOrEqual(121);
    expect(
      await gift.evaluate((element) => getComputedStyle(element.parentElement?.querySelector('canvas')?.parentElement ?? element).zIndex),
    ).toBe('-1');
    await gift.click();
  });
}

for (const [where, count, reducedMotion] of [
  ['under reduced motion', 8, 'reduce'],
  ['on a slow device', 2, 'no-preference'],
] as const) {
  test(`[VIS-02] no particles ${where}`, async ({ page, ann, known }) => {
    await page.addInitScript(cores, count);
    await page.emulateMedia({ reducedMotion });
    const loaded = page.waitForResponse(/drift\.\w+\.js/).then((answer) => answer.finished());
    await visit(page, ann, known);
    await expect(page.getByRole('button', { name: 'Tap the tulip' })).toBeVisible();
    await loaded;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.locator('canvas')).toHaveCount(0);
  });
}

test('[SND-06][VIS-02] no confetti under reduced motion', async ({ page, ann, known }) => {
  await page.addInitScript(countDrawn);
  await visit(page, ann, known);
  await sendFree(page, 'Still');
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { drawn: { most: number } }).drawn.most)).toBe(0);
});

for (const [kind, code] of [
  ['unknown', 'a2b3c4d5e6'],
  ['malformed', 'not-a-code'],
  ['own', null],
] as const) {
  test(`[SND-07] a code that is ${kind} leads to /share`, async ({ page, problems, ann, known }) => {
    problems.allow({ answers: [{ status: 404, path: /^\/api\/profile\// }] });
    await visit(page, ann, known);
    await expect(page.getByRole('heading', { name: 'A valentine for Boris' })).toBeVisible();
    await page.evaluate((wanted) => {
      window.location.hash = `#/send?code=${wanted}`;
    }, code ?? ann.code);
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/share');
  });
}

test("[SND-07] a recipient who can't be loaded is told so on the page, which keeps the code; trying again opens it", async ({
  page,
  ann,
  known,
  problems,
}) => {
  problems.allow({ answers: [{ status: 429, path: /^\/api\/profile\// }] });
  const { code } = known.boris;
  const busy = { status: 429, json: { error: { code: 'too_many', message: 'later' } } };
  await page.route(`**/api/profile/${code}`, (route) => route.fulfill(busy));
  // from within the app: whose link was tapped comes with the page
  await openNative(page, ann, { app: 'main' });
  await page.evaluate((to) => {
    window.location.hash = `#/send?code=${to}`;
  }, code);
  await expect(page.getByRole('alert').filter({ hasText: "The page didn't load" })).toContainText('That was a lot at once');
  expect(new URL(page.url()).hash).toBe(`#/send?code=${code}`);
  await page.unroute(`**/api/profile/${code}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'A valentine for Boris' })).toBeVisible();
});

test('[SND-08] a soft pulse every 1750 ms while the modal is closed; none while it is open, the page is hidden, or under reduced motion', async ({
  page,
  ann,
  known,
}) => {
  await inMotion(page);
  await page.clock.install();
  await visit(page, ann, known);
  await expect(page.getByRole('heading', { name: 'A valentine for Boris' })).toBeVisible();
  const asks = await page.evaluateHandle(() => {
    const posted: string[] = [];
    Object.assign(window, { TelegramWebviewProxy: { postEvent: (name: string, data: string) => posted.push(`${name} ${data}`) } });
    return posted;
  });
  /** Pulses in so many of their intervals; the time that a test itself takes may add one. */
  const pulsesIn = async (intervals: number) => {
    await filesAreHere(page);
    await asks.evaluate((posted) => posted.splice(0));
    await page.clock.runFor(1750 * intervals);
    return asks.evaluate((posted) => posted.filter((line) => line.includes('soft')).length);
  };
  const isHidden = (hidden: boolean) =>
    page.evaluate((now) => Object.defineProperty(document, 'hidden', { configurable: true, get: () => now }), hidden);

  expect([8, 9]).toContain(await pulsesIn(8));
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const modal = page.getByRole('dialog', { name: 'Sending a valentine' });
  await expect(modal).toBeVisible();
  expect(await pulsesIn(8)).toBe(0);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toHaveCount(0);
  expect([8, 9]).toContain(await pulsesIn(8));
  await isHidden(true);
  expect(await pulsesIn(8)).toBe(0);
  await isHidden(false);
  expect([8, 9]).toContain(await pulsesIn(8));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await pulsesIn(8)).toBe(0);
});
