import type { Locator, Page } from 'playwright/test';
import { dialogUse, expectedLines, type Use, usesOf } from '../support/file-uses.ts';
import { appOf } from '../support/first-frame.ts';
import { launch } from '../support/launch.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { type Fault, faults, manifests, type ReleasedFile, releasedFiles } from '../support/released-files.ts';
import { expect, test } from '../support/test.ts';

/**
 * `npm test -- files` breaks every file in every way at every use. Otherwise one script and one stylesheet of the host are broken in every way,
 * and each file group of the remotes in one way: failure-cases.spec.ts covers the others.
 */
const isFullRun = process.env.BILLET_FILES === 'all';

const all = manifests();
const files = releasedFiles();
const entryFiles = files.filter(({ owner, chunk }) => owner === 'host' && chunk === 'index');
const lazyFiles = files.filter((file) => !entryFiles.includes(file));
const allFaults = Object.keys(faults) as Fault[];

interface Case {
  readonly file: ReleasedFile;
  readonly fault: Fault;
  readonly use: Use;
}

const kindOf = ({ address }: ReleasedFile) => (address.endsWith('.css') ? 'style' : 'script');
const pick = <T>(list: readonly T[], turn: number): readonly T[] => list.slice(turn % list.length).slice(0, 1);

function cases(): readonly Case[] {
  if (isFullRun) return lazyFiles.flatMap((file) => allFaults.flatMap((fault) => usesOf(file, all).map((use) => ({ file, fault, use }))));
  const groups = [...Map.groupBy(lazyFiles, (file) => `${file.owner}'s ${kindOf(file)}s`)];
  return groups.flatMap(([name, group], index) => {
    const chosen = name.startsWith('host') ? allFaults : pick(allFaults, index);
    return chosen.flatMap((fault, turn) =>
      pick(group, (index + turn) * 5).flatMap((file) => pick(usesOf(file, all), turn).map((use) => ({ file, fault, use }))),
    );
  });
}

const escaped = (address: string) => new RegExp(address.replaceAll('.', '\\.'));

test('[MFE-06] this suite has a use for every lazy file of the release', () => {
  expect(entryFiles).toHaveLength(2);
  expect(lazyFiles.length).toBeGreaterThan(40);
  expect(lazyFiles.filter((file) => usesOf(file, all).length === 0).map(({ address }) => address)).toEqual([]);
});

/** Expects that the changed file has not run and that the shell has not crashed. */
async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
  const hasRun = () => 'wasRun' in window || getComputedStyle(document.documentElement).outlineStyle === 'solid';
  expect(await page.evaluate(hasRun)).toBe(false);
}

/** The app aborts a catalogue that is loading when the clock skips 8 s, and requests it again. */
const abortedCatalogue = /catalogue-missing.*TimeoutError/;

/** Waits for the message. The app aborts a hanging file 8 s after it needs it, but may have requested it earlier. */
async function waitForMessage(page: Page, message: Locator, fault: Fault, lost: RegExp): Promise<void> {
  if (fault !== 'hanging') return expect(message).toBeVisible();
  await expect
    .poll(async () => {
      await waitForFiles(page, lost);
      await page.clock.fastForward(8_000);
      return message.isVisible();
    })
    .toBe(true);
}

for (const { file, fault, use } of cases()) {
  const { address, owner, chunk } = file;
  test(`[MFE-06][NAV-09] where ${owner}'s ${chunk} ${kindOf(file)} is ${fault}, ${use.title} recovers without a reload`, async ({
    page,
    problems,
    known,
    ann,
  }) => {
    const lines = fault === 'hanging' ? [...expectedLines, abortedCatalogue] : expectedLines;
    problems.allow({ answers: [{ status: 404, path: escaped(address) }], console: lines });
    const asked = page.waitForRequest(escaped(address), { timeout: 0 });
    await page.route(escaped(address), faults[fault]);
    if (fault === 'hanging') await page.clock.install();
    await use.trigger({ page, known, ann });
    await asked;
    if (fault === 'hanging' && use.loadingMessage) await expect(use.loadingMessage(page)).toBeVisible();
    if (use.failureMessage) {
      await waitForMessage(page, use.failureMessage(page), fault, escaped(address));
      await expectAlive(page);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.unroute(escaped(address));
      await use.failureMessage(page).getByRole('button', { name: 'Try again' }).click();
    } else if (fault === 'hanging') {
      await waitForFiles(page, escaped(address));
      await page.clock.fastForward(8_000);
    }
    await expect(use.shown(page)).toBeVisible();
    await expectAlive(page);
    if (use.failureMessage) expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    // Route handlers may still be modifying a response.
    if (fault === 'changed') await page.unrouteAll({ behavior: 'wait' });
  });
}

