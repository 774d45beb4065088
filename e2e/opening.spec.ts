import type { Page } from 'playwright/test';
import { fingerOn } from './support/finger.ts';
import { violations } from './support/look.ts';
import { inboxIn, openInbox, sendNote } from './support/notes.ts';
import { watchOpening } from './support/opening.ts';
import { expect, test } from './support/test.ts';

/** An opening on a phone, with what moves. */
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference', hasTouch: true } });

/** A device with power enough for what adorns, whatever runs the tests. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8, configurable: true }));
});

const partsOf = (page: Page) => ({
  ...inboxIn(page),
  stage: page.getByRole('dialog', { name: 'Opening…' }),
  skip: page.getByRole('button', { name: 'Skip' }),
  packet: page.locator('[data-part="packet"]'),
  paper: page.locator('[data-part="paper"]'),
  words: (text: string) => page.getByRole('dialog', { name: 'A valentine for you' }).getByText(text, { exact: true }),
});

/** Holds the server's answer back until the function given back is called. */
async function holdAnswer(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/inventory/unwrap/**', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Counts the calls that open something. */
function countOpenings(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/unwrap/')) count++;
  });
  return () => count;
}

const middleOf = async (page: Page) => {
  const box = await partsOf(page).unopened.boundingBox();
  if (!box) throw new Error('no card to be opened');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('[VIS-05][INB-06] one unbroken opening: from the press to the letter it is always there, the paper becomes the sheet, and nothing is shifted', async ({
  page,
  ann,
  known,
}) => {
  await sendNote(page.request, ann, known.alice, 'You make Mondays bearable');
  await openInbox(page);
  const { unopened, opened, words } = partsOf(page);
  await expect(unopened).toBeVisible();
  const watched = await watchOpening(page);
  await unopened.click();
  await expect(words('You make Mondays bearable')).toBeVisible();
  // written, as what stood before it is gone
  await expect(page.getByRole('dialog').locator('blockquote span span')).toHaveCount(0);
  const { frames, handOver, shift } = await watched();
  const begun = frames.findIndex(({ packet }) => packet);
  const played = frames.slice(begun);
  expect(begun).toBeGreaterThanOrEqual(0);
  expect(played.filter((seen) => !seen.packet && !seen.paper && !seen.letter)).toEqual([]);
  const { paper, sheet } = handOver ?? { paper: [], sheet: [] };
  const first = played.find(({ letter }) => letter);
  expect(paper).toHaveLength(4);
  for (const [side, place] of paper.entries()) {
    expect(Math.abs(place - (sheet[side] ?? Number.NaN)), 'the paper lies where the sheet is').toBeLessThanOrEqual(1);
    expect(Math.abs(place - (first?.sheetAt?.[side] ?? Number.NaN)), 'the sheet stays there').toBeLessThanOrEqual(1);
  }
  // once it is the sheet it neither moves nor is hidden again
  const sheets = played.slice(played.findIndex(({ letter }) => letter));
  expect(sheets.filter(({ letter, packet, paper }) => !letter || packet || paper)).toEqual([]);
  expect(shift).toBe(0);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opened).toBeFocused();
});

