import type { Locator, Page } from 'playwright/test';
import { change, type Known } from './support/day.ts';
import { type Misfit, type Ruler, rulerScript } from './support/fit.ts';
import { cutWords, enlargeText, settle, tooLow, violations, wearTheme, widerThanPage } from './support/look.ts';
import { sendNote, sendOpened } from './support/notes.ts';
import { checkoutIn } from './support/sending.ts';
import { callAs, makeStranger, openNative, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** Every sheet that a person opens from the tabs: walked by keys alone, judged by axe, and looked at on the smallest phone. */

interface Place {
  /** The button that opens it, where it stands. */
  readonly opener: RegExp;
  /** What the sheet is called then. */
  readonly title: RegExp;
  /** What stands there once it is loaded. */
  readonly holds?: RegExp;
  /** Steps inside. */
  readonly inside?: readonly Place[];
  /** Escape leads out of it altogether: a sheet of its own that replaced the one before. */
  readonly replaces?: boolean;
}

const safety: Place = {
  opener: /^Privacy and safety/,
  title: /^A kind inbox$/,
  holds: /Pause my inbox/,
  replaces: true,
  inside: [
    { opener: /^Muted words/, title: /^Muted words$/ },
    { opener: /^Muted notes/, title: /^Muted notes$/, holds: /Move to inbox/ },
    { opener: /^Blocked senders/, title: /^Blocked senders$/, holds: /Nobody is blocked/ },
  ],
};

const onSharePage: readonly Place[] = [
  {
    opener: /^Share$/,
    title: /^Share your link$/,
    holds: /Make the story/,
    inside: [{ opener: /^How stories work$/, title: /^Your Telegram story$/ }],
  },
  { opener: /^Little tasks/, title: /^Little tasks$/ },
  {
    opener: /your place in the leaderboard$/,
    title: /^Leaderboard$/,
    holds: /that's you|Take part|throne/,
    inside: [{ opener: /^Take part$/, title: /^Where to show you\?$/ }],
  },
  {
    opener: /^Settings$/,
    title: /^Settings$/,
    inside: [
      { opener: /^Language/, title: /^Language$/ },
      { opener: /^What I sent/, title: /^What I sent$/, holds: /Nothing sent yet/ },
      { opener: /^Purchases/, title: /^Purchases$/, holds: /Nothing bought yet/ },
      { opener: /^Delete my account/, title: /^Delete my account$/ },
      safety,
    ],
  },
];

const note: Place = {
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
const inInbox: Readonly<Record<'valentine' | 'anonymous', readonly Place[]>> = {
  valentine: [
    { opener: /^How the contest works$/, title: /^How the contest works$/ },
    { ...note, inside: [...(note.inside ?? []), { opener: /^Reveal the sender$/, title: /^Who could it be\?$/ }] },
  ],
  anonymous: [{ ...note, inside: [...(note.inside ?? []), { opener: /^Reveal the sender$/, title: /^Reveal the sender\?$/ }] }],
};

/** Alice with something of everything, and her app. */
async function openAs(page: Page, known: Known, ann: Stranger): Promise<void> {
  const { alice } = known;
  await callAs(page.request, alice.initData, 'POST', '/api/profile/update', { mutedWords: ['idiots'] });
  await sendOpened(page.request, ann, alice, 'A long word, Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, and more');
  const question = { valentineCode: alice.code, itemId: 'anon', message: 'What do you dream of?', isAnonymousMessage: true };
  await callAs(page.request, ann.initData, 'POST', '/api/order/checkout', question);
  const path = '/api/inventory/valentines?type=anonymous_message&limit=1&skip=0&filter=sent';
  const { valentines } = await callAs<{ valentines: { id: string }[] }>(page.request, alice.initData, 'GET', path);
  await callAs(page.request, alice.initData, 'POST', `/api/inventory/unwrap/${valentines[0]?.id}`);
  await sendNote(page.request, ann, alice, 'What idiots you are');
  await change(page.request, 'alice', { isInChannel: true });
  await openNative(page, alice, { app: 'main' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** What axe, a ruler and a reader say about a screen, light and dark. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const isDark of [false, true]) {
    await wearTheme(page, isDark);
    found.push(...(await violations(page, isDark ? 'color-contrast' : undefined)).map((line) => `${isDark ? 'dark' : 'light'}: ${line}`));
  }
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const each of [width, width === 320 ? 390 : 320]) {
    await page.setViewportSize({ width: each, height });
    await settle(page);
    if ((await widerThanPage(page)) > 0) found.push(`wider than ${each} px`);
    found.push(...(await tooLow(page)).map((line) => `too low to be tapped at ${each} px: ${line}`));
    found.push(...(await cutWords(page)).map((line) => `cut at ${each} px: ${line}`));
  }
  await page.setViewportSize({ width, height });
  return found.map((line) => `${name}: ${line}`);
}

const sheetWith = (page: Page, title: string | RegExp) =>
  page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: title }) });
