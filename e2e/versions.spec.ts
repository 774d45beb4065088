import type { Page } from 'playwright/test';
import { failuresTold } from './support/failures-told.ts';
import { expectedLines } from './support/file-uses.ts';
import { carrying, pageData } from './support/page-data.ts';
import { changed, withoutCors } from './support/proxy-faults.ts';
import { changedBuild, type RemoteName, readRelease, runRelease, runReleaseWith } from './support/release-folder.ts';
import { type Place, places } from './support/remote-places.ts';
import { appUrl } from './support/stack.ts';
import { expect, test } from './support/weather.ts';

/** A version that can't run, or isn't what was released: the one before comes by itself, and where there is none, words say so. */

test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

/** Everything at every place by `npm run federation`; else each thing at one place, in its turn, so that each place is met. */
const isWhole = process.env.BILLET_FEDERATION === 'all';
const pages = places.filter(({ kind }) => kind === 'page');
const at = (turn: number, list = places): readonly Place[] => (isWhole ? list : list.slice(turn % list.length).slice(0, 1));

const markedBuild = (remote: RemoteName) => changedBuild(remote, { script: `document.documentElement.dataset.${remote} = "two"` });
const markOf = (page: Page, { remote }: Place) => page.evaluate((name) => document.documentElement.dataset[name] ?? null, remote);
const contractWords = (page: Page) => page.getByRole('alert').filter({ hasText: 'needs a newer version of the app' });

for (const place of at(0)) {
  const { remote, kind } = place;
  test(`[MFE-07] case 7: ${remote}'s ${kind} with a byte changed in a new entry: the version before comes by itself`, async ({
    page,
    known,
    weather,
    problems,
    stack,
  }) => {
    problems.allow({ console: expectedLines });
    expect(runRelease(stack.release, 'release', remote, markedBuild(remote))).toMatchObject({ status: 0 });
    const { active, previous } = readRelease(stack.release).remotes[remote];
    expect(previous).toHaveLength(1);
    weather.set(new RegExp(active.entry.replaceAll('.', '\\.')), changed);
    const told = failuresTold(page);
    await place.begin({ page, known });
    await place.want({ page, known });
    await expect(place.shown(page)).toBeVisible();
    expect(await markOf(page, place)).toBeNull();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => told).toEqual([expect.objectContaining({ remote, code: 'changed', version: active.version })]);
  });
}

for (const place of at(1)) {
  const { remote, kind } = place;
  test(`[MFE-07] case 7: ${remote}'s ${kind} whose entry has no hash in the release never runs`, async ({
    page,
    known,
    weather,
    problems,
    stack,
  }) => {
    problems.allow({ console: expectedLines });
    const { entry } = readRelease(stack.release).remotes[remote].active;
    weather.set(
      pageData,
      carrying(remote, ({ integrity: { [entry]: _, ...integrity }, ...active }) => ({ ...active, integrity })),
    );
    await place.begin({ page, known });
    const told = failuresTold(page);
    await place.want({ page, known });
    await expect(place.told(page)).toBeVisible();
    expect(told).toEqual([expect.objectContaining({ remote, code: 'changed' })]);
    await page.keyboard.press('Escape');
    await place.elsewhere(page);
  });
}

for (const [turn, n, what, change] of [
  [2, 8, 'built with another React', { shared: { react: '^99.0.0' } }],
  [4, 9, 'made for a contract that this shell doesn’t have', { contract: '^99.0.0' }],
] as const) {
  for (const place of at(turn)) {
    const { remote, kind } = place;
    test(`[MFE-05] case ${n}: ${remote}'s ${kind} ${what}: the version before comes by itself`, async ({ page, known, weather, stack }) => {
      expect(runRelease(stack.release, 'release', remote, markedBuild(remote))).toMatchObject({ status: 0 });
      weather.set(
        pageData,
        carrying(remote, (active) => ({ ...active, ...change })),
      );
      await place.begin({ page, known });
      await place.want({ page, known });
      await expect(place.shown(page)).toBeVisible();
      expect(await markOf(page, place)).toBeNull();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  for (const place of at(turn + 1)) {
    const { remote, kind } = place;
    test(`[MFE-05] case ${n}: ${remote}'s ${kind} ${what}, and no version before: words say so, and the others go on`, async ({
      page,
      known,
      weather,
      problems,
    }) => {
      problems.allow({ console: expectedLines });
      weather.set(
        pageData,
        carrying(remote, (active) => ({ ...active, ...change })),
      );
      const told = failuresTold(page);
      await place.begin({ page, known });
      await place.want({ page, known });
      await expect(kind === 'page' ? contractWords(page) : place.told(page)).toBeVisible();
      expect(told).toEqual([expect.objectContaining({ remote, code: 'contract' })]);
      await page.keyboard.press('Escape');
      await place.elsewhere(page);
    });
  }
}

for (const place of at(0, pages)) {
  const { remote } = place;
  test(`[MFE-06][MFE-12] case 6: ${remote}'s files from another origin without its leave are told as that, and come once they have it`, async ({
    page,
    known,
    weather,
    problems,
    stack,
  }) => {
    problems.allow({ console: [...expectedLines, /CORS/] });
    const assets = appUrl().replace('localhost', '127.0.0.1');
    expect(runReleaseWith({ ASSET_ORIGIN: assets }, stack.release, 'release', remote)).toMatchObject({ status: 0 });
    weather.set(new RegExp(`^${assets}/r/${remote}/`), withoutCors);
    const told = failuresTold(page);
    await place.begin({ page, known });
    await place.want({ page, known });
    await expect(place.told(page)).toBeVisible();
    await expect.poll(() => told).toEqual([expect.objectContaining({ remote, code: 'foreign_origin' })]);
    await place.elsewhere(page);
    weather.clear();
    await place.want({ page, known });
    const again = place.told(page).getByRole('button', { name: 'Try again' });
    await again.or(place.shown(page)).first().waitFor();
    if (await again.isVisible()) await again.click();
    await expect(place.shown(page)).toBeVisible();
  });
}
