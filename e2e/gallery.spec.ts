import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { developmentServer, type RemoteName } from './support/gallery.ts';
import { freshStack, type Stack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** Every named state of every view, as a phone shows it. With PICTURES set they also make the contact sheets of docs/pictures. */
const docs = process.env.PICTURES ? path.resolve(import.meta.dirname, '../docs/pictures') : undefined;
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

for (const remote of ['share', 'inbox', 'send'] satisfies RemoteName[]) {
  test(`[VIS-03] every named state of remote-${remote} draws without a fault, light and dark`, async ({ page }, info) => {
    test.setTimeout(300_000);
    const server = await developmentServer(remote);
    try {
      await page.goto(server.gallery);
      await expect(page.getByRole('link').first()).toBeVisible();
      const states = await page.getByRole('link').allTextContents();
      const pictures: string[] = [];
      for (const state of states) {
        for (const look of looks) {
          pictures.push(
            await draw(
              page,
              `${server.gallery}?state=${encodeURIComponent(state)}&${look.query}`,
              info.outputPath(`${pictures.length}.jpg`),
            ),
          );
        }
      }
      if (docs) await contactSheet(page, pictures, path.join(docs, `states-${remote}.jpg`));
    } finally {
      await server.stop();
    }
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

async function draw(page: Page, url: string, file: string): Promise<string> {
  await page.goto(url);
  await expect(page.locator('html[data-shows]')).toBeAttached();
  await page.evaluate(settled);
  await page.screenshot({ path: file, type: 'jpeg', quality: 80, animations: 'disabled' });
  return file;
}

/** All pictures side by side, small. */
async function contactSheet(page: Page, files: readonly string[], target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const images = await Promise.all(files.map(async (file) => (await readFile(file)).toString('base64')));
  const cells = images.map((data) => `<img width="156" height="338" src="data:image/jpeg;base64,${data}">`);
  await page.setViewportSize({ width: 12 * 164 + 8, height: 400 });
  await page.setContent(`<body style="margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#888">${cells.join('')}</body>`);
  await page.screenshot({ path: target, type: 'jpeg', quality: 75, fullPage: true });
}
