import type { Page } from 'playwright/test';
import { changeLanguage, goTo } from '../support/shell.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { createTestUser } from '../support/test-users.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const latin = 'unbounded-latin-700';
/** The font files of a page's titles by language. Every other language only uses basic Latin. */
const filesOf: Readonly<Record<string, readonly string[]>> = {
  ru: ['unbounded-cyrillic-700', latin],
  uk: ['unbounded-cyrillic-700', latin],
  tr: ['unbounded-latin-ext-700', latin],
  vi: ['be-vietnam-pro-latin-700', 'be-vietnam-pro-vietnamese-700'],
  ar: [latin, 'vazirmatn-arabic-700'],
  fa: [latin, 'vazirmatn-arabic-700'],
  he: ['rubik-hebrew-700', latin],
  hi: [latin, 'yantramanav-devanagari-700'],
};
const languages = ['ar', 'de', 'en', 'es', 'fa', 'fil', 'fr', 'he', 'hi', 'id', 'it', 'ms', 'pt', 'ru', 'tr', 'uk', 'vi'];

/** Names in several scripts, and the font files that each adds to those of an English page and of the names before. */
const names = [
  { firstName: 'Zoë 👩‍🚀', files: [] },
  { firstName: 'Łukasz', files: ['unbounded-latin-ext-700'] },
  { firstName: 'Thị Hằng', files: ['unbounded-vietnamese-700'] },
  { firstName: 'Анна', files: ['unbounded-cyrillic-700'] },
  { firstName: 'Гүлнұр', files: ['rubik-cyrillic-ext-700'] },
  { firstName: 'אביגיל', files: ['rubik-hebrew-700'] },
  { firstName: 'فاطمة', files: ['vazirmatn-arabic-700'] },
  { firstName: 'अनुष्का', files: ['yantramanav-devanagari-700'] },
];

/** Collects the font files that a page requests after its last navigation. */
function collectFonts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.clear();
    const [, file] = /\/fonts\/(.+)\.woff2$/.exec(request.url()) ?? [];
    if (file) asked.add(file);
  });
  return asked;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const waitForFonts = (page: Page) => page.evaluate(async () => void (await document.fonts.ready));

/** Opens the public page of a new user in a plain browser. Does not wait for the load event, which would wait for delayed fonts. */
async function visitWeb(page: Page, firstName: string, language = 'en'): Promise<void> {
  const { code } = await createTestUser(page.request, { firstName });
  // a blank document has no storage
  await page.addInitScript((locale) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('billet-language', locale);
  }, language);
  await page.goto('about:blank');
  await page.goto(`${appUrl()}/?entry=ask&tgWebAppStartParam=${code}`, { waitUntil: 'commit' });
}

/** The font families that render the words of a catalogue in a title. Emoji are omitted, because the system font renders them. */
async function familiesOfCatalogue(page: Page, language: string): Promise<string[]> {
  await page.evaluate(async (locale) => {
    const catalogue = await (await fetch(`/locales/${locale}.ftl`)).text();
    const words = catalogue.replaceAll(/^#.*|^[\w-]+ =|^ +\.[\w-]+ =|\{[^}"]*\}/gm, '');
    const undrawn = /[\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu;
    const place = document.createElement('h1');
    Object.assign(place, { id: 'catalogue', textContent: words.replaceAll(undrawn, ''), style: 'font-family: var(--font-display)' });
    document.body.append(place);
    await document.fonts.ready;
  }, language);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#catalogue' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  await page.evaluate(() => document.getElementById('catalogue')?.remove());
  // Chromium reports one family with the name of its lightest weight
  return fonts.map(({ familyName }) => familyName.replace(/ Light$/, '')).sort();
}

const families: Readonly<Record<string, readonly string[]>> = {
  vi: ['Be Vietnam Pro'],
  ar: ['Unbounded', 'Vazirmatn'],
  fa: ['Unbounded', 'Vazirmatn'],
  he: ['Rubik', 'Unbounded'],
  hi: ['Unbounded', 'Yantramanav'],
};

test('[I18-03][I18-05] in every language the display font has a glyph for every word', async ({ page }) => {
  const requested = collectFonts(page);
  await page.goto(appUrl());
  for (const language of languages)
    await test.step(`[I18-03] ${language}: the page requests the files of its display font and draws every word with it`, async () => {
      await changeLanguage(page, language);
      await expect(title(page)).toBeVisible();
      expect(await familiesOfCatalogue(page, language)).toEqual(families[language] ?? ['Unbounded']);
      // an open page requests a file once, so the files of earlier languages are in the set too
      expect([...requested]).toEqual(expect.arrayContaining([...(filesOf[language] ?? [latin])]));
    });
});

/** Delays the responses of font files until they are released. */
async function holdFonts(page: Page): Promise<{ readonly release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/fonts\//, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

test('[I18-05] a name in another script loads the font of its script, and nothing moves when that font arrives late', async ({ page }) => {
  const requested = collectFonts(page);
  await visitWeb(page, 'Ann');
  await expect(title(page)).toContainText('Ann');
  await waitForFonts(page);
  expect([...requested]).toEqual([latin]);
  for (const { firstName, files } of names)
    await test.step(`[I18-05] the name ${firstName} loads ${files.join(', ') || 'no other file'}`, async () => {
      requested.clear();
      const fonts = await holdFonts(page);
      const { code } = await createTestUser(page.request, { firstName });
      await goTo(page, `/ask?code=${code}`);
      await expect(title(page)).toContainText(firstName);
      await expect.poll(() => [...requested].sort()).toEqual(files);
      const before = { boxes: await boxesOf(page), shift: await shiftOf(page) };
      fonts.release();
      await waitForFonts(page);
      expect(await boxesOf(page)).toEqual(before.boxes);
      expect((await shiftOf(page)) - before.shift).toBeLessThan(0.001);
      expect([...requested].sort()).toEqual(files);
      await page.unrouteAll();
    });
});

/**
 * The boxes of all elements that are not inline, in whole CSS pixels. For titles only the vertical position and height, because their width
 * depends on the font.
 */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'))
      .filter((element) => getComputedStyle(element).display !== 'inline' && element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[...(element.matches('h1') ? [] : [x, width]), y, height].map(Math.round).join(' ')}`;
      }),
  );

/** The layout shift since the navigation. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return shifts.reduce((sum, value) => sum + value, 0);
  });

test('[ENV-05][I18-03] the text of a page keeps its place when the display font arrives after the time limit', async ({ page }) => {
  const files = collectFonts(page);
  await page.clock.install();
  for (const language of ['en', 'ru', 'vi', 'ar'])
    await test.step(`[ENV-05][I18-03] ${language}: the title appears after 3 s in another font, and nothing moves when the font arrives`, async () => {
      const fonts = await holdFonts(page);
      const requested = page.waitForRequest(/\/fonts\//);
      await visitWeb(page, 'Erin', language);
      await requested;
      await page.clock.fastForward(3000);
      await expect(title(page)).toBeVisible();
      await page.clock.runFor(2000);
      const before = await boxesOf(page);
      fonts.release();
      await page.clock.resume();
      await waitForFonts(page);
      expect(await boxesOf(page)).toEqual(before);
      expect(await shiftOf(page)).toBeLessThan(0.001);
      expect([...files].sort(), 'no other font is loaded').toEqual([...(filesOf[language] ?? [latin])]);
      await page.unrouteAll();
    });
});
