import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { developmentServer, type Part, parts } from './support/gallery.ts';
import { cutWords, settle, widerThanPage } from './support/look.ts';
import { expect, test } from './support/test.ts';

/** Every named state of every view, as a phone shows it. With PICTURES set they also make the contact sheet of docs/pictures. */
const docs = process.env.PICTURES ? path.resolve(import.meta.dirname, '../docs/pictures') : undefined;
const pictures = new Map<Part, readonly string[]>();
const phone = { width: 390, height: 844 };

/** How every state is looked at; the longer words on the smaller phone. */
const looks = [
  { query: 'mode=valentine&language=en', size: phone },
  { query: 'mode=anonymous&language=ru&dark', size: docs ? phone : { width: 320, height: 640 } },
] as const;

test.use({ viewport: phone });

for (const part of parts) {
  test(`[VIS-03] every named state of ${part} draws without a fault, light and dark, and no word is cut`, async ({ page }, info) => {
    test.setTimeout(300_000);
    const server = await developmentServer(part);
    try {
      await page.goto(server.gallery);
      await expect(page.getByRole('link').first()).toBeVisible();
      const states = await page.getByRole('link').allTextContents();
      expect(states.length).toBeGreaterThan(2);
      const files: string[] = [];
      const found: string[] = [];
      for (const { query, size } of looks) {
        await page.setViewportSize(size);
        for (const state of states) {
          await show(page, `?state=${encodeURIComponent(state)}&${query}`);
          found.push(...(await faultsOf(page)).map((line) => `${state} (${query}): ${line}`));
          if (docs) files.push(await picture(page, info.outputPath(`${files.length}.jpg`)));
        }
      }
      expect(found).toEqual([]);
      pictures.set(part, inPairs(files));
    } finally {
      await server.stop();
    }
  });
}

if (docs) {
  test('[VIS-03] the contact sheet shows every part', async ({ page }) => {
    expect([...pictures.keys()]).toEqual(parts);
    await contactSheet(page, path.join(docs, 'states.jpg'));
  });
}

async function faultsOf(page: Page): Promise<string[]> {
  await settle(page);
  const wide = await widerThanPage(page);
  return [...(wide > 0 ? [`${wide} px wider than the page`] : []), ...(await cutWords(page))];
}

/** Draws another state in the same page, and waits until it stands there with its fonts and pictures. */
async function show(page: Page, query: string): Promise<void> {
  const isShown = await page.evaluate(async (wanted) => {
    const root = document.documentElement;
    delete root.dataset.shows;
    history.replaceState(null, '', wanted);
    window.dispatchEvent(new PopStateEvent('popstate'));
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isVisible = () =>
      root.dataset.shows !== undefined &&
      [...document.querySelectorAll('#root > *, [role="dialog"], [role="alertdialog"]')].some((each) => each.checkVisibility());
    for (const until = performance.now() + 10_000; !isVisible() && performance.now() < until; ) await nextFrame();
    await document.fonts.ready;
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
    await nextFrame();
    return isVisible();
  }, query);
  expect(isShown, query).toBe(true);
}

/** Taken when nothing moves, and nothing has changed for a quarter of a second. */
async function picture(page: Page, file: string): Promise<string> {
  await page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      let quiet = setTimeout(resolve, 250);
      new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(resolve, 250);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
  await page.screenshot({ path: file, type: 'jpeg', quality: 80, animations: 'disabled' });
  return file;
}

/** The looks of one state side by side. */
function inPairs(files: readonly string[]): string[] {
  const count = files.length / looks.length;
  return files.slice(0, count).flatMap((_, state) => looks.map((_look, look) => files[look * count + state] ?? ''));
}

/** All pictures side by side, small, under the names of their parts. */
async function contactSheet(page: Page, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const sections = await Promise.all(
    [...pictures].map(async ([part, files]) => `<h2>${part}</h2><div>${(await cells(files)).join('')}</div>`),
  );
  const style = 'body{margin:8px;background:#888;font:24px sans-serif}h2{margin:16px 0 8px}div{display:flex;flex-wrap:wrap;gap:6px}';
  await page.setViewportSize({ width: 16 * 162 + 10, height: 400 });
  await page.setContent(`<style>${style}</style>${sections.join('')}`);
  await page.screenshot({ path: target, type: 'jpeg', quality: 70, fullPage: true });
}

async function cells(files: readonly string[]): Promise<string[]> {
  const images = await Promise.all(files.map(async (file) => (await readFile(file)).toString('base64')));
  return images.map((data) => `<img width="156" height="338" src="data:image/jpeg;base64,${data}">`);
}
