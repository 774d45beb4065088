import type { Page, Route } from 'playwright/test';
import { fingerOn } from '../support/finger.ts';
import { openInbox, sendNote } from '../support/notes.ts';
import { openingIn, watchOpening } from '../support/opening.ts';
import { placeOf } from '../support/places.ts';
import { usePowerfulDevice } from '../support/powerful-device.ts';
import { expect, test } from '../support/test.ts';
import { holdTimer, stopTime } from '../support/time.ts';
import { violations } from '../support/visual-checks.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference', hasTouch: true } });
test.beforeEach(({ page }) => usePowerfulDevice(page));

const unwrapCalls = '**/api/inventory/unwrap/**';

/** Delays the server's responses to openings, also to the app's retries, until the returned function is called. */
async function holdResponse(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const continueLater = async (route: Route) => {
    await promise;
    await route.continue();
  };
  await page.route(unwrapCalls, continueLater);
  return resolve;
}

test('[VIS-05] Alice opens one note after another, by taps, keys and a finger that stays', async ({ page, problems, ann, known }) => {
  for (let note = 1; note <= 4; note++) await sendNote(page.request, ann, known.alice, `Note ${note}`);
  // the app gives up an opening that takes too long
  await holdTimer(page, 8000);
  await openInbox(page);
  const { unopened, opened, stage, skip, envelope, paper, detail } = openingIn(page);
  const cards = page.locator('[data-note]');
  const opacities = () => cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).opacity));
  const dialogs = page.getByRole('dialog');
  const greeting = stage.getByRole('status');
  /** The words appear one by one. Each is an element until all of them are on screen. */
  const unwritten = dialogs.locator('blockquote span span');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);
  };
  await expect(unopened).toHaveCount(4);

  await test.step('[VIS-05] the first opening of a day greets by name, and axe finds no fault on the stage', async () => {
    const respond = await holdResponse(page);
    await unopened.first().click();
    await expect(greeting).toHaveText('First of today, Alice');
    expect(await violations(page)).toEqual([]);

    await test.step('[NAV-08] Tab stays on the stage', async () => {
      for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        await expect(skip).toBeFocused();
      }
    });

    await test.step('[VIS-05] a turned phone keeps the envelope in view', async () => {
      await page.setViewportSize({ width: 740, height: 360 });
      await expect(envelope).toBeInViewport({ ratio: 0.99 });
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await test.step('[VIS-05][INB-12] a note that arrives below the stage leaves the opening alone', async () => {
      await sendNote(page.request, ann, known.alice, 'Note 5');
      await expect(cards).toHaveCount(5);
      respond();
      await expect(detail).toContainText('Note');
      await expect(envelope).toHaveCount(0);
      await expect(unwritten).toHaveCount(0);
      await close();
      await expect(unopened).toHaveCount(4);
      await expect.poll(opacities).toEqual(['1', '1', '1', '1', '1']);
    });
  });

  await test.step('[VIS-05][NAV-08] a key opens a card without a greeting, and a tap on the stage skips to the whole letter', async () => {
    const respond = await holdResponse(page);
    await unopened.first().focus();
    await page.keyboard.press('Enter');
    await expect(stage).toBeVisible();
    await expect(greeting).toBeEmpty();
    await skip.click();
    const recordOf = await watchOpening(page);
    respond();
    await expect(detail).toContainText('Note');
    await expect(stage).toHaveCount(0);
    expect((await recordOf()).frames.filter((frame) => frame.paper)).toEqual([]);
    await expect(paper).toHaveCount(0);
    await expect(unwritten).toHaveCount(0);
    await close();
    await expect(opened.and(page.locator(':focus'))).toHaveCount(1);
  });

  await test.step('[VIS-05][ERR-03] a note that fails to open returns to its place and shows the reason', async () => {
    problems.allow({ answers: [{ status: 409, path: /unwrap/ }] });
    await page.route(unwrapCalls, (route) => route.fulfill({ status: 409, json: { error: { code: 'not_found', message: 'no' } } }));
    await unopened.first().click();
    await expect(page.getByText('We couldn’t find that. It may be gone already.')).toBeVisible();
    await expect(stage).toHaveCount(0);
    await expect(unopened.first()).toBeFocused();
    await expect(unopened).toHaveCount(3);
    await expect.poll(opacities).toEqual(['1', '1', '1', '1', '1']);
    await page.unroute(unwrapCalls);
  });

  await test.step('[VIS-05] under reduced motion the whole letter appears at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const recordOf = await watchOpening(page);
    await unopened.first().click();
    await expect(detail).toContainText('Note');
    expect((await recordOf()).frames.filter((frame) => frame.paper)).toEqual([]);
    await expect(unwritten).toHaveCount(0);
  });

  await close();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(unopened).toHaveCount(2);
  const openings: string[] = [];
  page.on('request', (request) => request.url().includes('/unwrap/') && openings.push(request.url()));
  const noteId = await cards.filter({ has: unopened }).first().getAttribute('data-note');
  const card = page.locator(`[data-note="${noteId}"]`);
  const middleOfCard = async () => {
    const { x, y, width, height } = await placeOf(card);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const finger = await fingerOn(page);
  await page.clock.install();
  await stopTime(page);

  await test.step('[VIS-05] a finger that scrolls opens nothing', async () => {
    const middle = await middleOfCard();
    await finger.down(middle);
    await finger.move(middle, { x: middle.x, y: middle.y - 60 });
    await page.clock.runFor(1500);
    await expect(stage).toHaveCount(0);
    await finger.up();
    await expect(unopened).toHaveCount(2);
  });

  await test.step('[VIS-05] a finger that lifts early puts the card back, and the server is not called', async () => {
    await finger.down(await middleOfCard());
    await page.clock.runFor(700);
    await expect(envelope).toBeVisible();
    await expect(card).toHaveCSS('opacity', '0');
    await finger.up();
    await page.clock.runFor(400);
    await expect(stage).toHaveCount(0);
    await expect(card).toHaveCSS('opacity', '1');
    await expect(unopened).toHaveCount(2);
    expect(openings).toHaveLength(0);
  });

  await test.step('[VIS-05] a finger that stays opens the note once', async () => {
    const response = page.waitForResponse(unwrapCalls);
    await finger.down(await middleOfCard());
    await page.clock.runFor(1200);
    await response;
    await page.clock.resume();
    await expect(detail).toContainText('Note');
    await finger.up();
    await expect(detail).toBeVisible();
    expect(openings).toEqual([expect.stringContaining(`/unwrap/${noteId}`)]);
  });
});
