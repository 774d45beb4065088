import type { Locator, Page } from 'playwright/test';
import { change, type Known } from '../support/day.ts';
import { type Misfit, type Ruler, rulerScript } from '../support/fit.ts';
import { sendNote, sendOpened, showValentines } from '../support/notes.ts';
import { checkoutIn } from '../support/sending.ts';
import { changeLanguage, goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { callAs, openWithInitData, type TestUser } from '../support/test-users.ts';
import { cutWords, enlargeText, faultsOf, settle, widerThanPage } from '../support/visual-checks.ts';
import { wordsOf } from '../support/words.ts';

/** A sheet that a button opens. */
interface SheetPlace {
  /** The accessible name of the button. */
  readonly opener: RegExp;
  /** The title of the sheet. */
  readonly title: RegExp;
  /** A text of the sheet that appears after its data is loaded. */
  readonly loaded?: RegExp;
  /** Sheets that this one opens. */
  readonly inside?: readonly SheetPlace[];
}

const safety: SheetPlace = {
  opener: /^Privacy and safety/,
  title: /^Privacy and safety$/,
  loaded: /Pause my inbox/,
  inside: [
    { opener: /^Muted words/, title: /^Muted words$/ },
    { opener: /^Muted notes/, title: /^Muted notes$/, loaded: /Move to inbox/ },
    { opener: /^Blocked senders/, title: /^Blocked senders$/, loaded: /Nobody is blocked/ },
  ],
};

const sheetsOfSharePage: readonly SheetPlace[] = [
  {
    opener: /^Share$/,
    title: /^Share your link$/,
    loaded: /Make the story/,
    inside: [{ opener: /^How stories work$/, title: /^Your Telegram story$/ }],
  },
  { opener: /^Earn free reveals/, title: /^Earn free reveals$/ },
  {
    opener: /your place in the leaderboard$/,
    title: /^Leaderboard$/,
    loaded: /that’s you|Take part|throne/,
    inside: [{ opener: /^Take part$/, title: /^Where to show you\?$/ }],
  },
  {
    opener: /^Settings$/,
    title: /^Settings$/,
    inside: [
      { opener: /^Language/, title: /^Language$/ },
      { opener: /^What I sent/, title: /^What I sent$/, loaded: /Nothing sent yet/ },
      { opener: /^Purchases/, title: /^Purchases$/, loaded: /Nothing bought yet/ },
      { opener: /^Delete my account/, title: /^Delete my account$/ },
      safety,
    ],
  },
];

const note: SheetPlace = {
  opener: /, Opened(,|$)/,
  title: /^A (valentine|question) for you$/,
  inside: [
    { opener: /^Answer$/, title: /^Your answer$/ },
    {
      opener: /^Block or report$/,
      title: /^Keep it kind$/,
      inside: [{ opener: /^Report it/, title: /^What’s wrong with it\?$/ }],
    },
  ],
};
const noteWith = (revealTitle: RegExp): SheetPlace => ({
  ...note,
  inside: [...(note.inside ?? []), { opener: /^Reveal the sender$/, title: revealTitle }],
});

const LONG_WORDS = 'A long word, Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, and more';

/** Gives Alice an opened valentine, an opened question, a muted word and a muted note, and opens her app. */
async function openAsAlice(page: Page, { alice }: Known, ann: TestUser): Promise<void> {
  await callAs(page.request, alice.initData, 'POST', '/api/profile/update', { mutedWords: ['idiots'] });
  await sendOpened(page.request, ann, alice, LONG_WORDS);
  const question = { valentineCode: alice.code, itemId: 'anon', message: 'What do you dream of?', isAnonymousMessage: true };
  await callAs(page.request, ann.initData, 'POST', '/api/order/checkout', question);
  const path = '/api/inventory/valentines?type=anonymous_message&limit=1&skip=0&filter=sent';
  const { valentines } = await callAs<{ valentines: { id: string }[] }>(page.request, alice.initData, 'GET', path);
  await callAs(page.request, alice.initData, 'POST', `/api/inventory/unwrap/${valentines[0]?.id}`);
  await sendNote(page.request, ann, alice, 'What idiots you are');
  await change(page.request, 'alice', { isInChannel: true });
  await openWithInitData(page, alice, { app: 'main' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const expectNoFault = async (page: Page, name: string) => expect.soft(await faultsOf(page, name, [320, 390])).toEqual([]);

const sheetWith = (page: Page, title: string | RegExp) =>
  page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: title }) });
