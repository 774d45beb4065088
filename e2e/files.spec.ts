import type { Locator, Page } from 'playwright/test';
import { dialogUse, expectedLines, type Use, usesOf } from './support/file-uses.ts';
import { type Fault, faults, type LateFile, lateFiles, manifests } from './support/late-files.ts';
import { launch } from './support/launch.ts';
import { expect, test } from './support/test.ts';
import { filesAreHere } from './support/under-way.ts';

/** All of it by `npm run files`; else, of each part's scripts and of its styles, one file with each fault, at one use of it, each in its turn. */
const isWhole = process.env.BILLET_FILES === 'all';

const all = manifests();
const files = lateFiles();
const own = files.filter(({ owner, chunk }) => owner === 'host' && chunk === 'index');
const late = files.filter((file) => !own.includes(file));
const kinds = Object.keys(faults) as Fault[];

interface Case {
  readonly file: LateFile;
  readonly fault: Fault;
  readonly use: Use;
}

const kindOf = ({ address }: LateFile) => (address.endsWith('.css') ? 'style' : 'script');
const turn = <T>(list: readonly T[], at: number): T[] => (list.length > 0 ? [list[at % list.length] as T] : []);

function cases(): readonly Case[] {
  if (isWhole) return late.flatMap((file) => kinds.flatMap((fault) => usesOf(file, all).map((use) => ({ file, fault, use }))));
  const groups = [...Map.groupBy(late, (file) => `${file.owner}'s ${kindOf(file)}s`).values()];
  return groups.flatMap((group) =>
    kinds.flatMap((fault, at) => turn(group, at * 5).flatMap((file) => turn(usesOf(file, all), at).map((use) => ({ file, fault, use })))),
  );
}

const escaped = (address: string) => new RegExp(address.replaceAll('.', '\\.'));

test('[MFE-06] every file of the release that comes late has a place in this suite', () => {
  expect(own).toHaveLength(2);
  expect(late.length).toBeGreaterThan(40);
  expect(late.filter((file) => usesOf(file, all).length === 0).map(({ address }) => address)).toEqual([]);
});

/** The app goes on: nothing of the file that was changed has run, and no screen of the last resort stands. */
async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
  const hasRun = () => 'wasRun' in window || getComputedStyle(document.documentElement).outlineStyle === 'solid';
  expect(await page.evaluate(hasRun)).toBe(false);
}

/** A catalogue that is asked for while 8 s pass at once is given up too, and asked for again. */
const givenUp = /catalogue-missing.*TimeoutError/;

/** What hangs is given up after 8 s, which begin when it is wanted: a page may have asked for it earlier. */
async function tellsOf(page: Page, told: Locator, fault: Fault, lost: RegExp): Promise<void> {
  if (fault !== 'hanging') return expect(told).toBeVisible();
  await expect(async () => {
    await filesAreHere(page, lost);
    await page.clock.fastForward(8_000);
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass();
}

for (const { file, fault, use } of cases()) {
  const { address, owner, chunk } = file;
  test(`[MFE-06][NAV-09] ${owner}'s ${chunk} ${kindOf(file)} ${fault}: ${use.title}`, async ({ page, problems, known, ann }) => {
    const lines = fault === 'hanging' ? [...expectedLines, givenUp] : expectedLines;
    problems.allow({ answers: [{ status: 404, path: escaped(address) }], console: lines });
    const asked = page.waitForRequest(escaped(address));
    await page.route(escaped(address), faults[fault]);
    if (fault === 'hanging') await page.clock.install();
    await use.want({ page, known, ann });
    await asked;
    if (fault === 'hanging' && use.coming) await expect(use.coming(page)).toBeVisible();
    if (use.told) {
      await tellsOf(page, use.told(page), fault, escaped(address));
      await expectAlive(page);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.unroute(escaped(address));
      await use.told(page).getByRole('button', { name: 'Try again' }).click();
    } else if (fault === 'hanging') {
      await filesAreHere(page, escaped(address));
      await page.clock.fastForward(8_000);
    }
    await expect(use.shown(page)).toBeVisible();
    await expectAlive(page);
    if (use.told) expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    // a file that is only late by now still has its answer made
    if (fault === 'changed') await page.unrouteAll({ behavior: 'wait' });
  });
}

test('[MFE-06][NAV-09] an answer out of shape breaks only its dialog, which asks for it again', async ({ page, problems, known, ann }) => {
  problems.allow({ console: [/dialog_broke/, /remote_failed/, /TypeError/, /error occurred in/], uncaught: [/./] });
  const answers = /\/api\/leaderboards/;
  await page.route(answers, (route) => route.fulfill({ json: { categories: 'none at all' } }));
  await dialogUse('leaderboard').want({ page, known, ann });
  const broken = page.getByRole('alert').filter({ hasText: 'Something here broke' });
  await expect(broken).toBeVisible();
  await expectAlive(page);
  await page.unroute(answers);
  await broken.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Leaderboard' })).toBeVisible();
  await expect(broken).toHaveCount(0);
});

for (const file of own) {
  const of = escaped(file.address);
  test(`[MFE-06] the page's own ${kindOf(file)} is asked for once more where it is missing, and nobody notices`, async ({
    page,
    problems,
  }) => {
    problems.allow({ answers: [{ status: 404, path: of }], console: expectedLines });
    await page.route(of, faults.missing, { times: 1 });
    await launch(page, 'alice');
    await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
    await expect(page.locator('#stuck')).toHaveCount(0);
  });

  for (const fault of ['missing', 'changed'] as const)
    test(`[MFE-06] the page's own ${kindOf(file)} ${fault} is told in the page's language, and a reload brings the app`, async ({
      page,
      problems,
    }) => {
      problems.allow({ answers: [{ status: 404, path: of }], console: expectedLines });
      // asked for once more by itself
      await page.route(of, faults[fault], { times: 2 });
      await launch(page, 'boris');
      await expect(page.getByRole('alert').getByText('Приложение не загрузилось.')).toBeVisible();
      await expectAlive(page);
      await page.getByRole('button', { name: 'Перезагрузить' }).click();
      await expect(page.getByRole('link', { name: 'Входящие' })).toBeVisible();
    });

  test(`[MFE-06] the page's own ${kindOf(file)} that hangs is told after 8 s, and a reload brings the app`, async ({ page, problems }) => {
    problems.allow({ console: [givenUp] });
    await page.route(of, faults.hanging, { times: file.address.endsWith('.css') ? 2 : 1 });
    await page.clock.install();
    const asked = page.waitForRequest(of);
    await launch(page, 'alice');
    await asked;
    await filesAreHere(page, of);
    await page.clock.fastForward(8_000);
    await expect(page.locator('#stuck')).toContainText('This takes longer than usual.');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  });
}
