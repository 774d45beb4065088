import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, TestInfo } from 'playwright/test';
import { type CustomTheme, customThemes, queryOf } from '../support/custom-themes.ts';
import { type Ruler, rulerScript } from '../support/fit.ts';
import { type Check, type Found, faultsOfStates, type Illegible, openFrames, type Variant } from '../support/frames.ts';
import { type DevelopmentServer, developmentServer, parts } from '../support/gallery.ts';
import { type Legible, legibleScript } from '../support/legible.ts';
import { expect, test } from '../support/test.ts';

/**
 * Renders every named state of every view on the narrowest phone, in some languages and themes. With BILLET_GALLERY=all also on a common
 * phone and a tablet, in every language and theme. With PICTURES set, draws the contact sheet of docs/pictures instead.
 */
const docs = process.env.PICTURES ? path.resolve(import.meta.dirname, '../../docs/pictures') : undefined;
const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

if (docs) drawSheet(docs);
else {
  for (const part of parts) testPart(part);
  testChecks();
}

function testPart(part: string): void {
  test(`[VIS-03][I18-01][I18-02] every state of ${part} renders, fits, and has large tap targets and readable words, light and dark`, async ({
    page,
  }, info) => {
    test.setTimeout(timeout);
    const server = await developmentServer(part);
    try {
      const states = await openFrames(page, server.gallery, frames);
      expect(states.length).toBeGreaterThan(2);
      const { misfits, illegible } = await faultsOfStates(page, states, await makeChecks());
      await attachPictures(page, info, server.gallery, misfits);
      expect.soft(misfits.map(describeMisfit)).toEqual([]);
      expect(illegible.map(describeIllegible)).toEqual([]);
    } finally {
      await leave(page, server);
    }
  });
}

const isFullRun = process.env.BILLET_GALLERY === 'all';
/** Milliseconds. A part has up to 200 states, each of which renders in up to 39 variants. */
const timeout = isFullRun ? 1_800_000 : 600_000;
/** The number of variants of a state that render at the same time: all of them, except in the whole gallery. */
const frames = 6;
const modes = ['valentine', 'anonymous'];
const themes = ['mode=valentine', 'mode=anonymous&dark', 'mode=valentine&dark', 'mode=anonymous'];
const themeAt = (index: number) => themes[index % themes.length] ?? '';
const narrow = [{ width: 320, height: 640 }];
const customs = Object.keys(customThemes) as CustomTheme[];

const inLanguage = (language: string, theme: string): Variant => ({ language, query: `language=${language}&${theme}` });
const inCustomTheme = (name: CustomTheme, mode: string | undefined): Variant => ({
  language: `en, ${name}`,
  query: `language=en&mode=${mode}&${queryOf(name)}`,
});

/** Returns the checks of each state by its number. */
async function makeChecks(): Promise<(turn: number) => readonly Check[]> {
  const languages = (await readdir(path.resolve(import.meta.dirname, '../../shared-i18n/locales'))).sort();
  expect(languages.length).toBeGreaterThanOrEqual(17);
  return isFullRun ? () => everyCheck(languages) : (turn) => someChecks(languages, turn);
}

/**
 * English, Russian and German, which has the longest words, in light and dark themes; two of the other languages; and one custom theme or
 * none. Words that English and Russian have in common are user-written.
 */
function someChecks(languages: readonly string[], turn: number): Check[] {
  const always = ['en', 'ru', 'de'];
  const others = languages.filter((language) => !always.includes(language));
  const custom = customs[turn % (customs.length + 1)];
  return [
    ...always.map((language, index) => ({ variant: inLanguage(language, themeAt(turn + index)), sizes: narrow, widths: [320] })),
    ...others
      .filter((_, index) => index % 7 === turn % 7)
      .map((language, index) => ({
        variant: inLanguage(language, themeAt(turn + index + 3)),
        sizes: narrow,
        widths: language === 'ar' ? [320] : [],
      })),
    ...(custom ? [{ variant: inCustomTheme(custom, modes[turn % 2]), sizes: [], widths: [320] }] : []),
  ];
}

/** The text of every language, and four languages and the custom themes in every combination of modes and themes. */
function everyCheck(languages: readonly string[]): Check[] {
  const sizes = [...narrow, phone];
  const widths = [320, 390, 768];
  return [
    ...languages.map((language, index) => ({ variant: inLanguage(language, themeAt(index)), sizes, widths: [] })),
    ...['en', 'ru', 'de', 'ar'].flatMap((language) => themes.map((theme) => ({ variant: inLanguage(language, theme), sizes: [], widths }))),
    ...customs.flatMap((name) => modes.map((mode) => ({ variant: inCustomTheme(name, mode), sizes: [], widths }))),
  ];
}

/** Leaves the page before its server stops: a failing request would count as a fault of the page. */
async function leave(page: Page, server: DevelopmentServer): Promise<void> {
  await page.goto('about:blank').finally(() => server.stop());
}

const describeIllegible = ({ variant, width, state, kind, text, where }: Illegible) =>
  `${variant.query.slice(0, 60)} ${width}: ${state}: ${kind}: ${where} “${text}”`;

