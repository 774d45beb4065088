import type { Locator, Page } from 'playwright/test';
import { inboxIn, sendNote, sendOpened } from '../support/notes.ts';
import { checkoutIn, prepare, sendAnother } from '../support/sending.ts';
import { changeLanguage, goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { createTestUser, openWithInitData } from '../support/test-users.ts';
import { faultsOf, settle, widerThanPage } from '../support/visual-checks.ts';
import { having, wordsOf } from '../support/words.ts';

const phone = { width: 390, height: 844 };

/** Visits every screen of sending a valentine and calls `inspect` on each with its name. */
async function walkSend(page: Page, inspect: (name: string) => Promise<void>): Promise<void> {
  const { modal, message, send } = checkoutIn(page);
  await expect(page.getByRole('heading', { name: /Erin/, level: 1 })).toBeVisible();
  await inspect('page');
  await page.getByRole('button', { name: /See public answers/ }).click();
  await expect(page.getByRole('dialog').getByText('Nothing here yet')).toBeVisible();
  await inspect('public list');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  await expect(modal.getByRole('button', { name: /Tulip/ })).toBeVisible();
  await inspect('gifts');
  await modal.getByRole('radio', { name: 'Wishlist' }).check();
  await expect(modal.getByRole('button', { name: /Wish pack/ })).toBeVisible();
  await inspect('wishlist');
  await modal.getByRole('button', { name: /Wish pack/ }).click();
  await expect(message).toBeVisible();
  await message.fill('x'.repeat(101));
  await inspect('checkout, too long');
  await modal.getByRole('button', { name: 'Back' }).click();
  await modal.getByRole('radio', { name: 'Gifts', exact: true }).check();
  await modal.getByRole('button', { name: /Tulip/ }).click();
  await message.fill('Dear Erin');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
  await inspect('success');
}

/** Visits every screen of asking a question. */
async function walkAsk(page: Page, inspect: (name: string) => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { name: /Erin/, level: 1 })).toBeVisible();
  await inspect('page of questions');
  await page.getByRole('button', { name: 'Ask anonymously' }).click();
  const modal = page.getByRole('dialog', { name: 'Asking anonymously' });
  await modal.getByRole('textbox', { name: 'Question' }).fill('What next?');
  await inspect('question');
  await modal.getByRole('button', { name: 'Continue' }).click();
  await expect(modal.getByRole('button', { name: /In love/ })).toBeVisible();
  await inspect('emotions');
  await modal.getByRole('button', { name: /In love/ }).click();
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
  await inspect('asked');
}

