import type { Locator, Page, Response } from 'playwright/test';
import { fingerOn } from '../support/finger.ts';
import { frameOf, heightsOf, holdScripts } from '../support/first-frame.ts';
import { launch } from '../support/launch.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { expect, test } from '../support/test.ts';
import { createTestUser, openWithInitData } from '../support/test-users.ts';
import { holdTimer } from '../support/time.ts';
import { faultsOf, settle } from '../support/visual-checks.ts';

const sheetIn = (page: Page) => page.getByRole('dialog', { name: 'Share', exact: true });
const shareIn = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });
const poster = (sheet: Locator, design: string) => sheet.locator(`[data-look=${design}]`);
const isDrawn = (sheet: Locator, design: string) => expect(poster(sheet, design).locator('img')).toHaveJSProperty('naturalWidth', 540);

/** Waits until a poster is in the middle of the sheet. */
const isCentered = (sheet: Locator, design: string) =>
  expect
    .poll(() =>
      poster(sheet, design).evaluate((element) => {
        const middle = (of: Element) => {
          const { left, width } = of.getBoundingClientRect();
          return left + width / 2;
        };
        return Math.abs(middle(element) - middle(element.parentElement ?? element));
      }),
    )
    .toBeLessThan(3);

/** Expects that all actions and the whole code are in view. */
async function expectAllInView(sheet: Locator, code: string): Promise<void> {
  for (const name of ['Make the story', 'Send in a chat', 'Another app', 'Save', 'Copy link', 'How stories work'])
    await expect(sheet.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const place = sheet.getByText(code, { exact: true });
  await expect(place).toBeInViewport({ ratio: 1 });
  expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1)).toBe(true);
}

