import type { Locator, Page } from 'playwright/test';
import { fingerOn } from '../support/finger.ts';
import { launch } from '../support/launch.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { callShell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { holdPlainToasts, stopTime } from '../support/time.ts';

const sheetOf = (page: Page) => page.getByRole('dialog');

const SMALL = { width: 390, height: 420 } as const;
const HIGH = { width: 390, height: 2400 } as const;

/** Opens the settings, a sheet that is longer than a small screen. */
async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('button', { name: /Language/ })).toBeVisible();
  return sheet;
}

async function closeSettings(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toHaveCount(0);
}

const untilStill = (sheet: Locator) => sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));

/** Opens the settings and stops the page's clock, so that the test controls the speed of the finger. */
async function openUnderFinger(page: Page) {
  const sheet = await openSettings(page);
  await waitForFiles(page);
  await stopTime(page);
  const finger = await fingerOn(page);
  await untilStill(sheet);
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is no sheet');
  const shift = () => sheet.evaluate((element) => Math.round(new DOMMatrix(getComputedStyle(element).transform).f));
  /** Pulls a row down by some pixels and releases it after some milliseconds. Returns how far the sheet followed. */
  const pull = async (pixels: number, milliseconds: number) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    await finger.down({ x, y });
    await finger.move({ x, y }, { x, y: y + pixels });
    const moved = await shift();
    if (milliseconds > 0) await page.clock.runFor(milliseconds);
    await finger.up();
    return moved;
  };
  const isOpen = async () => {
    await page.clock.runFor(1000);
    return (await sheet.getAttribute('data-state')) === 'open';
  };
  const scroll = (pixels: number) =>
    sheet.evaluate((element, top) => {
      for (const each of element.querySelectorAll('*')) if (each.scrollHeight > each.clientHeight) each.scrollTop = top;
    }, pixels);
  return { sheet, height: box.height, pull, isOpen, scroll };
}

test.describe('by a finger', () => {
  test.use({ viewport: SMALL, hasTouch: true });

  test('a sheet follows a finger', async ({ page }) => {
    await page.clock.install();
    await launch(page, 'alice');

    await test.step('[VIS-01] a slow pull closes a sheet from a quarter of its height on', async () => {
      const { height, pull, isOpen } = await openUnderFinger(page);
      expect(await pull(Math.floor(height * 0.24), 2000)).toBeGreaterThan(80);
      expect(await isOpen()).toBe(true);
      await pull(Math.ceil(height * 0.26), 2000);
      await expect(sheetOf(page)).toHaveCount(0);
      await page.clock.resume();
    });

    await test.step('[VIS-01] the content scrolls first and locks the sheet for 100 ms, and a swipe closes it from 0.4 px a millisecond on', async () => {
      const { pull, isOpen, scroll } = await openUnderFinger(page);
      await scroll(40);
      expect(await pull(20, 1)).toBe(0);
      await scroll(0);
      await page.clock.runFor(90);
      expect(await pull(60, 1)).toBe(0);
      await page.clock.runFor(110);
      expect(await pull(60, 60 / 0.38)).toBeGreaterThan(50);
      expect(await isOpen()).toBe(true);
      await pull(60, 60 / 0.42);
      await expect(sheetOf(page)).toHaveCount(0);
      await page.clock.resume();
    });

    await test.step('[VIS-01][NAV-08] while it is closing it takes neither a tap nor a key', async () => {
      const { sheet } = await openUnderFinger(page);
      const row = sheet.getByRole('button', { name: /Language/ });
      await row.focus();
      // neither their animations nor the stopped clock remove the sheet and the overlay
      const parts = page.locator('[role=dialog], :has(+ [role=dialog])');
      await parts.evaluateAll((elements) => {
        for (const each of elements as HTMLElement[]) each.style.animationDuration = '1000s';
      });
      await sheet.evaluate((element) => element.addEventListener('click', () => element.setAttribute('data-clicked', '')));
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveAttribute('data-state', 'closed');
      const box = await row.boundingBox();
      if (!box) throw new Error('There is no row');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.keyboard.press('Enter');
      await expect(sheet).not.toHaveAttribute('data-clicked');
      await parts.evaluateAll((elements) => {
        for (const animation of elements.flatMap((each) => each.getAnimations())) animation.finish();
      });
      await expect(sheet).toHaveCount(0);
      await page.clock.resume();
      await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
    });
  });
});

