import type { Locator, Page } from 'playwright/test';
import { settle, tooLow, violations, wearTheme, widerThanPage } from './support/look.ts';
import { inboxIn } from './support/notes.ts';
import { checkoutIn, prepare, sendFree } from './support/sending.ts';
import { makeStranger, openNative, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { having, wordsOf } from './support/words.ts';

let erin: Stranger;
test.beforeAll(async ({ request }) => {
  erin = await makeStranger(request, { firstName: 'Erin' });
});

const visit = async (page: Page, app: 'send' | 'ask', languageCode = 'en') =>
  openNative(page, await makeStranger(page.request, { firstName: 'Ann', languageCode }), { app, code: erin.code });

/** Every screen of sending, in order; `look` is called on each with its name. */
async function walkSend(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('page');
  await page.getByRole('button', { name: /See public answers/ }).click();
  await expect(page.getByRole('dialog').getByText('Nothing here yet')).toBeVisible();
  await look('public list');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const { modal, message, send } = checkoutIn(page);
  await expect(modal.getByRole('button', { name: /Tulip/ })).toBeVisible();
  await look('gifts');
  await modal.getByRole('radio', { name: 'Wishlist' }).check();
  await expect(modal.getByRole('button', { name: /Wish pack/ })).toBeVisible();
  await look('wishlist');
  await modal.getByRole('button', { name: /Wish pack/ }).click();
  await expect(message).toBeVisible();
  await message.fill('x'.repeat(101));
  await look('checkout, too long');
  await modal.getByRole('button', { name: 'Back' }).click();
  await modal.getByRole('radio', { name: 'Gifts', exact: true }).check();
  await modal.getByRole('button', { name: /Tulip/ }).click();
  await message.fill('Dear Erin');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
  await look('success');
}

async function walkAsk(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Ask anonymously' }).click();
  const modal = page.getByRole('dialog', { name: 'Asking anonymously' });
  await modal.getByRole('textbox', { name: 'Question' }).fill('What next?');
  await look('question');
  await modal.getByRole('button', { name: 'Continue' }).click();
  await expect(modal.getByRole('button', { name: /In love/ })).toBeVisible();
  await look('emotions');
  await modal.getByRole('button', { name: /In love/ }).click();
  await expect(page.getByRole('heading', { name: 'Asked!' })).toBeVisible();
  await look('asked');
}

const phone = { width: 390, height: 844 };

/** All that is wrong with a screen, light and dark, at the widths of phones and of a tablet. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const isDark of [false, true]) {
    await wearTheme(page, isDark);
    faults.push(
      ...(await violations(page, isDark ? 'color-contrast' : undefined)).map((line) => `${name}, ${isDark ? 'dark' : 'light'}: ${line}`),
    );
  }
  for (const width of [320, 768, 390]) {
    await page.setViewportSize({ width, height: phone.height });
    await settle(page);
    if ((await widerThanPage(page)) > 0) faults.push(`${name}: wider than ${width} px`);
    const small = await tooLow(page);
    faults.push(...small.map((each) => `${name} at ${width} px, too low to be tapped: ${each}`));
  }
  return faults;
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const [app, title, walk] of [
    ['send', '[SND-01][SND-03][SND-04][PUB-01] a valentine', walkSend],
    ['ask', '[ASK-01] a question', walkAsk],
  ] as const) {
    test(`${title}: axe finds nothing on any screen, light and dark; none is wider than 320, 390 and 768 px, and what can be tapped is at least 44 px high`, async ({
      page,
    }) => {
      test.slow();
      await visit(page, app);
      const found: string[] = [];
      await walk(page, async (name) => {
        found.push(...(await faultsOf(page, name)));
      });
      expect(found).toEqual([]);
    });
  }
});

test('[SND-03][SND-05] by keyboard alone: from the page through gift, words and privacy to success', async ({ page }) => {
  await visit(page, 'send');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reach = async (name: RegExp, role: 'button' | 'radio' | 'textbox') => {
    const wanted = page.getByRole(role, { name });
    await expect(wanted.first()).toBeAttached();
    for (let step = 0; step < 40; step++) {
      if (
        await wanted
          .first()
          .evaluate((element) => element === document.activeElement)
          .catch(() => false)
      )
        return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} can't be reached by Tab`);
  };
  await reach(/Send a valentine/, 'button');
  await page.keyboard.press('Enter');
  const { modal } = checkoutIn(page);
  await expect(modal.getByRole('button', { name: /Tulip/ })).toBeVisible();
  await reach(/Tulip/, 'button');
  await page.keyboard.press('Enter');
  await reach(/^Message/, 'textbox');
  await page.keyboard.type('No mouse');
  await reach(/^Hidden$/, 'radio');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(modal.getByRole('radio', { name: 'Signed', exact: true })).toBeChecked();
  await reach(/^Send$/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
});

for (const language of ['en', 'ru', 'de', 'ar'])
  test.describe(`the smallest phone, ${language}`, () => {
    test.use({ viewport: { width: 320, height: 568 } });

    test('[SND-04] words, privacy, super and the button stand on one screen, and only what is chosen is explained', async ({ page }) => {
      const words = wordsOf(language);
      await visit(page, 'send', language);
      await page.getByRole('button', { name: words('send-open'), exact: true }).click();
      const modal = page.getByRole('dialog');
      await modal
        .getByRole('button', { name: having(words('send-gift-tulip')) })
        .first()
        .click();
      const message = modal.getByRole('textbox', { name: words('send-message') });
      const choices = modal.getByRole('radiogroup', { name: words('send-privacy') }).getByRole('radio');
      const send = modal.getByRole('button', { name: words('send-submit'), exact: true });
      await expect(choices).toHaveCount(3);
      await settle(page);
      const seen = [message, ...(await choices.all()), modal.getByRole('switch'), send];
      for (const each of seen) await expect(each).toBeInViewport({ ratio: 1 });
      const boxes = await Promise.all(seen.slice(0, -1).map((each) => each.boundingBox()));
      const top = (await send.boundingBox())?.y ?? 0;
      expect(boxes.map((box) => box !== null && box.height >= 44 && box.y + box.height <= top)).toEqual(seen.slice(1).map(() => true));

      await message.fill('12 roses');
      const lines = await choices.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('aria-describedby')?.split(' ').at(-1)));
      for (const [place, chosen] of (await choices.all()).entries()) {
        await chosen.check();
        for (const [at, line] of lines.entries()) await expect(modal.locator(`[id="${line}"]`)).toBeVisible({ visible: at === place });
        await expect(send).toBeInViewport({ ratio: 1 });
        expect(await modal.getByRole('switch').boundingBox()).toEqual(boxes.at(-1));
      }
      await expect(message).toHaveValue('12 roses');
    });
  });

test.describe('on the letter', () => {
  test.use({ viewport: phone });

  test('[SND-04] words stand on the letter as they will be read, and it grows with them', async ({ page }) => {
    const zoe = await makeStranger(page.request, { firstName: 'Zoe' });
    await openNative(page, await makeStranger(page.request, { firstName: 'Ann' }), { app: 'send', code: zoe.code });
    const { message, send } = await prepare(page, { gift: /Tulip/ });
    const empty = (await message.boundingBox())?.height ?? 0;
    const look = (words: Locator) =>
      words.evaluate((element) => {
        const { fontFamily, fontSize, fontWeight, textAlign, lineHeight } = getComputedStyle(element);
        return { fontFamily, fontSize, fontWeight, textAlign, lineHeight };
      });
    for (const words of ['🌷'.repeat(100), 'אני מחייך בכל פעם '.repeat(5), 'w'.repeat(100), 'Dear Zoe, stay as you are']) {
      await message.fill(words);
      const isWhole = await message.evaluate(
        (field) => field.scrollHeight <= field.clientHeight + 1 && field.scrollWidth <= field.clientWidth,
      );
      expect(isWhole, words).toBe(true);
      const isHigher = async () => ((await message.boundingBox())?.height ?? 0) > empty;
      // the face of another script comes late, and is wider than what stands in for it
      if (words.length > 60) await expect.poll(isHigher).toBe(true);
      expect(await widerThanPage(page)).toBeLessThanOrEqual(0);
    }
    const written = await look(message);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();

    await openNative(page, zoe, { app: 'main' });
    await page.getByRole('link', { name: /Inbox/ }).click();
    await page.getByRole('radio', { name: 'Valentines' }).check();
    await inboxIn(page).unopened.click();
    const read = inboxIn(page).detail.getByRole('blockquote');
    await expect(read).toHaveText('Dear Zoe, stay as you are');
    expect(await look(read)).toEqual(written);
  });
});

test('[SND-03] Escape closes the sheet and gives the focus back to what opened it', async ({ page }) => {
  await visit(page, 'send');
  const action = page.getByRole('button', { name: 'Send a valentine' });
  await action.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(action).toBeFocused();
});

test.describe('right to left', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[I18-02][SND-01][SND-04] the page and its sheet are laid out right to left and stay within the page', async ({ page }) => {
    await visit(page, 'send', 'ar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await widerThanPage(page)).toBeLessThanOrEqual(0);
    await page.getByRole('main').getByRole('button').nth(1).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    const [first, second] = await Promise.all(
      [0, 1].map((place) => page.getByRole('dialog').getByRole('listitem').nth(place).boundingBox()),
    );
    expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
    expect(await widerThanPage(page)).toBeLessThanOrEqual(0);
  });

  test('[I18-02] in seven languages a price reads left to right and one size smaller', async ({ page }) => {
    await visit(page, 'send', 'en');
    await page.getByRole('button', { name: 'Send a valentine' }).click();
    const price = page.getByRole('dialog').locator('[role="img"][aria-label*="49"]').first();
    const sizeIn = (language: string) =>
      price.evaluate((element, lang) => {
        Object.assign(document.documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
        const { direction, fontSize } = getComputedStyle(element);
        return { direction, size: Number.parseFloat(fontSize) };
      }, language);
    const { size } = await sizeIn('en');
    for (const language of ['ar', 'he', 'fa', 'hi', 'es', 'id', 'ms'])
      expect(await sizeIn(language), language).toEqual({ direction: 'ltr', size: (size / 0.875) * 0.75 });
    expect(await sizeIn('de')).toEqual({ direction: 'ltr', size });
  });
});

/** The face of a title, and all that came for it. */
async function faceIn(page: Page, languageCode: string) {
  await visit(page, 'send', languageCode);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  return title.evaluate(async (element) => {
    await document.fonts.ready;
    const loaded = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      // what stands in for a face until it is here, as wide as that, is the machine's own
      .filter((family) => !/^(Wide|Narrow) /.test(family));
    return { first: getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', ''), loaded: [...new Set(loaded)] };
  });
}

for (const [locale, face] of [
  ['en', 'Unbounded'],
  ['vi', 'Be Vietnam Pro'],
] as const)
  test.describe(`titles in ${locale}`, () => {
    test.use({ locale });

    test(`[I18-03] display text has the face ${face}, and no other comes`, async ({ page }) => {
      expect(await faceIn(page, locale)).toEqual({ first: face, loaded: [face] });
    });
  });

test.describe('in Russian', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('[SND-01][SND-04] the longer words of Russian fit into 320 px', async ({ page }) => {
    await visit(page, 'send', 'ru');
    await expect(page.getByRole('heading', { name: 'Erin ждёт валентинку' })).toBeVisible();
    expect(await widerThanPage(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Отправить валентинку' }).click();
    const modal = page.getByRole('dialog', { name: 'Отправка валентинки' });
    await modal.getByRole('button', { name: /Тюльпан/ }).click();
    await expect(modal.getByRole('button', { name: 'Отправить', exact: true })).toBeVisible();
    expect(await widerThanPage(page)).toBeLessThanOrEqual(0);
  });
});

test('[VIS-01] the modal moves for 0.5 s over a page that is scaled back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, 'send');
  await prepare(page, { gift: /Tulip/ });
  const { modal } = checkoutIn(page);
  expect(
    await modal.evaluate((element) => `${getComputedStyle(element).animationDuration} ${getComputedStyle(element).transitionDuration}`),
  ).toMatch(/0\.5s/);
  await modal.getByRole('button', { name: 'Close' }).click();
  await sendFree(page, 'Moved');
});
