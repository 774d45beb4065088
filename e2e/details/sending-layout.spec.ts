import type { Locator, Page } from 'playwright/test';
import { inboxIn, sendOpened, showValentines } from '../support/notes.ts';
import { checkoutIn, prepare } from '../support/sending.ts';
import { expect, test } from '../support/test.ts';
import { createTestUser, inNewLaunch, openWithInitData } from '../support/test-users.ts';
import { faultsOf, settle, widerThanPage } from '../support/visual-checks.ts';
import { having, wordsOf } from '../support/words.ts';

const phone = { width: 390, height: 844 };

/** Opens Erin's page in a language. */
async function visitErin(page: Page, app: 'send' | 'ask', languageCode = 'en'): Promise<void> {
  const erin = await createTestUser(page.request, { firstName: 'Erin' });
  await openWithInitData(page, await createTestUser(page.request, { firstName: 'Ann', languageCode }), { app, code: erin.code });
}

/** Visits every screen of sending a valentine and calls `inspect` on each with its name. */
async function walkSend(page: Page, inspect: (name: string) => Promise<void>): Promise<void> {
  const { modal, message, send } = checkoutIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('every screen of sending is accessible and fits phones and tablets', async ({ page }) => {
    for (const [title, app, walk] of [
      ['[SND-01][SND-03][SND-04][PUB-01] the screens of a valentine have no faults, light and dark, from 320 to 768 px', 'send', walkSend],
      ['[ASK-01] the screens of a question have no faults, light and dark, from 320 to 768 px', 'ask', walkAsk],
    ] as const)
      await test.step(title, async () => {
        await visitErin(page, app);
        const faults: string[] = [];
        await walk(page, async (name) => {
          faults.push(...(await faultsOf(page, name, [320, 768, 390])));
        });
        expect(faults).toEqual([]);
      });
  });

  test('[ENV-03][SND-06] above a home indicator the pages of a friend and of success fit the window', async ({ page }) => {
    const indicator = { top: 0, bottom: 34, left: 0, right: 0 };
    const { modal, send } = checkoutIn(page);
    const expectFits = async (name: string) => {
      const button = page.getByRole('main').getByRole('button', { name });
      await expect(button).toBeVisible();
      await page.evaluate((area) => {
        const { Telegram } = window as unknown as { Telegram: { WebView: { receiveEvent(name: string, data: object): void } } };
        Telegram.WebView.receiveEvent('safe_area_changed', area);
      }, indicator);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(phone.height);
      const box = await button.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0), name).toBeLessThanOrEqual(phone.height - indicator.bottom);
    };
    await visitErin(page, 'ask');
    await expectFits('Ask anonymously');
    await visitErin(page, 'send');
    await expectFits('Send a valentine');
    await page.getByRole('button', { name: 'Send a valentine' }).click();
    await modal.getByRole('button', { name: /Tulip/ }).click();
    await send.click();
    await expectFits('Get valentines yourself');
  });

  test('a valentine is sent with the keyboard alone', async ({ page }) => {
    const { modal, send } = checkoutIn(page);
    const action = page.getByRole('button', { name: 'Send a valentine' });

    await test.step('[SND-03] Escape closes the sheet and returns the focus to the button that opened it', async () => {
      await visitErin(page, 'send');
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

  test('the letter in the checkout shows the words as the recipient reads them', async ({ page, request }) => {
    const zoe = await createTestUser(request, { firstName: 'Zoe' });
    const { message, send } = checkoutIn(page);
    const fontOf = (words: Locator) =>
      words.evaluate((element) => {
        const { fontFamily, fontSize, fontWeight, textAlign, lineHeight } = getComputedStyle(element);
        return { fontFamily, fontSize, fontWeight, textAlign, lineHeight };
      });

    await test.step('[SND-04] the letter grows with its text and breaks no long word', async () => {
      await openWithInitData(page, await createTestUser(request, { firstName: 'Ann' }), { app: 'send', code: zoe.code });
      await prepare(page, { gift: /Tulip/ });
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

    await test.step('[SND-04] the recipient reads the words in the same font and size', async () => {
      await message.fill('Dear Zoe, stay as you are');
      const written = await fontOf(message);
      await send.click();
      await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
      await openWithInitData(page, zoe, { app: 'main' });
      await showValentines(page);
      await inboxIn(page).unopened.click();
      const read = inboxIn(page).detail.getByRole('blockquote');
      await expect(read).toHaveText('Dear Zoe, stay as you are');
      expect(await fontOf(read)).toEqual(written);
    });
  });
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('[SHR-01][INB-03][INF-01][SND-01] the main buttons of the start pages and of a note are in sight at a height of 560 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 560 });
    const expectAboveTabs = async (name: string, which: 'first' | 'last' = 'first') => {
      const place = page.getByRole('main').getByRole('button', { name, exact: true })[which]();
      await expect(place).toBeVisible();
      const button = await place.boundingBox();
      const tabs = await page.getByRole('navigation').boundingBox();
      expect((button?.y ?? Number.NaN) + (button?.height ?? 0), name).toBeLessThanOrEqual(tabs?.y ?? Number.NaN);
    };
    const owner = await createTestUser(page.request, { firstName: 'Maximiliane' });
    for (const languageCode of ['en', 'ru', 'de', 'ar', 'hi', 'tr', 'uk']) {
      const words = wordsOf(languageCode);
      const friend = await createTestUser(page.request, { firstName: 'Ann', languageCode });
      await openWithInitData(page, friend, { app: 'main' });
      await expectAboveTabs(words('share-step-share-action'));
      await page.getByRole('link', { name: words('inbox-tab'), exact: true }).click();
      await page.getByRole('radio', { name: words('inbox-tab-valentine') }).check();
      await expect(page.getByRole('heading', { name: words('inbox-empty-valentine-title') })).toBeVisible();
      await expectAboveTabs(words('inbox-share'), 'last');
      await sendOpened(page.request, owner, friend, words('send-canned-3'));
      await page.getByRole('link', { name: words('send-tab'), exact: true }).click();
      await expectAboveTabs(words('send-friend-open'));
      const open = await page.getByRole('button', { name: words('send-friend-open'), exact: true }).boundingBox();
      const firstStep = await page.getByRole('main').getByRole('listitem').first().boundingBox();
      expect((open?.y ?? Number.NaN) + (open?.height ?? 0), `${languageCode}: covers no step`).toBeLessThanOrEqual(
        firstStep?.y ?? Number.NaN,
      );
      await page.getByRole('link', { name: having(words('inbox-tab')) }).click();
      await page.getByRole('button', { name: having(words('inbox-card-opened')) }).click();
      for (const name of [words('inbox-reveal'), words('inbox-reply')])
        await expect(page.getByRole('dialog').getByRole('button', { name, exact: true }), languageCode).toBeInViewport({ ratio: 1 });
      for (const [app, name] of [
        ['send', words('send-open')],
        ['ask', words('send-ask-open')],
      ] as const) {
        await openWithInitData(page, inNewLaunch(friend), { app, code: owner.code });
        await expect(page.getByRole('button', { name, exact: true }), languageCode).toBeInViewport({ ratio: 1 });
      }
    }
  });

  for (const language of ['en', 'ru', 'de', 'ar'])
    test(`[SND-01][SND-04] the page and the checkout fit 320 × 568 px in ${language}`, async ({ page }) => {
      const words = wordsOf(language);
      const modal = page.getByRole('dialog');
      const message = modal.getByRole('textbox', { name: words('send-message') });
      const choices = modal.getByRole('radiogroup', { name: words('send-privacy') }).getByRole('radio');
      const send = modal.getByRole('button', { name: words('send-submit'), exact: true });

      await test.step('[I18-02][SND-01] the page has the direction of the language and does not scroll sideways', async () => {
        await visitErin(page, 'send', language);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Erin');
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
        const lines = await choices.evaluateAll((radios) =>
          radios.map((radio) => radio.getAttribute('aria-describedby')?.split(' ').at(-1)),
        );
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
    });
});

test('[I18-02] in seven languages a price reads left to right and one size smaller', async ({ page }) => {
  await visitErin(page, 'send');
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const price = page.getByRole('dialog').locator('[role="img"][aria-label*="49"]').first();
  const styleIn = (language: string) =>
    price.evaluate((element, lang) => {
      Object.assign(document.documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
      const { direction, fontSize } = getComputedStyle(element);
      return { direction, size: Number.parseFloat(fontSize) };
    }, language);
  const { size } = await styleIn('en');
  for (const language of ['ar', 'he', 'fa', 'hi', 'es', 'id', 'ms'])
    expect(await styleIn(language), language).toEqual({ direction: 'ltr', size: (size / 0.875) * 0.75 });
  expect(await styleIn('de')).toEqual({ direction: 'ltr', size });
});

for (const [locale, font] of [
  ['en', 'Unbounded'],
  ['vi', 'Be Vietnam Pro'],
] as const)
  test.describe(`titles in ${locale}`, () => {
    test.use({ locale });

    test(`[I18-03] display text uses the font ${font}, and no other is loaded`, async ({ page }) => {
      await visitErin(page, 'send', locale);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      const fonts = await title.evaluate(async (element) => {
        await document.fonts.ready;
        const loaded = [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', ''))
          // a local fallback with the metrics of the font that is still loading
          .filter((family) => !/^(Wide|Narrow) /.test(family));
        return { first: getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', ''), loaded: [...new Set(loaded)] };
      });
      expect(fonts).toEqual({ first: font, loaded: [font] });
    });
  });

test.describe('right to left names', () => {
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

  test('names and words keep their own direction on pages of the other direction', async ({ page, request }) => {
    await test.step('[I18-05] on an English page a Hebrew name keeps its direction, and the field follows what is typed', async () => {
      const dana = await createTestUser(request, { firstName: 'דנה 22' });
      await openWithInitData(page, await createTestUser(request, { firstName: 'Ann' }), { app: 'send', code: dana.code });
      const { message, send } = checkoutIn(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A valentine for \u2068דנה 22\u2069');
      const card = page.getByRole('button', { name: /See public answers/ });
      await expect.poll(() => directionOf(card.getByText('דנה 22'))).toBe('rtl left');
      await prepare(page, { gift: /Tulip/ });
      await expect(message).toHaveCSS('direction', 'ltr');
      await message.fill('22');
      await expect(message).toHaveCSS('direction', 'ltr');
      await message.fill('22 שלום, Ann');
      await expect(message).toHaveCSS('direction', 'rtl');
      await send.click();
      await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
      await expect.poll(() => directionOf(page.getByText('22 שלום, Ann'))).toBe('rtl right');
    });

    await test.step('[I18-05] on an Arabic page an English name is whole, and an empty field follows the page', async () => {
      const dana = await createTestUser(request, { firstName: 'Dana (22)' });
      const amal = await createTestUser(request, { firstName: 'أمل', languageCode: 'ar' });
      await openWithInitData(page, amal, { app: 'send', code: dana.code });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\u2068Dana \(22\)\u2069/);
      await expect.poll(() => directionOf(page.getByText('Dana (22)', { exact: true }))).toBe('ltr right');
      await page.getByRole('button', { name: wordsOf('ar')('send-open'), exact: true }).click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('listitem').getByRole('button').first().click();
      const field = modal.getByRole('textbox');
      await expect(field).toHaveCSS('direction', 'rtl');
      await field.fill('Hello!');
      await expect(field).toHaveCSS('direction', 'ltr');
      await field.fill('');
      await expect(field).toHaveCSS('direction', 'rtl');
    });
  });
});
