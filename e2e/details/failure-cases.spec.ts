import type { Locator, Page } from 'playwright/test';
import { type FailureCase, failureCases, type Kind, patternOf } from '../support/failure-cases.ts';
import { collectFailureReports } from '../support/failure-reports.ts';
import { expectedLines } from '../support/file-uses.ts';
import { expect, test } from '../support/network-faults.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { readRelease } from '../support/release-folder.ts';
import { openAfterFailure, type Place, placeOf, places } from '../support/remote-places.ts';
import { holdFailureLimit } from '../support/time.ts';

/**
 * Loads files of a remote through a proxy that breaks them. `npm test -- federation` runs every case at every place in a new page in real
 * time, and measures it. Otherwise each case that the journeys lack runs at one place, in four pages.
 */
const isFullRun = process.env.BILLET_FEDERATION === 'all';

interface Cell {
  readonly failure: FailureCase;
  readonly place: Place;
}

function cellOf(what: string, kind: Kind, chunk: string): Cell {
  const failure = failureCases.find((each) => each.what === what && each.kind === kind);
  if (!failure) throw new Error(`No failure case: ${kind} ${what}`);
  return { failure, place: placeOf(chunk) };
}

/** The places of a page, in their order: a page of a remote before a dialog of the remote, which needs its entry. */
const selected: readonly (readonly Cell[])[] = [
  [
    cellOf('answers 500', 'entry', 'Inbox'),
    cellOf('hangs', 'chunk', 'contest'),
    cellOf('is foreign JSON with 200', 'exposed module', 'SendToFriend'),
    cellOf('meets a reset connection', 'chunk', 'publicList'),
    cellOf('is a page with 200', 'stylesheet', 'settings'),
  ],
  [
    cellOf('is foreign JSON with 404', 'entry', 'Share'),
    cellOf('stops midway', 'chunk', 'settings'),
    cellOf('hangs', 'stylesheet', 'contest'),
    cellOf('is cut midway', 'stylesheet', 'publicList'),
  ],
  [cellOf('is a page with 200', 'entry', 'Inbox'), cellOf('stops midway', 'entry', 'SendToFriend')],
  [cellOf('is foreign JSON with 200', 'entry', 'Inbox'), cellOf('hangs', 'exposed module', 'SendToFriend')],
];
const groups = isFullRun ? failureCases.flatMap((failure) => places.map((place) => [{ failure, place }])) : selected;

/**
 * Waits for the message. A hanging file fails after 8 s, which the page's clock skips unless the run measures. Files that match `hanging` never
 * arrive.
 */
async function waitForMessage(page: Page, message: Locator, lost: RegExp, hanging: RegExp): Promise<void> {
  // A prefetch may request the file before the page needs it. The clock must not advance before the page itself waits for the file.
  await expect.poll(() => filesOf(page)).toContainEqual(expect.stringMatching(lost));
  await expect
    .poll(async () => {
      await waitForFiles(page, hanging);
      await page.clock.fastForward(8_000);
      return message.isVisible();
    })
    .toBe(true);
}

const filesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]'), (file) =>
      'src' in file ? file.src : file.href,
    ),
  );

const stylesOf = (page: Page) => page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''));

for (const [index, cells] of groups.entries()) {
  const [first] = cells;
  const titleOf = ({ failure: { n, kind, what }, place: { remote, ...place } }: Cell) =>
    `[MFE-06][MFE-12] case ${n}: where the ${kind} of ${remote}'s ${place.kind} ${what}, a message shows, and the ${place.kind} recovers`;
  test(
    cells.length === 1 && first ? titleOf(first) : `Places of remotes recover from failures of their files, group ${index + 1}`,
    async ({ page, known, networkFaults, problems, stack }, info) => {
      const release = readRelease(stack.release);
      const lostOf = ({ failure, place }: Cell) => patternOf(release, place, failure.kind);
      /** Breaks the files of the next cell, and of the pages that a prefetch may request before. */
      const breakFilesFrom = (next: number) => {
        networkFaults.clear();
        for (const [index, cell] of cells.entries())
          if (index === next || (index > next && cell.place.kind === 'page')) {
            networkFaults.set(lostOf(cell), cell.failure.fault);
            problems.allow({ answers: [404, 500].map((status) => ({ status, path: lostOf(cell) })) });
          }
      };
      problems.allow({ console: [...expectedLines, /MIME|CORS/] });
      const reports = collectFailureReports(page);
      if (!isFullRun && cells.some(({ failure }) => failure.isSlow)) await page.clock.install();
      if (!isFullRun) await holdFailureLimit(page);
      breakFilesFrom(0);
      await first?.place.begin({ page, known });
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));

      for (const [done, cell] of cells.entries())
        await test.step(titleOf(cell), async () => {
          const { failure, place } = cell;
          const { n, kind, what, code } = failure;
          const { remote } = place;
          const lost = lostOf(cell);
          const wanted = Date.now();
          await place.trigger({ page, known });
          await expect.poll(() => networkFaults.requests.some((address) => lost.test(address))).toBe(true);
          const hanging = new RegExp(
            cells
              .slice(0, done + 1)
              .map((each) => lostOf(each).source)
              .join('|'),
          );
          if (failure.isSlow && !isFullRun) await waitForMessage(page, place.failureMessage(page), lost, hanging);
          await expect(place.failureMessage(page)).toBeVisible();
          const shownAfter = Date.now() - wanted;
          await expect(place.failureMessage(page).getByRole('button', { name: 'Try again' })).toBeVisible();
          await expect
            .poll(() => reports.slice(done))
            .toEqual([expect.objectContaining({ remote, code, version: expect.stringMatching(/^\w{10,12}$/) })]);
          const before = networkFaults.requests.filter((address) => lost.test(address));

          // Escape closes the message of a dialog and leaves the message of a page.
          await page.keyboard.press('Escape');
          await place.elsewhere(page);
          breakFilesFrom(done + 1);
          const tried = Date.now();
          await openAfterFailure({ page, known }, place);
          // `npm test -- federation` prints these milliseconds.
          const row = { n, remote, place: place.kind, kind, what, code, shownAfter, recoveredAfter: Date.now() - tried };
          info.annotations.push({ type: 'measured', description: JSON.stringify(row) });
          const lostStyles = kind === 'stylesheet' ? [expect.stringMatching(lost)] : [];
          expect(await stylesOf(page)).toEqual(expect.arrayContaining(lostStyles));
          const after = networkFaults.requests.filter((address) => lost.test(address) && !before.includes(address));
          expect(after.length, 'the page requests the file again under a new address').toBeGreaterThan(0);
          expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
          expect(reports).toHaveLength(done + 1);
          if (place.kind === 'dialog') {
            await page.keyboard.press('Escape');
            await expect(page.getByRole('dialog')).toHaveCount(0);
          }
        });
    },
  );
}