test('[VIS-05] a finger that stays opens it; one that is taken away before that opens nothing, and the card is back in its place', async ({
  page,
  ann,
  known,
}) => {
  await sendNote(page.request, ann, known.alice, 'Under your finger');
  await openInbox(page);
  const { unopened, stage, packet, detail } = partsOf(page);
  const openings = countOpenings(page);
  const finger = await fingerOn(page);
  const place = await middleOf(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await finger.down(place);
  await page.clock.runFor(700);
  await expect(packet).toBeVisible();
  await expect(page.locator('[data-note]')).toHaveCSS('opacity', '0');
  await finger.up();
  await page.clock.runFor(400);
  await expect(stage).toHaveCount(0);
  await expect(page.locator('[data-note]')).toHaveCSS('opacity', '1');
  expect(openings()).toBe(0);
  await expect(unopened).toBeVisible();

  const answered = page.waitForResponse('**/unwrap/**');
  await finger.down(place);
  await page.clock.runFor(1200);
  await answered;
  await page.clock.resume();
  await expect(detail).toContainText('Under your finger');
  await finger.up();
  expect(openings()).toBe(1);
  await expect(detail).toBeVisible();
});

test('[VIS-05] a finger that scrolls holds nothing', async ({ page, ann, known }) => {
  await sendNote(page.request, ann, known.alice, 'Scrolled by');
  await openInbox(page);
  const { stage, unopened } = partsOf(page);
  const finger = await fingerOn(page);
  const place = await middleOf(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await finger.down(place);
  await finger.move(place, { x: place.x, y: place.y - 60 });
  await page.clock.runFor(1500);
  await expect(stage).toHaveCount(0);
  await finger.up();
  await expect(unopened).toBeVisible();
});

test('[VIS-05][NAV-08] a tap on the stage ends on the letter at once, with all its words; by keys it opens too', async ({
  page,
  ann,
  known,
}) => {
  await sendNote(page.request, ann, known.alice, 'No need to wait');
  await openInbox(page);
  const { unopened, stage, skip, words, paper, opened } = partsOf(page);
  const letItCome = await holdAnswer(page);
  await expect(unopened).toBeVisible();
  await unopened.focus();
  await page.keyboard.press('Enter');
  await expect(stage).toBeVisible();
  await skip.click();
  const watched = await watchOpening(page);
  letItCome();
  await expect(words('No need to wait')).toBeVisible();
  await expect(stage).toHaveCount(0);
  expect((await watched()).frames.filter((seen) => seen.paper)).toEqual([]);
  await expect(paper).toHaveCount(0);
  await expect(page.getByRole('dialog').locator('blockquote span span')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(opened).toBeFocused();
});

test('[VIS-05] less motion: the letter at once, with nothing that flies', async ({ page, ann, known }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sendNote(page.request, ann, known.alice, 'At once');
  await openInbox(page);
  const { unopened, words } = partsOf(page);
  await expect(unopened).toBeVisible();
  const watched = await watchOpening(page);
  await unopened.click();
  await expect(words('At once')).toBeVisible();
  expect((await watched()).frames.filter(({ paper }) => paper)).toEqual([]);
  await expect(page.getByRole('dialog').locator('blockquote span span')).toHaveCount(0);
});

test('[VIS-05][ERR-03] what doesn’t open goes back to its place, and says why', async ({ page, problems, ann, known }) => {
  problems.allow({ answers: [{ status: 409, path: /unwrap/ }] });
  await sendNote(page.request, ann, known.alice, 'Stuck');
  await openInbox(page);
  const { unopened, stage } = partsOf(page);
  await page.route('**/api/inventory/unwrap/**', (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'not_found', message: 'no' } } }),
  );
  await unopened.click();
  await expect(page.getByText("We couldn't find that. It may be gone already.")).toBeVisible();
  await expect(stage).toHaveCount(0);
  await expect(page.locator('[data-note]')).toHaveCSS('opacity', '1');
  await expect(unopened).toBeFocused();
});

test('[VIS-05] the first opening of a day greets by name, the second doesn’t; axe finds nothing on the stage', async ({
  page,
  ann,
  known,
}) => {
  await sendNote(page.request, ann, known.alice, 'One of two');
  await sendNote(page.request, ann, known.alice, 'Two of two');
  await openInbox(page);
  const { unopened, stage, skip, detail } = partsOf(page);
  await expect(unopened).toHaveCount(2);
  const letItCome = await holdAnswer(page);
  await unopened.first().click();
  await expect(stage.getByRole('status')).toHaveText('First of today, Alice');
  expect(await violations(page)).toEqual([]);
  await skip.click();
  letItCome();
  await expect(detail).toContainText('of two');
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await page.unroute('**/api/inventory/unwrap/**');
  const letTheOtherCome = await holdAnswer(page);
  await unopened.click();
  await expect(stage.getByRole('status')).toBeEmpty();
  letTheOtherCome();
  await expect(detail).toContainText('of two');
});

test('[VIS-05][NAV-08][INB-12] while the answer is on its way: Tab leads nowhere behind the stage, a turned phone keeps it in sight, and a list that changes below gets its card back', async ({
  page,
  ann,
  known,
}) => {
  await sendNote(page.request, ann, known.alice, 'On its way');
  await openInbox(page);
  const { unopened, stage, skip, packet, detail } = partsOf(page);
  const letItCome = await holdAnswer(page);
  await unopened.click();
  await expect(stage).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await expect(skip).toBeFocused();

  await page.setViewportSize({ width: 740, height: 360 });
  await expect(packet).toBeInViewport({ ratio: 0.99 });

  await sendNote(page.request, ann, known.alice, 'Came meanwhile');
  await expect(page.locator('[data-note]')).toHaveCount(2);
  letItCome();
  await expect(detail).toContainText('On its way');
  await expect(packet).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const card of await page.locator('[data-note]').all()) await expect(card).toHaveCSS('opacity', '1');
});