/** Presses Tab until the focus is on a control. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect(async () => {
    const isFocused = await control.evaluate((element) => element === document.activeElement);
    if (!isFocused) await page.keyboard.press('Tab');
    expect(isFocused).toBe(true);
  }).toPass({ intervals: [0] });
}

/** Expects that a page with this button fits the window while a home indicator takes space at the bottom. */
async function expectFitsAboveIndicator(page: Page, name: string): Promise<void> {
  const setIndicator = (bottom: number) =>
    page.evaluate(
      (area) => {
        const { Telegram } = window as unknown as { Telegram: { WebView: { receiveEvent(name: string, data: object): void } } };
        Telegram.WebView.receiveEvent('safe_area_changed', area);
      },
      { top: 0, bottom, left: 0, right: 0 },
    );
  const button = page.getByRole('main').getByRole('button', { name });
  await expect(button).toBeVisible();
  await setIndicator(34);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(phone.height);
  const box = await button.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0), name).toBeLessThanOrEqual(phone.height - 34);
  await setIndicator(0);
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('every screen of sending is accessible, fits phones and tablets, and is used with the keyboard alone', async ({
    page,
    ann,
    request,
  }) => {
    const erin = await createTestUser(request, { firstName: 'Erin' });
    const { modal, send } = checkoutIn(page);
    const action = page.getByRole('button', { name: 'Send a valentine' });
    /** The main buttons of the screens that fill the window. */
    const buttons = new Map([
      ['page', 'Send a valentine'],
      ['success', 'Get valentines yourself'],
      ['page of questions', 'Ask anonymously'],
    ]);
    const collect = (faults: string[]) => async (name: string) => {
      const button = buttons.get(name);
      buttons.delete(name);
      if (button)
        await test.step(`[ENV-03][SND-06] ${name}: the screen fits the window above a home indicator`, () =>
          expectFitsAboveIndicator(page, button));
      faults.push(...(await faultsOf(page, name, [320, 768, 390])));
    };
    await openWithInitData(page, ann, { app: 'send', code: erin.code });

    for (const [title, app, walk] of [
      ['[SND-01][SND-03][SND-04][PUB-01] the screens of a valentine have no faults, light and dark, from 320 to 768 px', 'send', walkSend],
      ['[ASK-01] the screens of a question have no faults, light and dark, from 320 to 768 px', 'ask', walkAsk],
    ] as const)
      await test.step(title, async () => {
        await goTo(page, `/${app}?code=${erin.code}`);
        const faults: string[] = [];
        await walk(page, collect(faults));
        expect(faults).toEqual([]);
      });
    expect([...buttons.keys()], 'screens that were not visited').toEqual([]);

    await test.step('[SND-03] Escape closes the sheet and returns the focus to the button that opened it', async () => {
      await goTo(page, `/send?code=${erin.code}`);
      await tabTo(page, action);
      await page.keyboard.press('Enter');
      await expect(modal).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
      await expect(action).toBeFocused();
    });

    await test.step('[SND-03][SND-05] Tab, arrows and Enter lead through gift, words and privacy to success', async () => {
      await page.keyboard.press('Enter');
      await tabTo(page, modal.getByRole('button', { name: /Tulip/ }));
      await page.keyboard.press('Enter');
      await tabTo(page, modal.getByRole('textbox', { name: /^Message/ }));
      await page.keyboard.type('No mouse');
      await tabTo(page, modal.getByRole('radio', { name: 'Hidden', exact: true }));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(modal.getByRole('radio', { name: 'Signed', exact: true })).toBeChecked();
      await tabTo(page, send);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
    });
  });

  test('words keep their look and direction from the field to the letter', async ({ page, ann, request }) => {
    const dana = await createTestUser(request, { firstName: 'דנה 22' });
    const { message, send } = checkoutIn(page);
    const fontOf = (words: Locator) =>
      words.evaluate((element) => {
        const { fontFamily, fontSize, fontWeight, textAlign, lineHeight } = getComputedStyle(element);
        return { fontFamily, fontSize, fontWeight, textAlign, lineHeight };
      });

    await test.step('[I18-05] on an English page a Hebrew name keeps its direction, and the field follows what is typed', async () => {
      await openWithInitData(page, ann, { app: 'send', code: dana.code });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A valentine for \u2068דנה 22\u2069');
      const card = page.getByRole('button', { name: /See public answers/ });
      await expect.poll(() => directionOf(card.getByText('דנה 22'))).toBe('rtl left');
      await prepare(page, { gift: /Tulip/ });
      await expect(message).toHaveCSS('direction', 'ltr');
      await message.fill('22');
      await expect(message).toHaveCSS('direction', 'ltr');
      await message.fill('22 שלום, Ann');
      await expect(message).toHaveCSS('direction', 'rtl');
      await message.fill('');
    });

    await test.step('[SND-04] the letter grows with its text and breaks no long word', async () => {
      const heightOf = async () => (await message.boundingBox())?.height ?? Number.NaN;
      const empty = await heightOf();
      for (const words of ['🌷'.repeat(100), 'אני מחייך בכל פעם '.repeat(5), 'w'.repeat(100)]) {
        await message.fill(words);
        // the font of another script loads late and is wider than its fallback
        await expect.poll(heightOf).toBeGreaterThan(empty);
        const isWhole = () =>
          message.evaluate((field) => field.scrollHeight <= field.clientHeight + 1 && field.scrollWidth <= field.clientWidth);
        await expect.poll(isWhole, words).toBe(true);
        expect(await widerThanPage(page)).toBeLessThanOrEqual(0);
      }
    });

    await test.step('[I18-05] the success screen shows the words in their direction', async () => {
      await message.fill('22 שלום, Ann');
      await send.click();
      await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
      await expect.poll(() => directionOf(page.getByText('22 שלום, Ann'))).toBe('rtl right');
    });

    await test.step('[SND-04] a recipient reads the words in the same font and size', async () => {
      await sendAnother(page, dana.code);
      await prepare(page, { gift: /Tulip/, text: 'Dear Zoe, stay as you are' });
      const written = await fontOf(message);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await sendNote(request, dana, ann, 'Dear Zoe, stay as you are');
      await goTo(page, '/inbox');
      await page.getByRole('radio', { name: 'Valentines' }).check();
      await inboxIn(page).unopened.click();
      const read = inboxIn(page).detail.getByRole('blockquote');
      await expect(read).toHaveText('Dear Zoe, stay as you are');
      expect(await fontOf(read)).toEqual(written);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('[I18-05] on an Arabic page an English name is whole, and an empty field follows the page', async () => {
      const namesake = await createTestUser(request, { firstName: 'Dana (22)' });
      await changeLanguage(page, 'ar');
      await goTo(page, `/send?code=${namesake.code}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\u2068Dana \(22\)\u2069/);
      await expect.poll(() => directionOf(page.getByText('Dana (22)', { exact: true }))).toBe('ltr right');
      await page.getByRole('button', { name: wordsOf('ar')('send-open'), exact: true }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('listitem').getByRole('button').first().click();
      const field = sheet.getByRole('textbox');
      await expect(field).toHaveCSS('direction', 'rtl');
      await field.fill('Hello!');
      await expect(field).toHaveCSS('direction', 'ltr');
      await field.fill('');
      await expect(field).toHaveCSS('direction', 'rtl');
    });
  });
});

/** The direction of an element's text, and the side on which the text begins. */
const directionOf = (place: Locator) =>
  place.evaluate((element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const { left, right } = letters.getBoundingClientRect();
    const room = element.getBoundingClientRect();
    const side = right - left > room.width - 4 ? 'full' : left - room.left < room.right - right ? 'left' : 'right';
    return `${getComputedStyle(element).direction} ${side}`;
  });

/** Expects that a button of the page is above the tab bar. */
async function expectAboveTabs(page: Page, name: string, which: 'first' | 'last' = 'first'): Promise<void> {
  const place = page.getByRole('main').getByRole('button', { name, exact: true })[which]();
  await expect(place).toBeVisible();
  const button = await place.boundingBox();
  const tabs = await page.getByRole('navigation').boundingBox();
  expect((button?.y ?? Number.NaN) + (button?.height ?? 0), name).toBeLessThanOrEqual(tabs?.y ?? Number.NaN);
}

/** Expects that the main buttons of the three tabs are in sight. The inbox is empty. */
async function checkTabs(page: Page, language: string): Promise<void> {
  const words = wordsOf(language);
  await page.getByRole('link', { name: words('share-tab'), exact: true }).click();
  await expectAboveTabs(page, words('share-step-share-action'));
  await page.getByRole('link', { name: words('inbox-tab'), exact: true }).click();
  await page.getByRole('radio', { name: words('inbox-tab-valentine') }).check();
  await expect(page.getByRole('heading', { name: words('inbox-empty-valentine-title') })).toBeVisible();
  await expectAboveTabs(page, words('inbox-share'), 'last');
  await page.getByRole('link', { name: words('send-tab'), exact: true }).click();
  await expectAboveTabs(page, words('send-friend-open'));
  const open = await page.getByRole('button', { name: words('send-friend-open'), exact: true }).boundingBox();
  const firstStep = await page.getByRole('main').getByRole('listitem').first().boundingBox();
  expect((open?.y ?? Number.NaN) + (open?.height ?? 0), `${language}: covers no step`).toBeLessThanOrEqual(firstStep?.y ?? Number.NaN);
}

/** Expects that the main buttons of an opened note and of the pages of a friend are in sight. */
async function checkPagesWithoutTabs(page: Page, language: string, code: string): Promise<void> {
  const words = wordsOf(language);
  await goTo(page, '/inbox');
  await page.getByRole('button', { name: having(words('inbox-card-opened')) }).click();
  for (const name of [words('inbox-reveal'), words('inbox-reply')])
    await expect(page.getByRole('dialog').getByRole('button', { name, exact: true }), language).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [app, name] of [
    ['ask', words('send-ask-open')],
    ['send', words('send-open')],
  ] as const) {
    await goTo(page, `/${app}?code=${code}`);
    await expect(page.getByRole('button', { name, exact: true }), language).toBeInViewport({ ratio: 1 });
  }
}

/** Walks from the page of a friend to a checkout and back in a language. `inspectGifts` looks at the list of gifts. */
async function checkCheckout(page: Page, language: string, inspectGifts: () => Promise<void>): Promise<void> {
  const words = wordsOf(language);
  const modal = page.getByRole('dialog');
  const message = modal.getByRole('textbox', { name: words('send-message') });
  const choices = modal.getByRole('radiogroup', { name: words('send-privacy') }).getByRole('radio');
  const send = modal.getByRole('button', { name: words('send-submit'), exact: true });

  await test.step('[I18-02][SND-01] the page has the direction of the language and does not scroll sideways', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maximiliane');
    await expect(page.locator('html')).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
    expect(await widerThanPage(page)).toBeLessThanOrEqual(0);
  });

  await test.step('[I18-02] the gifts are laid out in the direction of the language', async () => {
    await page.getByRole('button', { name: words('send-open'), exact: true }).click();
    const gifts = modal.getByRole('listitem');
    await expect(gifts.nth(1)).toBeVisible();
    await settle(page);
    const [first, second] = await Promise.all([0, 1].map((place) => gifts.nth(place).boundingBox()));
    expect(Math.sign((second?.x ?? Number.NaN) - (first?.x ?? Number.NaN))).toBe(language === 'ar' ? -1 : 1);
    expect(await widerThanPage(page)).toBeLessThanOrEqual(0);
    await inspectGifts();
  });

  await test.step('[SND-04] words, privacy, super and the button are on one screen, 44 px high and above the button', async () => {
    await modal
      .getByRole('button', { name: having(words('send-gift-tulip')) })
      .first()
      .click();
    await expect(choices).toHaveCount(3);
    await settle(page);
    const controls = [message, ...(await choices.all()), modal.getByRole('switch', { name: words('send-super') })];
    for (const each of [...controls, send]) await expect(each).toBeInViewport({ ratio: 1 });
    const boxes = await Promise.all(controls.map((each) => each.boundingBox()));
    const top = (await send.boundingBox())?.y ?? Number.NaN;
    expect(boxes.map((box) => box !== null && box.height >= 44 && box.y + box.height <= top)).toEqual(controls.map(() => true));
    expect(await widerThanPage(page)).toBeLessThanOrEqual(0);
  });

  await test.step('[SND-04] only the chosen privacy option is explained, and a choice moves nothing and keeps the words', async () => {
    await message.fill('12 roses');
    const place = () => modal.getByRole('switch', { name: words('send-super') }).boundingBox();
    const before = await place();
    const lines = await choices.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('aria-describedby')?.split(' ').at(-1)));
    for (const [chosen, radio] of (await choices.all()).entries()) {
      await radio.check();
      for (const [at, line] of lines.entries()) await expect(modal.locator(`[id="${line}"]`)).toBeVisible({ visible: at === chosen });
      await expect(send).toBeInViewport({ ratio: 1 });
      expect(await place()).toEqual(before);
    }
    await expect(message).toHaveValue('12 roses');
  });

  await test.step('[ENT-03] the match switch is 44 px high and scrolls into view above the button', async () => {
    const match = modal.getByRole('switch', { name: words('send-match') });
    await match.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await settle(page);
    await expect(match).toBeInViewport({ ratio: 1 });
    const box = await match.boundingBox();
    const top = (await send.boundingBox())?.y ?? Number.NaN;
    expect(box !== null && box.height >= 44 && box.y + box.height <= top).toBe(true);
  });

  await message.fill('');
  await modal.getByRole('button', { name: words('send-close') }).click();
  await expect(modal).toHaveCount(0);
}

/** Expects that a price is read from left to right, and is one size smaller in the languages of its list. */
async function checkPrice(page: Page): Promise<void> {
  const price = page.getByRole('dialog').locator('[role="img"][aria-label*="49"]').first();
  const styleIn = (language: string) =>
    price.evaluate((element, lang) => {
      const root = document.documentElement;
      const own = { lang: root.lang, dir: root.dir };
      Object.assign(root, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
      const { direction, fontSize } = getComputedStyle(element);
      const style = { direction, size: Number.parseFloat(fontSize) };
      Object.assign(root, own);
      return style;
    }, language);
  const { size } = await styleIn('en');
  for (const language of ['ar', 'he', 'fa', 'hi', 'es', 'id', 'ms'])
    expect(await styleIn(language), language).toEqual({ direction: 'ltr', size: (size / 0.875) * 0.75 });
  expect(await styleIn('de')).toEqual({ direction: 'ltr', size });
}

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the main buttons of every page are in sight, and the checkout fits, in seven languages', async ({ page, ann, request }) => {
    const languages = ['en', 'ru', 'de', 'ar', 'hi', 'tr', 'uk'];
    const owner = await createTestUser(request, { firstName: 'Maximiliane' });
    const atHeight = (height: number) => page.setViewportSize({ width: 320, height });
    await openWithInitData(page, ann, { app: 'main' });
    await atHeight(560);
    for (const language of languages)
      await test.step(`[SHR-01][INB-03][INF-01] ${language}: the main buttons of the tabs are in sight at a height of 560 px`, async () => {
        await changeLanguage(page, language);
        await checkTabs(page, language);
      });
    const [longest = ''] = languages.map((language) => wordsOf(language)('send-canned-3')).sort((one, other) => other.length - one.length);
    await sendOpened(request, owner, ann, longest);
    for (const language of languages)
      await test.step(`[INB-06][SND-01] ${language}: the main buttons of a note and of the pages of a friend are in sight`, async () => {
        await changeLanguage(page, language);
        await checkPagesWithoutTabs(page, language, owner.code);
        if (!['en', 'ru', 'de', 'ar'].includes(language)) return;
        await atHeight(568);
        await checkCheckout(page, language, async () => {
          if (language === 'en')
            await test.step('[I18-02] in seven languages a price reads left to right and one size smaller', () => checkPrice(page));
        });
        await atHeight(560);
      });
  });
});