const holdsFocus = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));

/** Opens a place by keys, looks, goes through what is inside, and leaves by Escape: one press, one step. */
async function walk(page: Page, place: Place, above: Locator | null, look: (name: string) => Promise<void>): Promise<void> {
  const name = String(place.title);
  const opener = (above ?? page).getByRole('button', { name: place.opener }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = sheetWith(page, place.title);
  await expect(sheet, `${name} opens`).toBeVisible();
  if (place.holds) await expect(sheet, `${name} is loaded`).toContainText(place.holds);
  await expect.poll(() => holdsFocus(sheet), { message: `${name} has the focus` }).toBe(true);
  await look(name);
  for (const inner of place.inside ?? []) await walk(page, inner, sheet, look);
  await page.keyboard.press('Escape');
  await expect(sheet, `Escape leaves ${name}`).toBeHidden();
  if (above && !place.replaces) {
    await expect(above, `one press of Escape in ${name} is one step`).toBeVisible();
    await expect.poll(() => holdsFocus(above), { message: `after ${name} the focus is in the sheet` }).toBe(true);
  } else if (!above) await expect(opener, `after ${name} the focus is where it was`).toBeFocused();
}

/** Goes through places one after the other; what is wrong with one hides nothing of the others. */
async function judge(page: Page, places: readonly Place[], look: (name: string) => Promise<void>): Promise<string[]> {
  const broken: string[] = [];
  for (const place of places)
    await walk(page, place, null, look).catch(async (error: unknown) => {
      broken.push(String(error).split('Call log')[0] ?? '');
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
  return broken;
}

/** Spends a reveal on the opened note and looks at who it was. */
async function lookAtReveal(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: note.opener }).first().click();
  await page.getByRole('button', { name: 'Reveal the sender', exact: true }).click();
  await page.getByRole('button', { name: 'Reveal', exact: true }).click();
  await expect(sheetWith(page, 'It was…')).toContainText('Ann');
  await look('sender');
}

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[NAV-08][SHR-05][SHR-06][TSK-01][LDB-01][SAF-01][SAF-02] every sheet of the share page is opened and left by keys, one press a step; axe finds nothing', async ({
    page,
    known,
    ann,
  }) => {
    test.slow();
    await openAs(page, known, ann);
    const found: string[] = [];
    const look = async (name: string) => void found.push(...(await faultsOf(page, name)));
    await page.getByRole('radio', { name: 'Valentines' }).check();
    await look('share page');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(sheetWith(page, 'Before you share')).toBeVisible();
    await look('age');
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(sheetWith(page, 'Share your link')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    found.push(...(await judge(page, onSharePage, look)));
    await page.getByRole('link', { name: /^Send/ }).click();
    await expect(page.getByRole('button', { name: /friend/i }).first()).toBeVisible();
    await look('send to a friend');
    expect(found).toEqual([]);
  });
});

/** What text of twice the size does to a screen. */
async function largeFaultsOf(page: Page, name: string): Promise<string[]> {
  await enlargeText(page);
  await settle(page);
  const wide = (await widerThanPage(page)) > 0 ? ['wider than the page'] : [];
  return [...wide, ...(await cutWords(page))].map((line) => `${name}, text twice as large: ${line}`);
}