/** Tests the checks of fit.ts and legible.ts with deliberate faults, each beside a correct counterpart. */
function testChecks(): void {
  test('[VIS-03] the checks of text fit and legibility find every planted fault and no other', async ({ page }) => {
    await page.setContent(`<body style="margin:0;background:#fff;color:#000;font:16px/1.5 sans-serif">
      <button style="width:44px;height:44px">a</button>
      <button style="width:44px;height:40px" aria-label="low">b</button>
      <button style="width:44px;height:40px;position:relative;border:0" class="spread">c</button>
      <style>.spread::after{content:'';position:absolute;inset:-2px}</style>
      <p>Words, <a href="#1" style="color:#00f">a link in them</a> and more words.</p>
      <p>Words, <a href="#2" style="color:#00f">one</a> <a href="#3" style="color:#00f">two</a>.</p>
      <p style="color:#777">grey on white</p>
      <p style="color:#757575">dark grey on white</p>
      <p style="color:#949494;font-size:24px">large and pale</p>
      <p style="color:#999;font-size:24px">large and paler</p>
      <p style="background:linear-gradient(90deg,#000,#888);color:#fff">on a gradient</p>
      <div style="background:#fff;position:relative;height:30px"><i style="position:absolute;inset:0;background:#000;pointer-events:none"></i><b style="position:relative;color:#222">on what lets taps through</b></div>
      <div style="opacity:.6">seen in part, and black</div>
      <div style="opacity:.4">seen in a smaller part</div>
      <button disabled style="width:44px;height:44px;color:#ccc;background:#fff">off</button>
      <div style="position:relative;width:120px;height:40px"><img alt="" width="120" height="40" style="position:absolute" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><span style="position:relative">on a picture</span></div>
      <div style="overflow-y:auto;width:100px"><div style="width:140px">wide</div></div>
      <div style="overflow-x:auto;scrollbar-width:none;width:100px"><div style="width:140px">a row that is meant to</div></div>
    </body>`);
    await page.addScriptTag({ content: legibleScript });
    const { faults, overPictures } = await page.evaluate(() => (window as unknown as { legible: Legible }).legible.findFaults(document));
    expect(faults.map(({ kind, text }) => `${kind}: ${text.replace(/, rgb.*|: [\d× ]+$/, '')}`)).toEqual([
      'too small to tap: low',
      'too small to tap: one',
      'too small to tap: two',
      'scrolls sideways: 40 px',
      'too pale: grey on white: 4.48',
      'too pale: large and paler: 2.85',
      'too pale: on a gradient: 3.54',
      'too pale: on what lets taps through: 1.32',
      'too pale: seen in a smaller part: 2.85',
    ]);
    expect(overPictures).toEqual(['span. “on a picture”']);
  });

  test('[VIS-03] the checks find planted faults in a modal dialog, which covers the page', async ({ page }) => {
    await page.setContent(`<body style="background:#fff;color:#000;font:16px/1.5 sans-serif">
      <p>behind the dialog</p>
      <dialog style="background:#000;color:#fff">
        <p style="color:#666">grey on black</p>
        <p>white on black</p>
        <p style="overflow:hidden;width:60px;white-space:nowrap">longer than its box</p>
      </dialog>
    </body>`);
    await page.addScriptTag({ content: `${rulerScript}\n{${legibleScript}}` });
    const { misfits, faults } = await page.evaluate(() => {
      document.querySelector('dialog')?.showModal();
      const { ruler, legible } = window as unknown as { ruler: Ruler; legible: Legible };
      return { misfits: ruler.read(document).misfits, faults: legible.findFaults(document).faults };
    });
    expect(misfits.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(['cut: longer than its box']);
    expect(faults.map(({ kind, text }) => `${kind}: ${text.replace(/, rgb.*/, '')}`)).toEqual(['too pale: grey on black: 3.66']);
  });
}

const describeMisfit = ({ variant, width, state, kind, text, where }: Found) =>
  `${variant.language} ${width}: ${state}: ${kind}: ${where} “${text}”`;

/** Attaches pictures of the first 12 misfits to the report. */
async function attachPictures(page: Page, info: TestInfo, gallery: string, found: readonly Found[]): Promise<void> {
  const places = new Map(found.map((each) => [`${each.variant.language} ${each.width} ${each.state}`, each]));
  for (const [name, { variant, width, state }] of [...places].slice(0, 12)) {
    await page.setViewportSize({ ...phone, width });
    await page.goto(`${gallery}?${variant.query}&state=${encodeURIComponent(state)}`);
    await page.locator('html[data-shows]').waitFor({ state: 'attached' });
    await info.attach(name, { body: await page.screenshot({ animations: 'disabled' }), contentType: 'image/png' });
  }
}

function drawSheet(folder: string): void {
  const pictures = new Map<string, readonly string[]>();
  for (const part of parts) {
    test(`[VIS-03] pictures of every named state of ${part}`, async ({ page }, info) => {
      test.setTimeout(timeout);
      const server = await developmentServer(part);
      try {
        pictures.set(part, await picturesOf(page, server.gallery, (name) => info.outputPath(`${name}.jpg`)));
      } finally {
        await leave(page, server);
      }
    });
  }
  test('[VIS-03] the contact sheet contains every part', async ({ page }) => {
    expect([...pictures.keys()]).toEqual(parts);
    await contactSheet(page, pictures, path.join(folder, 'states.jpg'));
  });
}

/** Takes a picture of each state in English, light, and in Russian, dark. */
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

/** Renders another state in the same page and waits for its fonts and pictures. */
async function show(page: Page, query: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const root = document.documentElement;
    delete root.dataset.shows;
    history.replaceState(null, '', wanted);
    window.dispatchEvent(new PopStateEvent('popstate'));
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isVisible = () =>
      root.dataset.shows !== undefined &&
      [...document.querySelectorAll('#root > *, dialog, [role="dialog"], [role="alertdialog"]')].some((each) => each.checkVisibility());
    while (!isVisible()) await nextFrame();
    await document.fonts.ready;
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
    await nextFrame();
  }, query);
}

/** Takes a picture after every finite animation has ended and the document has not changed for 250 ms. */
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

/** Draws all pictures side by side under the names of their parts. */
async function contactSheet(page: Page, pictures: ReadonlyMap<string, readonly string[]>, target: string): Promise<void> {
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
