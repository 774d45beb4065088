import type { Locator, Page } from 'playwright/test';
import { type FailureCase, failureCases, patternOf } from '../support/failure-cases.ts';
import { collectFailureReports } from '../support/failure-reports.ts';
import { expectedLines } from '../support/file-uses.ts';
import { expect, test } from '../support/network-faults.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { readRelease } from '../support/release-folder.ts';
import { openAfterFailure, type Place, places } from '../support/remote-places.ts';

/**
 * Loads files of a remote through a proxy that breaks them. `npm test -- federation` runs every case at every place in real time and measures
 * it. Otherwise each case runs at one place, without the cases of the journeys.
 */
const isFullRun = process.env.BILLET_FEDERATION === 'all';
const inJourneys: readonly string[] = ['is missing', 'has one byte changed'];

interface Cell {
  readonly failure: FailureCase;
  readonly place: Place;
}

const pick = <T>(list: readonly T[], turn: number): readonly T[] => list.slice(turn % list.length).slice(0, 1);

function selectedCells(): readonly Cell[] {
  // A hanging stylesheet and a hanging script have different time limits.
  const groups = Map.groupBy(
    failureCases.filter(({ what }) => !inJourneys.includes(what)),
    ({ what, kind, isSlow }) => (isSlow && kind === 'stylesheet' ? `${what} ${kind}` : what),
  );
  return [...groups.values()].flatMap((group, turn) =>
    pick(group, turn).flatMap((failure) => pick(places, turn).map((place) => ({ failure, place }))),
  );
}

const cells = isFullRun ? failureCases.flatMap((failure) => places.map((place) => ({ failure, place }))) : selectedCells();

/** Waits for the message. A hanging file fails after 8 s, which the page's clock skips unless the run measures. */
async function waitForMessage(page: Page, message: Locator, { isSlow = false }: FailureCase, lost: RegExp): Promise<void> {
  if (isFullRun || !isSlow) return expect(message).toBeVisible();
  // A prefetch may request the file before the page needs it. The clock must not advance before the page itself waits for the file.
  await expect.poll(() => filesOf(page)).toContainEqual(expect.stringMatching(lost));
  await expect
    .poll(async () => {
      await waitForFiles(page, lost);
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

for (const { failure, place } of cells) {
  const { n, kind, what, code, fault, isSlow } = failure;
  const { remote } = place;
  test(`[MFE-06][MFE-12] case ${n}: where the ${kind} of ${remote}'s ${place.kind} ${what}, a message shows, and the ${place.kind} recovers`, async ({
    page,
    known,
    networkFaults,
    problems,
    stack,
  }, info) => {
    const lost = patternOf(readRelease(stack.release), place, kind);
    problems.allow({ answers: [404, 500].map((status) => ({ status, path: lost })), console: [...expectedLines, /MIME|CORS/] });
    const reports = collectFailureReports(page);
    if (isSlow && !isFullRun) await page.clock.install();
    networkFaults.set(lost, fault);
    await place.begin({ page, known });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    const wanted = Date.now();
    await place.trigger({ page, known });
    await expect.poll(() => networkFaults.requests.some((address) => lost.test(address))).toBe(true);
    await waitForMessage(page, place.failureMessage(page), failure, lost);
    const shownAfter = Date.now() - wanted;
    await expect(place.failureMessage(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.poll(() => reports).toEqual([expect.objectContaining({ remote, code, version: expect.stringMatching(/^\w{10,12}$/) })]);
    const before = networkFaults.requests.filter((address) => lost.test(address));

    // Escape closes the message of a dialog and leaves the message of a page.
    await page.keyboard.press('Escape');
    await place.elsewhere(page);
    networkFaults.clear();
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
    expect(reports).toHaveLength(1);
  });
}