/** Expects that a press on a notice and a swipe that removes it leave the sheet below open. */
async function checkNotice(page: Page, sheet: Locator): Promise<void> {
  const notice = page.getByText('Over the sheet');
  await callShell(page, 'notify', { message: 'Over the sheet', type: 'error', duration: 600_000 });
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  if (!box) throw new Error('There is no notice');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
  await expect(sheet).toHaveAttribute('data-state', 'open');
  await page.mouse.down();
  await page.mouse.move(x, box.y - 80, { steps: 5 });
  await page.mouse.up();
  await expect(notice).toBeHidden();
  await expect(sheet).toHaveAttribute('data-state', 'open');
  await expect(sheet.getByRole('button', { name: /Language/ })).toBeVisible();
}

test('a sheet moves as specified and covers the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(SMALL);
  await holdPlainToasts(page);
  await launch(page, 'alice');

  await test.step('[VIS-01] it animates for 0.5 s up to 0.95 of the screen, and layout transitions take 0.45 s', async () => {
    const sheet = await openSettings(page);
    expect(await sheet.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.5s');
    expect(await sheet.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.5s');
    expect((await sheet.boundingBox())?.height).toBeCloseTo(SMALL.height * 0.95, 0);
    const moving = page.getByRole('navigation', { includeHidden: true }).evaluate((bar) => {
      const durations = [...bar.querySelectorAll('*')].map((each) => getComputedStyle(each).transitionDuration);
      return durations.filter((duration) => duration.includes('0.45s')).length;
    });
    expect(await moving).toBeGreaterThan(0);
    await closeSettings(page);
  });

  await test.step('[VIS-01] it rounds the page behind it by 8 px', async () => {
    await page.setViewportSize(HIGH);
    await openSettings(page);
    const behind = page.locator('[data-vaul-drawer-wrapper]');
    await expect(behind).toHaveCSS('border-radius', '8px');
    expect(await behind.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)).toBeLessThan(1);
    await closeSettings(page);
  });

  await test.step('[VIS-01][NAV-08] it covers the page from its first frame to its last', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const sheet = await openSettings(page);
    const covers = () =>
      page.evaluate(() => {
        const below = document.querySelector('#root');
        const at = [0.05, 0.3, 0.6, 0.97].map((part) => document.elementFromPoint(innerWidth / 2, innerHeight * part));
        return at.every((each) => each !== null && !below?.contains(each));
      });
    expect(await covers()).toBe(true);
    await untilStill(sheet);
    expect(await covers()).toBe(true);
    // Samples every frame until the sheet has closed.
    const whileClosing = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const below = document.querySelector('#root');
          let wasCovered = true;
          const check = () => {
            if (!document.querySelector('[role="dialog"]')) return resolve(wasCovered);
            const hit = document.elementFromPoint(innerWidth / 2, innerHeight * 0.05);
            wasCovered &&= hit !== null && !below?.contains(hit);
            requestAnimationFrame(check);
          };
          check();
        }),
    );
    await page.keyboard.press('Escape');
    expect(await whileClosing).toBe(true);
    await expect(sheet).toHaveCount(0);
  });

  await test.step('[VIS-01] with reduced motion, it and the page behind it change at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(HIGH);
    await page.evaluate(() => {
      const moved = new Set<string>();
      const note = () => {
        for (const { effect } of document.getAnimations()) {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          if (!target?.matches('[data-vaul-drawer-wrapper], [data-state]')) continue;
          if (Number(effect?.getComputedTiming().duration) > 1) moved.add(target.outerHTML);
        }
      };
      for (const event of ['animationstart', 'transitionrun']) addEventListener(event, note, true);
      Object.assign(window, { moved });
    });
    await openSettings(page);
    await closeSettings(page);
    expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([]);
  });

  await test.step('[VIS-01][ERR-02] a press on a notice and a swipe that removes it leave the sheet below open', async () => {
    await page.setViewportSize(SMALL);
    await checkNotice(page, await openSettings(page));
  });
});
