import type { Page } from 'playwright/test';
import { appUrl } from './support/stack.ts';
import { makeStranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const latin = 'unbounded-latin-700';
/** The files of display text, by the page's language; basic Latin alone where none is named. */
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

/** Names by their script, and the files that they bring under an English page. */
const names = [
  { firstName: 'Zoë 👩‍🚀', files: [] },
  { firstName: 'Łukasz', files: ['unbounded-latin-ext-700'] },
  { firstName: 'Thị Hằng', files: ['unbounded-vietnamese-700'] },
  { firstName: 'Анна', files: ['unbounded-cyrillic-700'] },
  { firstName: 'Гүлнұр', files: ['rubik-cyrillic-ext-700', 'unbounded-cyrillic-700'] },
  { firstName: 'אביגיל', files: ['rubik-hebrew-700'] },
  { firstName: 'فاطمة', files: ['vazirmatn-arabic-700'] },
  { firstName: 'अनुष्का', files: ['yantramanav-devanagari-700'] },
];

/** Names of the font files that a page asks for, from its last load on. */
function watchFonts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.clear();
    const [, file] = /\/fonts\/(.+)\.woff2$/.exec(request.url()) ?? [];
    if (file) asked.add(file);
  });
  return asked;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const fontsRest = (page: Page) => page.evaluate(async () => void (await document.fonts.ready));

/** Not until it is loaded: that waits for faces that are asked for before, and so for those that a test holds back. */
async function visitWeb(page: Page, firstName: string): Promise<void> {
  const { code } = await makeStranger(page.request, { firstName });
  await page.goto(`${appUrl()}/?entry=ask&tgWebAppStartParam=${code}`, { waitUntil: 'commit' });
}

/** Faces that draw the words of a page's catalogue, as its titles would show them, and the letters of those. Emoji are the system's. */
async function facesOfCatalogue(page: Page, language: string): Promise<string[]> {
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
  // one of them is named by the lightest weight of its family
  return fonts.map(({ familyName }) => familyName.replace(/ Light$/, '')).sort();
}

const families: Readonly<Record<string, readonly string[]>> = {
  vi: ['Be Vietnam Pro'],
  ar: ['Unbounded', 'Vazirmatn'],
  fa: ['Unbounded', 'Vazirmatn'],
  he: ['Rubik', 'Unbounded'],
  hi: ['Unbounded', 'Yantramanav'],
};

test('[I18-03][I18-05] in every language all words have a glyph in the display face, whose files the page asks for', async ({ page }) => {
  const asked = watchFonts(page);
  await page.goto(appUrl());
  for (const language of languages) {
    await page.evaluate((locale) => localStorage.setItem('billet-language', locale), language);
    await page.reload();
    await expect(page.locator(`html[lang="${language}"]`)).toBeVisible();
    await expect(title(page)).toBeVisible();
    expect(await facesOfCatalogue(page, language), language).toEqual(families[language] ?? ['Unbounded']);
    // what an earlier page of this window has used comes from the browser's memory, wanted or not
    expect([...asked], language).toEqual(expect.arrayContaining([...(filesOf[language] ?? [latin])]));
  }
});

/** Holds back font files, all but one, until they may come. */
async function holdFonts(page: Page, except = 'none'): Promise<() => void> {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/fonts\//, async (route) => {
    if (!route.request().url().includes(except)) await mayCome;
    await route.continue();
  });
  return letCome;
}

test('[I18-05] a name on an English page brings the face of its script and nothing else, and nothing moves when that comes late', async ({
  page,
}) => {
  const asked = watchFonts(page);
  for (const { firstName, files } of names) {
    const letCome = await holdFonts(page, latin);
    await visitWeb(page, firstName);
    await expect(title(page)).toContainText(firstName);
    await expect.poll(() => [...asked].sort(), firstName).toEqual([...files, latin].sort());
    const before = await boxesOf(page);
    letCome();
    await fontsRest(page);
    expect(await boxesOf(page), firstName).toEqual(before);
    expect(await shiftOf(page), firstName).toBeLessThan(0.001);
    expect([...asked].sort(), firstName).toEqual([...files, latin].sort());
    await page.unrouteAll();
  }
});

/** Where everything stands that is more than a piece of a line. A title may be a little wider or narrower, in its own place. */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'))
      .filter((element) => getComputedStyle(element).display !== 'inline' && element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[...(element.matches('h1') ? [] : [x, width]), y, height].map(Math.round).join(' ')}`;
      }),
  );

/** All that has moved since the page began, as browsers count it. */
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

for (const languageCode of ['en', 'ru', 'vi', 'ar']) {
  test(`[ENV-05][I18-03] nothing around the words of a page in ${languageCode} moves when the display face comes after the wait for it`, async ({
    page,
  }) => {
    await page.addInitScript((locale) => localStorage.setItem('billet-language', locale), languageCode);
    const letCome = await holdFonts(page);
    const asked = page.waitForRequest(/\/fonts\//);
    await page.clock.install();
    await visitWeb(page, 'Erin');
    await asked;
    await page.clock.fastForward(3000);
    await expect(title(page)).toBeVisible();
    await page.clock.runFor(2000);
    const before = await boxesOf(page);
    letCome();
    await page.clock.resume();
    await fontsRest(page);
    expect(await boxesOf(page)).toEqual(before);
    expect(await shiftOf(page)).toBeLessThan(0.001);
  });
}
