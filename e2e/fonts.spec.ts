import type { Page } from 'playwright/test';
import { appUrl } from './support/stack.ts';
import { makeStranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const latin = 'unbounded-latin-700';
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

async function visitWeb(page: Page, firstName: string): Promise<void> {
  const { code } = await makeStranger(page.request, { firstName });
  await page.goto(`${appUrl()}/?entry=ask&tgWebAppStartParam=${code}`);
}

/** Holds back font files, all but one, until they may come. */
async function holdFonts(page: Page, except: string): Promise<() => void> {
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

/** Where everything stands that is more than a piece of a line. */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'))
      .filter((element) => getComputedStyle(element).display !== 'inline' && element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
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
