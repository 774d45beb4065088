import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, TestInfo } from 'playwright/test';
import { type Found, type Look, misfitsOf, openFrames } from './support/frames.ts';
import { developmentServer, type Part, parts } from './support/gallery.ts';
import { expect, test } from './support/test.ts';

/** Every named state of every view, as the narrowest phone shows it, and by `npm run gallery` a usual one. With PICTURES set they make the contact sheet of docs/pictures instead. */
const docs = process.env.PICTURES ? path.resolve(import.meta.dirname, '../docs/pictures') : undefined;
const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

if (docs) drawSheet(docs);
else for (const part of parts) readGallery(part);

function readGallery(part: Part): void {
  test(`[VIS-03][I18-01] every named state of ${part} draws without a fault, light and dark, and every label fits its place in every language`, async ({
    page,
  }, info) => {
    test.setTimeout(300_000);
    const server = await developmentServer(part);
    try {
      const looks = await allLooks();
      expect(looks.length).toBeGreaterThanOrEqual(17);
      const states = await openFrames(page, server.gallery, looks);
      expect(states.length).toBeGreaterThan(2);
      const found = await misfitsOf(page, states, looks);
      await attachPictures(page, info, server.gallery, found);
      expect(found.map(inWords)).toEqual([]);
    } finally {
      await server.stop();
    }
  });
}

const themes = ['mode=valentine', 'mode=anonymous&dark', 'mode=valentine&dark', 'mode=anonymous'];

/** Every language that has a catalogue; each wears another mode and theme than the one before. */
async function allLooks(): Promise<Look[]> {
  const folders = await readdir(path.resolve(import.meta.dirname, '../shared-i18n/locales'));
  return folders.sort().map((language, index) => ({ language, query: `language=${language}&${themes[index % themes.length]}` }));
}

const inWords = ({ look, width, state, kind, text, where }: Found) => `${look.language} ${width}: ${state}: ${kind}: ${where} “${text}”`;

/** The first dozen of what doesn't fit, for the report. */
async function attachPictures(page: Page, info: TestInfo, gallery: string, found: readonly Found[]): Promise<void> {
  const places = new Map(found.map((each) => [`${each.look.language} ${each.width} ${each.state}`, each]));
  for (const [name, { look, width, state }] of [...places].slice(0, 12)) {
    await page.setViewportSize({ ...phone, width });
    await page.goto(`${gallery}?${look.query}&state=${encodeURIComponent(state)}`);
    await page.locator('html[data-shows]').waitFor({ state: 'attached' });
    await info.attach(name, { body: await page.screenshot({ animations: 'disabled' }), contentType: 'image/png' });
  }
}

function drawSheet(folder: string): void {
  const pictures = new Map<Part, readonly string[]>();
  for (const part of parts) {
    test(`[VIS-03] pictures of every named state of ${part}`, async ({ page }, info) => {
      test.setTimeout(300_000);
      const server = await developmentServer(part);
      try {
        pictures.set(part, await picturesOf(page, server.gallery, (name) => info.outputPath(`${name}.jpg`)));
      } finally {
        await server.stop();
      }
    });
  }
  test('[VIS-03] the contact sheet shows every part', async ({ page }) => {
    expect([...pictures.keys()]).toEqual(parts);
    await contactSheet(page, pictures, path.join(folder, 'states.jpg'));
  });
}

/** Each state in English and in Russian, light and dark, one after the other. */
async function picturesOf(page: Page, gallery: string, fileOf: (name: number) => string): Promise<string[]> {
  await page.goto(gallery);
  await expect(page.getByRole('link').first()).toBeVisible();
  const files: string[] = [];
  for (const state of await page.getByRole('link').allTextContents()) {
    for (const query of ['mode=valentine&language=en', 'mode=anonymous&language=ru&dark']) {
      await show(page, `?state=${encodeURIComponent(state)}&${query}`);
      files.push(await picture(page, fileOf(files.length)));
    }
  }
  return files;
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

/** All pictures side by side, small, under the names of their parts. */
async function contactSheet(page: Page, pictures: ReadonlyMap<Part, readonly string[]>, target: string): Promise<void> {
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
