import type { Locator, Page } from 'playwright/test';
import { type FailureCase, failureCases, patternOf } from './support/failure-cases.ts';
import { failuresTold } from './support/failures-told.ts';
import { expectedLines } from './support/file-uses.ts';
import { measured } from './support/measured.ts';
import { readRelease } from './support/release-folder.ts';
import { atHome, goToTab, type Place, places, shown } from './support/remote-places.ts';
import { filesAreHere } from './support/under-way.ts';
import { expect, test } from './support/weather.ts';

/**
 * What becomes of a remote whose files don't come as they should, through a real proxy: all cases at all places by `npm run federation`,
 * which measures too; else each case once, at one place in its turn.
 */
const isWhole = process.env.BILLET_FEDERATION === 'all';

interface Cell {
  readonly failure: FailureCase;
  readonly place: Place;
}

const turn = <T>(list: readonly T[], at: number): readonly T[] => list.slice(at % list.length).slice(0, 1);

function selected(): readonly Cell[] {
  // of what hangs a stylesheet is given up by another hand than scripts are
  const alike = [
    ...Map.groupBy(failureCases, ({ what, kind, isSlow }) => (isSlow && kind === 'stylesheet' ? `${what} ${kind}` : what)).values(),
  ];
  return alike.flatMap((group, at) => turn(group, at).flatMap((failure) => turn(places, at).map((place) => ({ failure, place }))));
}

const cells = isWhole ? failureCases.flatMap((failure) => places.map((place) => ({ failure, place }))) : selected();

/** What hangs is given up after 8 s; nobody waits for them but who measures. */
async function waitFor(page: Page, told: Locator, { isSlow = false }: FailureCase, lost: RegExp): Promise<void> {
  if (isWhole || !isSlow) return told.waitFor({ timeout: 30_000 });
  await expect(async () => {
    await filesAreHere(page, lost);
    await page.clock.fastForward(8_000);
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const press = (page: Page) =>
  page.evaluate(() => {
    const { Telegram } = window as unknown as { Telegram: { WebView: { receiveEvent(name: string): void } } };
    Telegram.WebView.receiveEvent('back_button_pressed');
  });

const stylesOf = (page: Page) => page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''));

for (const { failure, place } of cells) {
  const { n, kind, what, code, fault, isSlow } = failure;
  const { remote } = place;
  test(`[MFE-06][MFE-12] case ${n}: ${remote}'s ${place.kind} where the ${kind} ${what}`, async ({
    page,
    known,
    weather,
    problems,
    stack,
  }, info) => {
    if (isWhole) test.slow();
    const lost = patternOf(readRelease(stack.release), place, kind);
    problems.allow({ answers: [404, 500].map((status) => ({ status, path: lost })), console: [...expectedLines, /MIME|CORS/] });
    const told = failuresTold(page);
    if (isSlow && !isWhole) await page.clock.install();
    weather.set(lost, fault);
    await place.begin({ page, known });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    const wanted = Date.now();
    await place.want({ page, known });
    await expect.poll(() => weather.asked.some((address) => lost.test(address))).toBe(true);
    await waitFor(page, place.told(page), failure, lost);
    const shownAfter = Date.now() - wanted;
    const again = place.told(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect.poll(() => told).toEqual([expect.objectContaining({ remote, code, version: expect.stringMatching(/^\w{10,12}$/) })]);
    const before = weather.asked.filter((address) => lost.test(address));

    // the shell, the router and the others go on, and back leads out of what didn't come
    if (place.kind === 'dialog') {
      await press(page);
      await expect(place.told(page)).toHaveCount(0);
    }
    await place.elsewhere(page);
    weather.clear();
    await place.want({ page, known });
    await again.or(place.shown(page)).first().waitFor();
    const tried = Date.now();
    if (await again.isVisible()) await again.click();
    await place.shown(page).waitFor({ timeout: 30_000 });
    measured(info, { ...failure, remote, place: place.kind, shownAfter, recoveredAfter: Date.now() - tried });
    if (kind === 'stylesheet') expect(await stylesOf(page)).toContainEqual(expect.stringMatching(lost));
    const after = weather.asked.filter((address) => lost.test(address) && !before.includes(address));
    expect(after.length, 'what failed is asked for under an address of its own').toBeGreaterThan(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(told).toHaveLength(1);
  });
}

test('[MFE-06][MFE-12] case 3: a page that throws while it is drawn costs only itself, and is told as that', async ({
  page,
  known,
  problems,
}) => {
  problems.allow({ console: [...expectedLines, /TypeError/, /error occurred in/], uncaught: [/./] });
  const told = failuresTold(page);
  const answers = /\/api\/inventory\/valentines/;
  await page.route(answers, (route) =>
    route.fulfill({ json: { valentines: [{ id: 'no valentine at all' }], pagination: { total: 1, skip: 0, limit: 20 } } }),
  );
  await atHome({ page, known });
  await goToTab(page, 'inbox');
  const broken = page.getByRole('alert').filter({ hasText: 'Something on this page broke' });
  await expect(broken).toBeVisible();
  expect(told).toEqual([expect.objectContaining({ remote: 'inbox', phase: 'render', code: 'threw_while_drawn' })]);
  await goToTab(page, 'share');
  await expect(shown.share(page)).toBeVisible();
});