test('[VIS-01][SND-01][SND-04][INB-06] with text twice as large nothing is cut off, and nothing leaves the page', async ({
  page,
  known,
  ann,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const found: string[] = [];
  const look = async (name: string) => void found.push(...(await largeFaultsOf(page, name)));
  await openAs(page, known, ann);
  await look('share page');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(sheetWith(page, 'Settings')).toBeVisible();
  await look('settings');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Inbox/ }).click();
  await page.getByRole('radio', { name: 'Valentines' }).check();
  await page.getByRole('button', { name: note.opener }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Answer' })).toBeVisible();
  await look('inbox and note');
  await openNative(page, ann, { app: 'send', code: known.alice.code });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('send page');
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const { modal, message } = checkoutIn(page);
  await expect(modal.getByRole('button', { name: /Tulip/ })).toBeVisible();
  await look('gifts');
  await modal.getByRole('button', { name: /Tulip/ }).click();
  await expect(message).toBeVisible();
  await look('checkout');
  const suggest = await modal.getByRole('button', { name: 'Suggest a message' }).boundingBox();
  const count = await modal.getByText('0/100', { exact: true }).boundingBox();
  const isBeside = (suggest?.x ?? 0) + (suggest?.width ?? 0) <= (count?.x ?? 0);
  expect(isBeside || (suggest?.y ?? 0) + (suggest?.height ?? 0) <= (count?.y ?? 0), 'the counter and its button stand apart').toBe(true);
  expect(found).toEqual([]);
});

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const language of ['de', 'uk', 'ar'])
    test(`[VIS-01][I18-02] ${language}, text twice as large: no words over others, and no short word in pieces`, async ({
      page,
      request,
    }) => {
      const somebody = await makeStranger(request, { firstName: 'Max', languageCode: language });
      await page.addInitScript(rulerScript);
      await openNative(page, somebody, { app: 'main' });
      await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(3);
      const found: string[] = [];
      const look = async (name: string) => {
        await enlargeText(page);
        await settle(page);
        const { misfits } = await page.evaluate(() => (window as unknown as { ruler: Ruler }).ruler.read(document));
        const isBad = ({ kind, words }: Misfit) =>
          kind === 'over another' || (kind === 'broken inside' && words.some((word) => word.length < 8));
        found.push(...misfits.filter(isBad).map(({ kind, text }) => `${name}: ${kind}: ${text}`));
      };
      await look('share page');
      await page.getByRole('link').last().click();
      await expect(page.getByRole('radio')).not.toHaveCount(0);
      await look('inbox');
      await page.getByRole('link').first().click();
      await page.getByRole('button', { name: wordsOf(language)('share-settings') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('settings');
      expect(found).toEqual([]);
    });

  test('[SND-03][SND-04] the checkout on the smallest phone: axe finds nothing, wherever it is scrolled to', async ({
    page,
    known,
    ann,
  }) => {
    await openNative(page, ann, { app: 'send', code: known.alice.code });
    await page.getByRole('button', { name: 'Send a valentine' }).click();
    const { modal, message } = checkoutIn(page);
    await modal.getByRole('button', { name: /Tulip/ }).click();
    await expect(message).toBeVisible();
    expect(await faultsOf(page, 'checkout')).toEqual([]);
    await modal.getByRole('switch').scrollIntoViewIfNeeded();
    expect(await faultsOf(page, 'checkout, scrolled')).toEqual([]);
  });

  test('[INB-08] a note that is closed until 8 March: axe finds nothing', async ({ page, known, ann, setClock }) => {
    await setClock('2027-03-07T10:59:00.000Z');
    await sendNote(page.request, ann, known.alice, 'Until March');
    await openNative(page, known.alice, { app: 'main' });
    await page.getByRole('link', { name: /Inbox/ }).click();
    await page.getByRole('radio', { name: 'Valentines' }).check();
    await page.getByRole('button', { name: /, Closed$/ }).click();
    await expect(sheetWith(page, 'Not yet!')).toBeVisible();
    expect(await faultsOf(page, 'closed')).toEqual([]);
  });

  for (const [mode, tab] of [
    ['valentine', 'Valentines'],
    ['anonymous', 'Anonymous'],
  ] as const)
    test(`[NAV-08][INB-06][RPL-01][RVL-04][SAF-04] ${mode}: every sheet of the inbox is opened and left by keys, one press a step; axe finds nothing`, async ({
      page,
      known,
      ann,
    }) => {
      await openAs(page, known, ann);
      const found: string[] = [];
      const look = async (name: string) => void found.push(...(await faultsOf(page, name)));
      // earns a reveal: where there is one it is asked for, where there is none it is sold
      if (mode === 'anonymous') await callAs(page.request, known.alice.initData, 'POST', '/api/tasks/complete', { taskId: 'join_channel' });
      await page.getByRole('link', { name: /Inbox/ }).click();
      await page.getByRole('radio', { name: tab }).check();
      await expect(page.getByRole('button', { name: note.opener }).first()).toBeVisible();
      await look('inbox');
      found.push(...(await judge(page, inInbox[mode], look)));
      if (mode === 'anonymous') await lookAtReveal(page, look);
      expect(found).toEqual([]);
    });
});