const hasFocus = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));

/** Opens a sheet and its inner sheets with Enter, checks each, and closes each with one press of Escape. */
async function walk(page: Page, place: SheetPlace, above: Locator | null): Promise<void> {
  const name = String(place.title);
  const opener = (above ?? page).getByRole('button', { name: place.opener }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = sheetWith(page, place.title);
  await expect(sheet, `${name} opens`).toBeVisible();
  if (place.loaded) await expect(sheet, `${name} loads`).toContainText(place.loaded);
  await expect.poll(() => hasFocus(sheet), { message: `${name} has the focus` }).toBe(true);
  await expectNoFault(page, name);
  for (const inner of place.inside ?? []) await walk(page, inner, sheet);
  await page.keyboard.press('Escape');
  await expect(sheet, `Escape leaves ${name}`).toBeHidden();
  if (!above) return expect(opener, `the focus returns to the opener of ${name}`).toBeFocused();
  await expect(above, `Escape in ${name} is one step`).toBeVisible();
  await expect.poll(() => hasFocus(above), { message: `the focus returns to the sheet that opened ${name}` }).toBe(true);
}

test('[NAV-08] keys open and leave every sheet of the share page and of the inbox, and axe finds no fault', async ({
  page,
  known,
  ann,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAsAlice(page, known, ann);

  await test.step('[INB-07][RVL-04] Enter and Escape work in the contest and in the sheets of a valentine, with packs for sale', async () => {
    await showValentines(page);
    await expect(page.getByRole('button', { name: note.opener }).first()).toBeVisible();
    await expectNoFault(page, 'inbox, valentines');
    await walk(page, { opener: /^How the contest works$/, title: /^How the contest works$/ }, null);
    await walk(page, noteWith(/^Who could it be\?$/), null);
  });

  await test.step('[INB-07][RVL-01] Enter and Escape work in the sheets of a question, with a reveal to spend', async () => {
    await callAs(page.request, known.alice.initData, 'POST', '/api/tasks/complete', { taskId: 'join_channel' });
    await page.getByRole('radio', { name: 'Anonymous' }).check();
    await expect(page.getByRole('button', { name: note.opener }).first()).toBeVisible();
    await expectNoFault(page, 'inbox, questions');
    await walk(page, noteWith(/^Reveal the sender\?$/), null);
  });

  await test.step('[RVL-01] the sheet of a revealed sender has no fault', async () => {
    await page.getByRole('button', { name: note.opener }).first().click();
    await page.getByRole('button', { name: 'Reveal the sender', exact: true }).click();
    await page.getByRole('button', { name: /^(Hold to unmask|Reveal)$/ }).click();
    await expect(sheetWith(page, 'It was…')).toContainText('Ann');
    await expectNoFault(page, 'sender');
    await page.keyboard.press('Escape');
    await expect(sheetWith(page, note.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[SAF-02] the age question and the share page have no fault', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: /^Share/ }).click();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Anonymous' }).check();
    await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
    await expectNoFault(page, 'share page of questions');
    await page.getByRole('radio', { name: 'Valentines' }).check();
    await expectNoFault(page, 'share page of valentines');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(sheetWith(page, 'Before you share')).toBeVisible();
    await expectNoFault(page, 'age');
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(sheetWith(page, 'Share your link')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const sheet of sheetsOfSharePage)
    await test.step(`[NAV-08] ${sheet.title.source.replaceAll(/[\^$]/g, '')}: Enter opens the sheet, Escape goes back one step, and axe finds no fault`, () =>
      walk(page, sheet, null));

  await test.step('[INF-01] the page "send to a friend" has no fault', async () => {
    // the safety sheet has replaced the settings
    await page.getByRole('link', { name: /^Send/ }).click();
    await expect(page.getByRole('button', { name: /friend/i }).first()).toBeVisible();
    await expectNoFault(page, 'send to a friend');
  });
});

test('[VIS-01] text of twice the size fits', async ({ page, known, ann, request }) => {
  const closeSheet = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.addInitScript(rulerScript);
  await openWithInitData(page, ann, { app: 'main' });

  const expectNoOverlap = async (name: string) => {
    await enlargeText(page);
    await settle(page);
    const { misfits } = await page.evaluate(() => (window as unknown as { ruler: Ruler }).ruler.read(document));
    const isBad = ({ kind, words }: Misfit) =>
      kind === 'over another' || (kind === 'broken inside' && words.some((word) => word.length < 8));
    expect.soft(misfits.filter(isBad), name).toEqual([]);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['de', 'uk', 'ar'])
    await test.step(`[VIS-01][I18-02] ${language}: on the narrowest phone it overlaps no other text and breaks no short word`, async () => {
      await changeLanguage(page, language);
      await page.getByRole('link').first().click();
      await expect(page.getByRole('button', { name: wordsOf(language)('share-settings') })).toBeVisible();
      await expectNoOverlap('share page');
      await page.getByRole('link').last().click();
      await expect(page.getByRole('heading', { name: wordsOf(language)('inbox-empty-anonymous-title') })).toBeVisible();
      await expectNoOverlap('inbox');
      await page.getByRole('link').first().click();
      await page.getByRole('button', { name: wordsOf(language)('share-settings') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoOverlap('settings');
      await closeSheet();
    });

  const expectFit = async (name: string) => {
    await enlargeText(page);
    await settle(page);
    expect.soft(await widerThanPage(page), `${name}, pixels beyond the page`).toBeLessThanOrEqual(0);
    expect.soft(await cutWords(page), `${name}, words that are cut`).toEqual([]);
  };
  const { modal, message } = checkoutIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await changeLanguage(page, 'en');
  await sendOpened(request, known.alice, ann, LONG_WORDS);

  await test.step('[SHR-01][INB-06] on a usual phone no word of the share page, the settings, the inbox and a note is cut', async () => {
    await expectFit('share page');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(sheetWith(page, 'Settings')).toBeVisible();
    await expectFit('settings');
    await closeSheet();
    await showValentines(page);
    await page.getByRole('button', { name: note.opener }).first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Answer' })).toBeVisible();
    await expectFit('inbox and note');
    await closeSheet();
  });

  await test.step('[SND-01][SND-04] no word of the page of a friend, the gifts and the checkout is cut', async () => {
    await goTo(page, `/send?code=${known.alice.code}`);
    await expect(page.getByRole('heading', { name: /Alice/, level: 1 })).toBeVisible();
    await expectFit('send page');
    await page.getByRole('button', { name: 'Send a valentine' }).click();
    await expect(modal.getByRole('button', { name: /Tulip/ })).toBeVisible();
    await expectFit('gifts');
    await modal.getByRole('button', { name: /Tulip/ }).click();
    await expect(message).toBeVisible();
    await expectFit('checkout');
  });

  await test.step('[SND-04] the counter does not overlap the button beside it', async () => {
    const suggest = await modal.getByRole('button', { name: 'Suggest a message' }).boundingBox();
    const counter = await modal.getByText('0/100', { exact: true }).boundingBox();
    if (!suggest || !counter) throw new Error('The button or the counter is not on screen');
    const isBeside = suggest.x + suggest.width <= counter.x;
    const isAbove = suggest.y + suggest.height <= counter.y;
    expect(isBeside || isAbove).toBe(true);
  });
});
