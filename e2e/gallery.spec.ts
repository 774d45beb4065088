import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { developmentServer, type Part, parts } from './support/gallery.ts';
import { freshStack, type Stack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** Every named state of every view, as a phone shows it. With PICTURES set they also make the contact sheet of docs/pictures. */
const docs = process.env.PICTURES ? path.resolve(import.meta.dirname, '../docs/pictures') : undefined;
const pictures = new Map<Part, readonly string[]>();
const phone = { width: 390, height: 844 };

interface Look {
  readonly name: string;
  readonly query: string;
}
const looks: readonly Look[] = [
  { name: 'light, English', query: 'mode=valentine&language=en' },
  { name: 'dark, Russian', query: 'mode=anonymous&language=ru&dark' },
];

let stack: Stack;
test.beforeAll(async () => {
  stack = await freshStack();
});
test.afterAll(() => stack.stop());
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

for (const part of parts) {
  test(`[VIS-03] every named state of ${part} draws without a fault, light and dark`, async ({ page }, info) => {
    test.setTimeout(300_000);
    const server = await developmentServer(part);
    try {
      await page.goto(server.gallery);
      await expect(page.getByRole('link').first()).toBeVisible();
      const states = await page.getByRole('link').allTextContents();
      const wanted = states.flatMap((state) => looks.map(({ query }) => `${server.gallery}?state=${encodeURIComponent(state)}&${query}`));
      pictures.set(part, await drawAll(page.context(), wanted, info.outputPath()));
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

/** In the page: until fonts and pictures are there, nothing moves, and nothing has changed for a quarter of a second. */
async function settled(): Promise<void> {
  await new Promise<void>((resolve) => {
    let quiet = setTimeout(resolve, 250);
    new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(resolve, 250);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await document.fonts.ready;
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  const passing = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map((animation) => animation.finished));
}

/** Draws several at once: most of the time is waiting for what moves. */
async function drawAll(context: BrowserContext, urls: readonly string[], folder: string): Promise<string[]> {
  const rest = [...urls.entries()];
  const files: string[] = [];
  const painter = async (): Promise<void> => {
    const page = await context.newPage();
    for (let next = rest.shift(); next; next = rest.shift())
      files[next[0]] = await draw(page, next[1], path.join(folder, `${next[0]}.jpg`));
    await page.close();
  };
  await Promise.all([painter(), painter(), painter(), painter()]);
  return files;
}

async function draw(page: Page, url: string, file: string): Promise<string> {
  await page.goto(url);
  await expect(page.locator('html[data-shows]')).toBeAttached();
  await expect(page.locator('#root > *, [role="dialog"], [role="alertdialog"]').first()).toBeVisible();
  await page.evaluate(settled);
  await page.screenshot({ path: file, type: 'jpeg', quality: 80, animations: 'disabled' });
  return file;
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
