import type { Page } from 'playwright/test';
import { earnReveal, inboxIn, openInbox, sendNote, sendOpened, unopenedOf } from './support/notes.ts';
import { callAs, makeStranger, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** The reveal, with what moves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A device with power enough for what adorns, whatever runs the tests. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8, configurable: true }));
});

const PHOTO = 'https://t.me/i/userpic/320/zoya.svg';
const FACE = '<svg xmlns="http://www.w3.org/2000/svg" width="104" height="104"><rect width="104" height="104" fill="#1c7ed6"/></svg>';

/** Somebody with all that a reveal discloses; the photo is another site's. */
async function makeZoya(page: Page) {
  await page.route(PHOTO, (route) => route.fulfill({ contentType: 'image/svg+xml', body: FACE }));
  return makeStranger(page.request, { firstName: 'Zoya', username: 'zoya_of_the_hill', photoUrl: PHOTO });
}

const partsOf = (page: Page) => ({
  ...inboxIn(page),
  ask: page.getByRole('button', { name: 'Reveal the sender' }),
  question: page.getByRole('dialog', { name: 'Reveal the sender?' }),
  yes: page.getByRole('button', { name: 'Reveal', exact: true }),
  sender: page.getByRole('dialog', { name: 'It was…' }),
  skip: page.getByRole('button', { name: 'Skip' }),
  name: page.getByRole('status').filter({ hasText: 'Zoya' }),
});

/** All that the page has been told, as text. */
function listen(page: Page) {
  const heard: Promise<string>[] = [];
  page.on('response', (answer) => {
    // the stream of live events doesn't end
    const isStream = answer.headers()['content-type']?.startsWith('text/event-stream');
    if (answer.url().includes('/api/') && !isStream) heard.push(answer.text().catch(() => ''));
  });
  return async () => (await Promise.all(heard)).join('\n');
}