test.describe('under a finger', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('the share sheet fits small and common phones, follows a finger and keys, and is accessible', async ({ page, ann, problems }) => {
    const sheet = sheetIn(page);
    const designs = sheet.getByRole('radiogroup', { name: 'Pick a look' });
    const pictures: Response[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/api/images/')) pictures.push(answer);
    });
    let heights = async (): Promise<readonly number[]> => [];

    await test.step('[SAF-02][FST-02] the age question opens at its final height once the messenger has answered', async () => {
      await openWithInitData(page, ann, { app: 'main' });
      await shareIn(page).click();
      await sheet.getByRole('button', { name: 'Not now' }).click();
      await expect(sheet).toHaveCount(0);
      heights = await heightsOf(page, '[role="dialog"]');
      await shareIn(page).click();
      await expect(sheet.getByRole('button', { name: 'I am 18 or older' })).toBeVisible();
      expect(await heights()).toHaveLength(1);
    });

    await test.step('[VIS-04] on a small phone every action and the whole code are in view', async () => {
      await sheet.getByRole('button', { name: 'I am 18 or older' }).click();
      await expect(sheet.getByRole('radio', { name: 'Classic' })).toBeChecked();
      heights = await heightsOf(page, '[role="dialog"]');
      await isDrawn(sheet, 'classic');
      await expectAllInView(sheet, ann.code);
    });

    await test.step('[VIS-04] a swipe moves by one design, and nothing jumps while posters load', async () => {
      await settle(page);
      await isCentered(sheet, 'classic');
      // a short swipe stops at the next design, however fast it is
      await expect(poster(sheet, 'letter')).toHaveCSS('scroll-snap-stop', 'always');
      const box = await poster(sheet, 'classic').boundingBox();
      if (!box) throw new Error('The poster is not on the screen');
      const finger = await fingerOn(page);
      const from = { x: box.x + box.width * 0.9, y: box.y + 60 };
      await finger.swipe(from, { x: from.x - box.width * 0.75, y: from.y });
      await expect(sheet.getByRole('radio', { name: 'Letter' })).toBeChecked();
      await isCentered(sheet, 'letter');
      await isDrawn(sheet, 'letter');
      expect(await heights()).toHaveLength(1);
    });

    await test.step('[VIS-04][SEC-05] the second design loads at most three pictures, each at half its size', async () => {
      await isDrawn(sheet, 'headline');
      // a busy server answers 503, and the page requests the picture again
      const drawn = [...new Map(pictures.filter((answer) => answer.ok()).map((answer) => [answer.url(), answer])).values()];
      expect(drawn.map((answer) => answer.headers()['content-type'])).toEqual(['image/webp', 'image/webp', 'image/webp']);
      const sizes = await Promise.all(drawn.map(async (answer) => (await answer.body()).length));
      expect(Math.max(...sizes)).toBeLessThan(70_000);
    });

    await test.step('[VIS-04][NAV-08] arrow keys move through five named designs', async () => {
      await expect(designs.getByRole('radio')).toHaveCount(5);
      await designs.getByRole('radio', { name: 'Letter' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(designs.getByRole('radio', { name: 'Headline' })).toBeChecked();
      await expect(designs.getByRole('radio', { name: 'Headline' })).toBeFocused();
      await isCentered(sheet, 'headline');
    });

    await test.step('[VIS-04] on a common phone the sheet opens with the design that was chosen last, and everything is in view', async () => {
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      heights = await heightsOf(page, '[role="dialog"]');
      await shareIn(page).click();
      await expect(designs.getByRole('radio', { name: 'Headline' })).toBeChecked();
      await isCentered(sheet, 'headline');
      await expectAllInView(sheet, ann.code);
      expect(await heights()).toHaveLength(1);
    });

    await test.step('[VIS-01][VIS-04] with loaded and failed posters, light and dark, axe finds no fault, targets are high enough and nothing leaves the page', async () => {
      // the picture of the last design has not loaded yet
      problems.allow({ answers: [{ status: 429, path: /share-image/ }] });
      await page.route(/share-image/, (route) => route.fulfill({ status: 429, json: { error: { code: 'too_many', message: 'later' } } }));
      const faults = await faultsOf(page, 'loaded', [320, 390]);
      await sheet.getByRole('radio').last().check({ force: true });
      await expect(sheet.getByRole('alert')).toContainText('This picture didn’t load');
      faults.push(...(await faultsOf(page, 'failed', [320, 390])));
      expect(faults).toEqual([]);
    });

    await test.step('[VIS-04] a poster that failed loads when the user tries again', async () => {
      await page.unroute(/share-image/);
      await sheet.getByRole('button', { name: 'Try again' }).click();
      await expect(sheet.getByRole('alert')).toHaveCount(0);
      await expect(sheet.locator('[data-look] img').last()).toHaveJSProperty('naturalWidth', 540);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[SAF-02][SHR-05][FST-02] the share sheet shows that it waits for the messenger, and opens at its final height', async ({
    page,
    request,
  }) => {
    const visitor = await createTestUser(request, { firstName: 'Zoe' });
    const account = JSON.parse(new URLSearchParams(visitor.initData).get('user') ?? '{}').id;
    const confirmAge = (key: string) => location.protocol.startsWith('http') && localStorage.setItem(key, 'yes');
    await page.addInitScript(confirmAge, `billet/${account}/age-confirmed`);
    await page.addInitScript(leaveAgeUnanswered);
    const releaseScripts = await holdScripts(page);
    const endTimer = await holdTimer(page, STORAGE_DEADLINE);
    await openWithInitData(page, visitor, { app: 'main', until: 'commit' });
    const heights = await heightsOf(page, '[role="dialog"]');
    await frameOf(page).getByRole('button', { name: 'Share', exact: true }).click();
    releaseScripts();
    await expect(sheetIn(page).getByRole('status', { name: 'A moment…' })).toBeAttached();
    await endTimer();
    await expect(sheetIn(page).getByRole('button', { name: /^Copy link/ })).toBeVisible();
    expect(await heights()).toHaveLength(1);
  });
});

/** Milliseconds within which the messenger's cloud storage must respond. */
const STORAGE_DEADLINE = 2000;

/** A native messenger whose cloud storage fails immediately, and never responds to the query for the age confirmation. */
function leaveAgeUnanswered(): void {
  interface Receiver {
    readonly Telegram?: { readonly WebView?: { receiveEvent(event: string, data: object): void } };
  }
  const native = {
    postEvent(event: string, data: string): void {
      const { req_id, params } = JSON.parse(data) ?? {};
      if (event !== 'web_app_invoke_custom_method' || JSON.stringify(params).includes('age-confirmed')) return;
      const { Telegram } = window as unknown as Receiver;
      queueMicrotask(() => Telegram?.WebView?.receiveEvent('custom_method_invoked', { req_id, error: 'UNKNOWN_ERROR' }));
    },
  };
  Object.defineProperty(window, 'TelegramWebviewProxy', { get: () => native, set: () => undefined });
}

test('a share that fails shows its own message', async ({ page, problems }) => {
  const sheet = sheetIn(page);
  problems.allow({ answers: [{ status: 404, path: /share-image/ }] });
  await page.route('**/api/share-image/**', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'no' } } }),
  );

  await test.step('[SHR-05][ENV-06] a messenger that never answers leads to the plain link', async () => {
    // a native client that accepts every event and answers none
    await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } }));
    await page.clock.install();
    await launch(page, 'alice');
    await shareIn(page).click();
    await sheet.getByRole('button', { name: 'I am 18 or older' }).click();
    const chat = sheet.getByRole('button', { name: /Send in a chat/ });
    await chat.click();
    await expect(sheet.getByText('Choose in Telegram who gets it').first()).toBeVisible();
    await expect(chat).toHaveAttribute('aria-busy', 'true');
    await waitForFiles(page);
    await page.clock.fastForward(8000);
    await expect(sheet.getByRole('button', { name: 'Nothing opened? Tap to send the plain link' })).toBeVisible();
    await expect(chat).not.toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('[ERR-04] a story, a picture for another app and a saved picture that fail have their own messages', async () => {
    const failures = [
      ['Make the story', 'The story couldn’t be made'],
      ['Another app', 'The picture couldn’t be shared'],
      ['Save', 'The picture couldn’t be saved'],
    ] as const;
    for (const [name, words] of failures) {
      await shareIn(page).click();
      await expect(sheet.getByRole('alert')).toContainText('This picture didn’t load');
      await sheet.getByRole('button', { name }).click();
      await expect(page.getByText(words)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
  });

  await test.step('[ERR-04] a link that can not be copied says so', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await shareIn(page).click();
    await sheet.getByRole('button', { name: /Copy link/ }).click();
    await expect(page.getByText('The link couldn’t be copied')).toBeVisible();
  });
});