test('[MFE-06][NAV-09] a response with another structure breaks only its dialog, which requests it again', async ({
  page,
  problems,
  known,
  ann,
}) => {
  problems.allow({ console: [/dialog_broke/, /remote_failed/, /TypeError/, /error occurred in/], uncaught: [/./] });
  const answers = /\/api\/leaderboards/;
  await page.route(answers, (route) => route.fulfill({ json: { categories: 'none at all' } }));
  await dialogUse('leaderboard').trigger({ page, known, ann });
  const broken = page.getByRole('alert').filter({ hasText: 'Something here broke' });
  await expect(broken).toBeVisible();
  await expectAlive(page);
  await page.unroute(answers);
  await broken.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Leaderboard' })).toBeVisible();
  await expect(broken).toHaveCount(0);
});

for (const file of entryFiles) {
  const address = escaped(file.address);
  test(`The page recovers from its own ${kindOf(file)} that is missing, changed or hangs`, async ({ page, problems }) => {
    problems.allow({ answers: [{ status: 404, path: address }], console: [...expectedLines, abortedCatalogue] });
    const share = page.getByRole('heading', { name: 'Get anonymous questions' });

    await test.step('[MFE-06] the page requests a missing file once more without a message', async () => {
      await page.route(address, faults.missing, { times: 1 });
      await launch(page, 'alice');
      await expect(share).toBeVisible();
      await expect(page.locator('#stuck')).toHaveCount(0);
    });

    for (const fault of ['missing', 'changed'] as const)
      await test.step(`[MFE-06] a file that is ${fault} twice shows a message in the page’s language, and a reload opens the app`, async () => {
        await page.route(address, faults[fault], { times: 2 });
        await launch(page, 'boris');
        await expect(page.getByRole('alert').getByText('Нет связи.')).toBeVisible();
        await expectAlive(page);
        // the page with the message has the same link as the app in its first frame
        const reloaded = page.waitForEvent('domcontentloaded');
        await page.getByRole('button', { name: 'Перезагрузить' }).click();
        await reloaded;
        await expect(appOf(page).getByRole('link', { name: 'Входящие' })).toBeVisible();
        // the next fault must not affect a request of this page
        await waitForFiles(page);
      });

    await test.step('[MFE-06] a hanging file shows a message after 8 s, and a reload opens the app', async () => {
      let isReloading = false;
      // with a profile the app would open without its style, and remove the message
      for (const path of [address, '**/api/profile']) await page.route(path, (route) => (isReloading ? route.continue() : undefined));
      await page.clock.install();
      // the page requests the profile after it has started to wait for its files, which the browser may request earlier
      const requests = [address, '**/api/profile'].map((each) => page.waitForRequest(each));
      await launch(page, 'alice');
      await Promise.all(requests);
      await waitForFiles(page, address);
      await page.clock.fastForward(8_000);
      await expect(page.locator('#stuck')).toContainText('This is taking longer than usual.');
      page.on('request', (each) => {
        isReloading ||= each.isNavigationRequest();
      });
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(share).toBeVisible();
    });
  });
}

test('[ERR-05] a gift shows its image where the file of its animation is missing', async ({ page, problems, known }) => {
  const [animation] = lazyFiles.filter(({ owner, chunk }) => owner === 'host' && chunk === 'idle');
  if (!animation) throw new Error('The host has no chunk with animations');
  problems.allow({ answers: [{ status: 404, path: escaped(animation.address) }], console: expectedLines });
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 }));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route(escaped(animation.address), faults.missing);
  const answer = page.waitForResponse(escaped(animation.address));
  await launch(page, 'alice', { app: 'send', start: known.boris.code });
  expect((await answer).status()).toBe(404);
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const gift = page.getByRole('dialog').getByRole('listitem').first().locator('img');
  await expect(gift).toBeVisible();
  await expect.poll(() => gift.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const movingImages = () =>
    document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target instanceof HTMLImageElement).length;
  expect(await page.evaluate(movingImages)).toBe(0);
});