test('[VIS-06][RVL-01] a credit: the name and the photo come out of the blur in one motion, and joy after it', async ({ page, known }) => {
  const zoya = await makeZoya(page);
  await sendOpened(page.request, zoya, known.alice, 'Guess who');
  await earnReveal(page.request, known.alice.initData);
  await openInbox(page);
  const { opened, ask, question, yes, sender, skip, name } = partsOf(page);
  await opened.click();
  await ask.click();
  await expect(question).toContainText('First name and photo');
  await yes.click();
  await expect(name).toBeVisible();
  // what is seen sharpens without being put there anew
  const photo = sender.locator('img[width="104"]');
  await photo.evaluate((element) => element.setAttribute('data-first', ''));
  const sharpness = () => photo.evaluate((element) => getComputedStyle(element.parentElement ?? element).filter);
  await expect.poll(sharpness).toBe('none');
  await expect(sender.locator('img[data-first]')).toHaveCount(1);
  await expect(skip).toHaveCount(0);
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(page.getByText('Zoya', { exact: true })).toHaveCount(1);
  await expect(sender.getByText('@zoya_of_the_hill')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
});

test('[VIS-06][SEC-01] before the server discloses it nothing of a sender is on the device: what is veiled looks the same for two', async ({
  page,
  known,
  ann,
}) => {
  const zoya = await makeZoya(page);
  await sendOpened(page.request, zoya, known.alice, 'One');
  await sendOpened(page.request, ann, known.alice, 'Other');
  await earnReveal(page.request, known.alice.initData);
  // whatever stirs would differ by the moment
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heard = listen(page);
  await openInbox(page);
  const { opened, detail, ask, question, yes, sender } = partsOf(page);
  const looks: { readonly marks: string; readonly picture: string }[] = [];
  for (const index of [0, 1]) {
    await opened.nth(index).click();
    await expect(detail).toContainText(/One|Other/);
    await ask.click();
    await expect(question).toContainText('This uses');
    await page.mouse.move(1, 1);
    looks.push({
      marks: await question.evaluate((element) => element.innerHTML.replaceAll(/radix-[^"]*/g, '')),
      picture: (await question.screenshot({ animations: 'disabled' })).toString('base64'),
    });
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(question).toHaveCount(0);
  }
  expect(looks[0]?.marks).toBe(looks[1]?.marks);
  expect(looks[0]?.picture === looks[1]?.picture, 'the two look the same').toBe(true);
  const before = await heard();
  for (const secret of ['Zoya', 'zoya', 'userpic', 'Ann']) expect(before).not.toContain(secret);

  await opened.first().click();
  await ask.click();
  await yes.click();
  await expect(sender).toContainText(/Zoya|Ann/);
});

for (const [way, skipIt] of [
  ['a tap', (page: Page) => partsOf(page).skip.click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const)
  test(`[VIS-06][NAV-08] ${way} skips it and takes nothing else away; the next Escape leads back`, async ({ page, known }) => {
    const zoya = await makeZoya(page);
    await sendOpened(page.request, zoya, known.alice, 'Guess who');
    await earnReveal(page.request, known.alice.initData);
    await openInbox(page);
    const { opened, detail, ask, yes, sender, skip, name } = partsOf(page);
    await opened.click();
    await ask.click();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await yes.click();
    // time stands still: it would be veiled for ever
    await expect(skip).toBeVisible();
    await expect(page.getByText('Zoya')).toHaveCount(0);
    await skipIt(page);
    await expect(name).toBeVisible();
    await expect(skip).toHaveCount(0);
    await expect(sender).toBeVisible();
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(detail).toContainText('Guess who');
  });

test('[VIS-06] less motion: at once, without joy; the name is told all the same', async ({ page, known }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const zoya = await makeZoya(page);
  await sendOpened(page.request, zoya, known.alice, 'Guess who');
  await earnReveal(page.request, known.alice.initData);
  await openInbox(page);
  const { opened, ask, yes, skip, name } = partsOf(page);
  await opened.click();
  await ask.click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await yes.click();
  await expect(name).toBeVisible();
  await expect(skip).toHaveCount(0);
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('[VIS-06][VIS-02] a slow device shows the name without the joy', async ({ page, known }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2, configurable: true }));
  const zoya = await makeZoya(page);
  await sendOpened(page.request, zoya, known.alice, 'Guess who');
  await earnReveal(page.request, known.alice.initData);
  await openInbox(page);
  const { opened, ask, yes, skip, name } = partsOf(page);
  await opened.click();
  await ask.click();
  await yes.click();
  await expect(name).toBeVisible();
  await expect(skip).toHaveCount(0);
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('[VIS-06][RVL-04][PAY-01] a pack: what it costs and shows is said before, and who was bought comes as who was earned', async ({
  phones: { alice, page },
  known,
}) => {
  const zoya = await makeZoya(page);
  await sendOpened(page.request, zoya, known.alice, 'Guess who');
  await alice.openApp();
  await alice.app.getByRole('link', { name: /Inbox/ }).click();
  await alice.app.getByRole('radio', { name: 'Valentines' }).check();
  await alice.app.getByRole('button', { name: /Tulip, Opened/ }).click();
  await alice.app.getByRole('button', { name: 'Reveal the sender' }).click();
  const packs = alice.app.getByRole('dialog', { name: 'Who could it be?' });
  await expect(packs).toContainText('First name and photo');
  await packs.getByRole('button', { name: 'Get 3 reveals for 99 Stars' }).click();
  await alice.screen.getByRole('button', { name: 'Pay 99 Stars' }).click();
  await expect(alice.app.getByRole('dialog', { name: 'It was…' }).getByRole('status')).toHaveText('Zoya');
  await expect(alice.app.locator('canvas')).toHaveCount(1);
});

/** Alice's half of it: a note of hers that Zoya opens. */
async function sendBack(page: Page, alice: Pick<Stranger, 'initData'>, zoya: Stranger): Promise<void> {
  await sendNote(page.request, alice, zoya, 'From me');
  await callAs(page.request, zoya.initData, 'POST', `/api/inventory/unwrap/${await unopenedOf(page.request, zoya)}`);
}

/** A client that notes what the hand feels, and whether the stage of an opening stands meanwhile. */
async function feel(page: Page) {
  await page.addInitScript(() => {
    const felt: { readonly feel: string; readonly isOnStage: boolean; readonly isWriting: boolean }[] = [];
    const isThere = (what: string) => document.querySelector(what) !== null;
    const postEvent = (type: string, data: string) => {
      if (type !== 'web_app_trigger_haptic_feedback') return;
      const { impact_style, notification_type } = JSON.parse(data) as { impact_style?: string; notification_type?: string };
      const isOnStage = isThere('[data-part="packet"], [data-part="paper"]');
      felt.push({ feel: impact_style ?? notification_type ?? '', isOnStage, isWriting: isThere('[role="dialog"] blockquote span span') });
    };
    Object.assign(window, { felt, TelegramWebviewProxy: { postEvent } });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { felt: { readonly feel: string; readonly isOnStage: boolean; readonly isWriting: boolean }[] }).felt,
    );
}

test('[VIS-06][ENT-03] a mutual: who is found by opening comes out of the blur too, for nothing, and once', async ({ page, known }) => {
  const zoya = await makeZoya(page);
  await sendBack(page, known.alice, zoya);
  await sendNote(page.request, zoya, known.alice, 'From me too');
  await openInbox(page);
  const { opened, unopened, detail, skip, name } = partsOf(page);
  await unopened.click();
  await expect(detail).toContainText('From me too');
  await expect(name).toBeVisible();
  await expect(skip).toHaveCount(0);
  await expect(detail).toContainText('It’s mutual');
  await detail.getByRole('button', { name: 'Close' }).click();
  await opened.click();
  await expect(detail.getByText('Zoya', { exact: true })).toBeVisible();
  await expect(name).toHaveCount(0);
});

test('[VIS-05][VIS-06] a mutual found by opening: no heart beats before the letter is there and written', async ({ page, known }) => {
  const zoya = await makeZoya(page);
  await sendBack(page, known.alice, zoya);
  await sendNote(page.request, zoya, known.alice, 'From me too');
  const felt = await feel(page);
  await openInbox(page);
  const { unopened, skip, name } = partsOf(page);
  await unopened.click();
  await expect(name).toBeVisible();
  await expect(skip).toHaveCount(0);
  const all = await felt();
  const beats = all.slice(all.findIndex(({ feel }) => feel === 'success') + 1).filter(({ feel }) => feel !== 'success');
  expect(beats).toEqual(['light', 'medium', 'heavy'].map((strength) => ({ feel: strength, isOnStage: false, isWriting: false })));
});

test('[VIS-06][ENT-03] a mutual found while the app was closed comes out of the blur when its note is looked at, once', async ({
  page,
  known,
}) => {
  const zoya = await makeZoya(page);
  await sendOpened(page.request, zoya, known.alice, 'Who am I?');
  await sendBack(page, known.alice, zoya);
  await openInbox(page);
  const { opened, detail, skip, name } = partsOf(page);
  await opened.click();
  await expect(name).toBeVisible();
  await expect(skip).toHaveCount(0);
  const isThere = async () => {
    await opened.click();
    await expect(detail.getByText('Zoya', { exact: true })).toBeVisible();
    await expect(name).toHaveCount(0);
  };
  await detail.getByRole('button', { name: 'Close' }).click();
  await isThere();
  await openInbox(page);
  await isThere();
});
