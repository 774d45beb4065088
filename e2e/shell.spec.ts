import type { Locator, Page } from 'playwright/test';
import { change, logOf } from './support/day.ts';
import { appStands } from './support/first-frame.ts';
import { codeOf, launch } from './support/launch.ts';
import { inboxIn, openInbox, sendOpened } from './support/notes.ts';
import type { Phones } from './support/phones.ts';
import { goTo, tellShell } from './support/shell.ts';
import { expect, test } from './support/test.ts';

const shareTitle = (page: Page) => page.getByRole('heading', { name: 'Get anonymous questions' });
const open = async (page: Page) => {
  await launch(page, 'alice');
  await appStands(page);
  await expect(shareTitle(page)).toBeVisible();
};

test('[NAV-01] unknown, empty and root addresses lead to /share; three tabs stand in their order', async ({ page }) => {
  await open(page);
  for (const path of ['/nowhere', '', '/', '/share/more']) {
    await goTo(page, path);
    await expect(page).toHaveURL(/#\/share$/);
    await expect(shareTitle(page)).toBeVisible();
  }
  const paths = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(['#/share', '#/send-to-friend', '#/inbox']);
});

test('[NAV-01] /send and /ask fill the screen without tabs', async ({ page }) => {
  const code = await codeOf(page, 'boris');
  await open(page);
  await expect(page.getByRole('navigation')).toBeVisible();
  for (const app of ['send', 'ask']) {
    await goTo(page, `/${app}?code=${code}`);
    await expect(page.getByRole('heading', { name: /Boris/ }).first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});

test('[NAV-02] another path begins at the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  const code = await codeOf(page, 'boris');
  await open(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.getByRole('link', { name: /Send/ }).click();
  await expect(page).toHaveURL(/send-to-friend/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await goTo(page, `/send?code=${code}`);
  await expect(page.getByRole('button', { name: 'Send a valentine' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page).toHaveURL(/send-to-friend/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('[NAV-04] the inbox tab wears another icon from 14:00 in Moscow on 8 March', async ({ page, setClock }) => {
  const icon = page.getByRole('link', { name: /Inbox/ }).locator('svg').first();
  const drawn = async (now: string) => {
    await setClock(now);
    await open(page);
    return icon.innerHTML();
  };
  const usual = await drawn('2027-03-08T10:58:00.000Z');
  const festive = await drawn('2027-03-08T11:00:30.000Z');
  expect(festive).not.toBe(usual);
});

test('[NAV-05][DAT-01] from 1 to 20 April, by Moscow, an Easter banner leads to the page for sending', async ({ page, setClock }) => {
  const banner = page.getByRole('link', { name: /Easter cakes/ });
  for (const [now, isThere] of [
    ['2027-03-31T20:58:00.000Z', false],
    ['2027-03-31T21:00:30.000Z', true],
    ['2027-04-20T20:58:00.000Z', true],
    ['2027-04-20T21:00:30.000Z', false],
  ] as const) {
    await setClock(now);
    await open(page);
    await expect(banner).toHaveCount(isThere ? 1 : 0);
  }
  await setClock('2027-04-10T09:00:00.000Z');
  await open(page);
  const bar = await page.getByRole('navigation').boundingBox();
  const place = await banner.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await banner.click();
  await expect(page).toHaveURL(/#\/send-to-friend$/);
});

/** The inbox, empty, on a page that share never stood on. */
async function openEmptyInbox(page: Page): Promise<void> {
  await open(page);
  await goTo(page, '/inbox');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeVisible();
}

test('[NAV-06] a dialog of another remote is opened by its name', async ({ page }) => {
  await openEmptyInbox(page);
  await page.getByRole('main').getByRole('button', { name: 'Share my link' }).first().click();
  await page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Send in a chat/ })).toBeVisible();
});

test('[ERR-02][NAV-06] notices stand at the top center, three at once, 356 px wide, 14 px apart, and are swiped away', async ({ page }) => {
  await open(page);
  const notices = page.locator('[data-sonner-toast]');
  for (let count = 1; count <= 4; count++) {
    await tellShell(page, 'notify', { message: `Notice ${count}`, type: 'error' });
    await expect(notices.first()).toContainText(`Notice ${count}`);
    await page.mouse.move(550, 60);
    await expect(notices).toHaveCount(count);
  }
  const area = page.locator('[data-sonner-toaster]');
  await expect(area).toHaveAttribute('data-y-position', 'top');
  await expect(area).toHaveAttribute('data-x-position', 'center');
  expect(await page.locator('[data-sonner-toast][data-visible=true]').count()).toBe(3);
  const look = await area.evaluate((list) => ({ gap: getComputedStyle(list).getPropertyValue('--gap'), width: list.clientWidth }));
  expect(look).toEqual({ gap: '14px', width: 356 });

  const swipe = async (way: number) => {
    const box = await notices.first().boundingBox();
    if (!box) throw new Error('There is no notice');
    await page.mouse.move(box.x + 100, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 20 - way / 2, { steps: 12 });
    await page.mouse.move(box.x + 100, box.y + 20 - way, { steps: 12 });
    await page.mouse.up();
  };
  await swipe(60);
  await expect(notices).toHaveCount(3);
  await page.mouse.move(200, 700);
  await expect(notices).toHaveCount(0);
});

/** Opens Alice's app, to whom the bot may write already. */
async function openAllowed({ alice, page }: Phones): Promise<void> {
  await change(page.request, 'alice', { access: 'allowed' });
  await alice.openApp();
}

test('[NAV-07][VIS-03] header and page wear the colour of the mode, and that of /ask and /send whatever the own mode is', async ({
  phones,
}) => {
  const { alice, page } = phones;
  await openAllowed(phones);
  const html = alice.app.locator('html');
  const headerColour = async () => {
    const asked = await logOf(page.request, { person: alice.person, event: 'web_app_set_header_color' });
    return JSON.stringify(asked.at(-1)?.data ?? '').toLowerCase();
  };
  const [anonymous, valentine] = ['#ece3ff', '#ffe3ea'] as const;
  await expect(html).toHaveAttribute('data-mode', 'anonymous');
  await expect.poll(headerColour).toContain(anonymous);
  await alice.app.getByRole('radio', { name: 'Valentines' }).check();
  await expect(html).toHaveAttribute('data-mode', 'valentine');
  await expect.poll(headerColour).toContain(valentine);
  const code = await codeOf(page, 'boris');
  for (const [app, mode, colour] of [
    ['ask', 'anonymous', anonymous],
    ['send', 'valentine', valentine],
  ] as const) {
    await html.evaluate((root, to) => {
      root.ownerDocument.location.hash = to;
    }, `#/${app}?code=${code}`);
    await expect(html).toHaveAttribute('data-mode', mode);
    await expect.poll(headerColour).toContain(colour);
  }
});

test('[NAV-08] back closes the top layer first, then leaves the full-screen page; tabs have none', async ({ phones }) => {
  const { alice, page } = phones;
  await openAllowed(phones);
  const back = alice.screen.getByRole('button', { name: 'Back', exact: true });
  await expect(alice.app.getByRole('navigation')).toBeVisible();
  await expect(back).toHaveCount(0);
  const code = await codeOf(page, 'boris');
  await alice.app.locator('html').evaluate((root, to) => {
    root.ownerDocument.location.hash = to;
  }, `#/send?code=${code}`);
  await expect(back).toBeVisible();
  await alice.app.getByRole('button', { name: 'Send a valentine' }).click();
  const modal = alice.app.getByRole('dialog');
  await expect(modal).toBeVisible();
  await back.click();
  await expect(modal).toHaveCount(0);
  await expect(alice.app.getByRole('button', { name: 'Send a valentine' })).toBeVisible();
  await back.click();
  await expect(alice.app.getByRole('navigation')).toBeVisible();
  await expect(back).toHaveCount(0);

  await alice.app.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(back).toBeVisible();
  await back.click();
  await expect(alice.app.getByRole('dialog')).toHaveCount(0);
  await expect(back).toHaveCount(0);
});

/** A press of the messenger's back button, as a client tells of it; a page that stands alone is its own frame. */
const pressBack = (page: Page) => page.evaluate(() => window.postMessage(JSON.stringify({ eventType: 'back_button_pressed' }), '*'));

for (const [way, step] of [
  ['back', pressBack],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`[NAV-08] ${way} goes one step on every sheet: out of each of its steps first, then out of it`, async ({ page, ann, known }) => {
    await sendOpened(page.request, ann, known.alice, 'One step at a time');
    await open(page);
    const sheet = page.getByRole('dialog');
    const isBackAt = async (place: Locator) => {
      await step(page);
      await expect(place).toBeVisible();
    };
    const isClosed = async () => {
      await step(page);
      await expect(sheet).toHaveCount(0);
    };
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = sheet.getByRole('button', { name: /Language/ });
    for (const [row, heading] of [
      [/Language/, 'Language'],
      ['What I sent', 'What I sent'],
      ['Purchases', 'Purchases'],
      ['Delete my account', /Delete/],
    ] as const) {
      await sheet.getByRole('button', { name: row }).click();
      await expect(settings).toHaveCount(0);
      await expect(sheet.getByRole('heading', { name: heading }).first()).toBeVisible();
      await isBackAt(settings);
    }
    await sheet.getByRole('button', { name: 'Privacy and safety' }).click();
    const safety = sheet.getByRole('switch', { name: 'Pause my inbox' });
    for (const row of [/Muted words/, /Muted notes/, /Blocked senders/]) {
      await sheet.getByRole('button', { name: row }).click();
      await expect(safety).toHaveCount(0);
      await isBackAt(safety);
    }
    await isClosed();

    await openInbox(page);
    await inboxIn(page).opened.click();
    const { detail } = inboxIn(page);
    await detail.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(sheet.getByRole('textbox')).toBeVisible();
    await isBackAt(detail);
    await detail.getByRole('button', { name: 'Block or report' }).click();
    const kind = page.getByRole('dialog', { name: 'Keep it kind' });
    await kind.getByRole('button', { name: /Report it/ }).click();
    await expect(sheet.getByRole('textbox')).toBeVisible();
    await isBackAt(kind);
    await isBackAt(detail);
    await isClosed();
  });
}

test("[NAV-09] a shell that breaks reads 'Unexpected Application Error!', with a button that reloads", async ({ page, problems }) => {
  problems.allow({ console: [/shell_crashed/, /broken on purpose/, /error occurred in/], uncaught: [/broken on purpose/] });
  await page.addInitScript(() => {
    if (window.name === 'mended') return;
    window.scrollTo = () => {
      throw new Error('broken on purpose');
    };
  });
  await launch(page, 'alice');
  await page.getByRole('link', { name: 'Inbox' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.evaluate(() => {
    window.name = 'mended';
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
});

test('[ENV-04][VIS-03] dark follows the messenger’s theme while the app is open', async ({ phones }) => {
  const { alice, page } = phones;
  await openAllowed(phones);
  const html = alice.app.locator('html');
  await expect(alice.app.getByRole('navigation')).toBeVisible();
  const light = await html.evaluate((root) => getComputedStyle(root).backgroundColor);
  for (const theme of ['dark', 'light'] as const) {
    await change(page.request, 'alice', { theme });
    if (theme === 'dark') await expect(html).toHaveClass(/dark/);
    else await expect(html).not.toHaveClass(/dark/);
    await expect
      .poll(async () => (await html.evaluate((root) => getComputedStyle(root).backgroundColor)) === light)
      .toBe(theme === 'light');
  }
});
