import type { Page } from 'playwright/test';
import { change, type Known, logOf } from './support/day.ts';
import { violations, widerThanPage } from './support/look.ts';
import { messengerOf } from './support/messenger.ts';
import { sendNote } from './support/notes.ts';
import { allowWriting, closeApp, fillValentine, followLink, openChat, writeToFriend } from './support/people.ts';
import type { Phone, Phones } from './support/phones.ts';
import { sendFree } from './support/sending.ts';
import { simulatorUrl } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** The simulator's switches, with the product on the other side of them. */

/** Alice's link in the chat between the two, who both know the app. */
async function shareAliceLink({ alice }: Phones, known: Known): Promise<void> {
  await writeToFriend(alice, `https://t.me/billet_bot/send?startapp=${known.alice.code}`);
}

/** Opens the controls, does something there and closes them again. */
async function inControls(page: Page, action: (panel: ReturnType<Page['getByRole']>) => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Controls', exact: true }).click();
  await action(page.getByRole('complementary', { name: 'Controls' }));
  await page.getByRole('button', { name: 'Close controls' }).click();
}

const choose = (page: Page, label: string, option: string) =>
  inControls(page, (panel) => panel.getByLabel(label).selectOption({ label: option }));
const switchTo = (page: Page, group: string, option: string) =>
  inControls(page, async (panel) => {
    const radio = panel.getByRole('group', { name: group }).getByRole('radio', { name: option });
    // The process is told first and shows the choice then.
    // One that came as the panel was drawn anew is made again.
    await expect(async () => {
      await radio.click({ force: true });
      await expect(radio).toBeChecked({ timeout: 3000 });
    }).toPass();
  });

/** What the messenger told Alice's app since a line of the log, by name. */
async function toldSince({ person, screen }: Phone, after: number): Promise<string[]> {
  const lines = await logOf(screen.page().request, { person, direction: 'messenger → app', after });
  return lines.map(({ event }) => event);
}

const lastLine = async (page: Page) => (await logOf(page.request, {})).at(-1)?.id ?? 0;

const shareHeading = (phone: Phone) => phone.app.getByRole('heading', { name: 'Get anonymous questions' });

test('[ENV-02] who comes new is led through three steps that tick themselves off, and a phone says that something came', async ({
  phones: { alice, boris, page },
  request,
  known,
}) => {
  await change(request, 'boris', { languageCode: 'en' });
  const strip = page.getByRole('region', { name: 'Try this' });
  const now = strip.locator('[aria-current="step"]');
  await expect(now).toContainText('Alice shares her link');
  await expect(strip.getByRole('img', { name: 'Done' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const usual = page.viewportSize() ?? { width: 1100, height: 980 };
  for (const width of [320, 480, 712, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(() => widerThanPage(page), { message: `${width} px` }).toBe(0);
    await expect(now).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(usual);

  await writeToFriend(alice, `https://t.me/billet_bot/send?startapp=${known.alice.code}`);
  await expect(now).toContainText('Boris writes to her');
  await expect(boris.screen.locator('header').first().getByRole('img', { name: '1 unread' })).toBeVisible();
  await boris.screen.getByRole('button', { name: 'New for Boris, from Alice' }).click();
  await expect(boris.screen.getByRole('heading', { name: 'Alice', level: 3 })).toBeVisible();
  await expect(boris.screen.getByRole('img', { name: /unread/ })).toHaveCount(0);

  await openChat(alice, 'Boris');
  await boris.screen.getByRole('log').getByRole('link').last().click();
  await sendFree(boris.app, 'All yours');
  await expect(now).toContainText('Alice opens it');
  await expect(alice.screen.getByRole('button', { name: 'New for Alice, from Billet' })).toBeVisible();
  await alice.screen.getByRole('button', { name: 'All chats' }).click();
  await alice.screen.getByRole('button', { name: 'Chat with Billet, 1 unread' }).click();
  await expect(alice.screen.getByRole('img', { name: /unread/ })).toHaveCount(0);

  await alice.openApp();
  await alice.app.getByRole('link', { name: /Inbox/ }).click();
  await alice.app.getByRole('radio', { name: 'Valentines' }).check();
  await alice.app.getByRole('button', { name: /Valentine, / }).click();
  await expect(strip).toContainText('the whole way round');
  await expect(strip).toContainText('Olga works at the desk');
  await strip.getByRole('button', { name: 'Hide what to try' }).click();
  await expect(strip).toHaveCount(0);
  await page.getByRole('button', { name: 'What to try' }).click();
  await expect(strip).toBeVisible();
});

/** Which people’s phones show, once none of them lies under the controls, leaves the screen or is too narrow to use. */
async function phonesIn(page: Page) {
  const controls = page.getByRole('complementary', { name: 'Controls' });
  const shown: string[] = [];
  for (const name of ['Alice', 'Boris']) {
    const phone = page.getByRole('region', { name: `${name}'s phone` });
    if (!(await phone.isVisible())) continue;
    shown.push(name);
    // in the first frame after a resize what hangs on the size of its container still has the old one
    await expect(async () => {
      const edge = (await controls.isVisible()) ? (await controls.boundingBox())?.x : page.viewportSize()?.width;
      const { x = 0, width = 0 } = (await phone.boundingBox()) ?? {};
      expect(Math.round(x + width), `${name}, ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(Math.round(edge ?? 0));
      expect(width, name).toBeGreaterThanOrEqual(320);
    }).toPass({ timeout: 5000 });
  }
  return shown;
}

test('[ENV-02] phones stand side by side where two fit, beside the controls too, else one', async ({ phones: { page }, known: _ }) => {
  const found: Record<number, readonly [alone: number, besideControls: number]> = {};
  const usual = page.viewportSize() ?? { width: 1100, height: 980 };
  for (const width of [320, 390, 600, 712, 768, 1091, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const alone = (await phonesIn(page)).length;
    await page.getByRole('button', { name: 'Controls', exact: true }).click();
    await expect.poll(() => widerThanPage(page), { message: `${width} px` }).toBe(0);
    // on a small screen the controls lie over everything
    found[width] = [alone, width < 712 ? 0 : (await phonesIn(page)).length];
    // the keyboard leads out of them, also where they lie over everything
    await page.getByRole('button', { name: 'Close controls' }).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Controls', exact: true })).toBeFocused();
  }
  await page.setViewportSize(usual);
  expect(found).toEqual({ 320: [1, 0], 390: [1, 0], 600: [1, 0], 712: [2, 1], 768: [2, 1], 1091: [2, 1], 1100: [2, 2], 1440: [2, 2] });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[ENV-02] chats, controls, menus and the messenger’s sheets have no fault that axe finds, ${colorScheme}`, async ({
    phones: { alice, boris, page },
    request,
    known,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const [name, theme] of Object.entries(
      colorScheme === 'dark' ? { alice: 'dark', boris: 'midnight' } : { alice: 'fog', boris: 'sepia' },
    )) {
      await change(request, name as 'alice' | 'boris', { theme });
    }
    await writeToFriend(alice, `https://t.me/billet_bot/send?startapp=${known.alice.code}`);
    await writeToFriend(boris, 'On my way ☕');
    await openChat(alice, 'Boris');
    await boris.screen.getByRole('button', { name: 'All chats' }).click();
    await alice.screen.getByRole('img', { name: 'Sent' }).waitFor();
    await page.getByRole('button', { name: 'Controls', exact: true }).click();
    expect(await violations(page), 'a chat, the list of chats, and the controls').toEqual([]);
    await page.getByRole('button', { name: 'Close controls' }).click();

    await boris.screen.getByRole('button', { name: /^Chat with Alice/ }).click();
    await expect(alice.screen.getByRole('img', { name: 'Seen' })).toBeVisible();
    await openChat(alice, 'Billet');
    await alice.openApp();
    await alice.screen.getByRole('button', { name: 'More' }).click();
    expect(await violations(page), 'the menu of an app').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(alice.screen.getByRole('menu')).toHaveCount(0);
    await expect(alice.screen.getByRole('button', { name: 'More' })).toBeFocused();

    const messenger = await messengerOf(alice);
    await messenger.evaluate((here) => here.openMessengerLink('https://t.me/billet_news'));
    await expect(alice.screen.getByRole('alertdialog')).toBeVisible();
    expect(await violations(page), 'a question').toEqual([]);
  });
}

test('[SHR-07] a posted story is watched in the friend’s list of chats, its link leads into the app', async ({
  phones: { alice, boris, page },
  request,
  known,
}) => {
  const linkUrl = `https://t.me/billet_bot/ask?startapp=${known.alice.code}`;
  const story = { mediaUrl: `/avatars/${alice.person}.svg`, text: 'Ask me', linkUrl };
  for (let times = 0; times < 2; times += 1) {
    expect((await request.post(`${simulatorUrl}/people/${alice.person}/story`, { data: story })).ok()).toBe(true);
  }
  await boris.screen.getByRole('button', { name: 'All chats' }).click();
  await boris.screen.getByRole('button', { name: "Alice's story" }).click();
  const viewer = boris.screen.getByRole('dialog', { name: "Alice's story" });
  await expect(viewer.getByRole('img', { name: 'The story' })).toBeVisible();
  await expect(viewer).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await viewer.getByRole('button', { name: 'Next' }).click();
  await viewer.getByRole('button', { name: 'Done' }).click();
  await expect(viewer).toHaveCount(0);
  await boris.screen.getByRole('button', { name: "Alice's story" }).click();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await boris.screen.getByRole('button', { name: "Alice's story" }).click();
  await viewer.getByRole('button', { name: linkUrl }).click();
  await expect(boris.app.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('[ENV-04] a theme of one’s own reaches an open app at once', async ({ phones: { alice, page }, known: _ }) => {
  await alice.openApp();
  const dark = alice.app.locator('html.dark');
  for (const [theme, isDark] of [
    ['Midnight', true],
    ['Sepia', false],
    ['Dark', true],
    ['Fog', false],
  ] as const) {
    await switchTo(page, "Alice's theme", theme);
    await expect(dark, theme).toHaveCount(isDark ? 1 : 0);
  }
});

test('[I18-04][ENV-02] a phone’s language is switched above it; what is open starts anew in it', async ({
  phones: { alice },
  known: _,
}) => {
  await alice.openApp();
  await expect(shareHeading(alice)).toBeVisible();
  await alice.screen.getByRole('combobox', { name: "Language of Alice's phone" }).selectOption('ru');
  await expect(alice.app.getByRole('link', { name: 'Входящие' })).toBeVisible();
});

test('[SDK-05][ENV-02] the app starts in every client, also in one that never answers', async ({ phones, page, known: _ }) => {
  const areas = ['viewport_changed', 'safe_area_changed', 'content_safe_area_changed'];
  for (const [client, isTold] of [
    ['Web A', true],
    ['Web K', false],
    ['Android', true],
    ['iOS', true],
    ['Desktop', true],
  ] as const) {
    await choose(page, "Alice's client", client);
    const before = await lastLine(page);
    await phones.alice.openApp();
    await expect(shareHeading(phones.alice), client).toBeVisible();
    // The page hands the log over some moments later.
    await expect.poll(() => toldSince(phones.alice, before), { message: client }).toContain('write_access_requested');
    const told = await toldSince(phones.alice, before);
    expect(
      areas.filter((event) => told.includes(event)),
      client,
    ).toEqual(isTold ? areas : []);
    await closeApp(phones.alice);
  }
});

test('[SHR-03] a link into the messenger puts the app aside, leaves it, or closes it', async ({ phones, page, known: _ }) => {
  const { alice } = phones;
  const follow = async (client: string) => {
    await choose(page, "Alice's client", client);
    await alice.openApp();
    await expect(shareHeading(alice)).toBeVisible();
    const messenger = await messengerOf(alice);
    await messenger.evaluate((here) => here.openMessengerLink('https://t.me/billet_bot?start=send_anon'));
  };
  await follow('Web A');
  await expect(alice.screen.getByRole('button', { name: 'Return to Billet' })).toBeVisible();
  await alice.screen.getByRole('button', { name: 'Close', exact: true }).click();

  await openChat(alice, 'Billet');
  await follow('Web K');
  await expect(shareHeading(alice)).toBeVisible();
  await closeApp(alice);

  await openChat(alice, 'Billet');
  await follow('Android');
  await expect(alice.frame).toHaveCount(0);
});

test('[ENV-02] somebody more is added, uses the app, and is still here after a reload', async ({ phones, page }) => {
  await inControls(page, async (panel) => {
    await panel.getByRole('textbox', { name: 'Name' }).fill('Clara');
    await panel.getByLabel('Language of the new person').selectOption('de');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel.locator('summary', { hasText: 'Clara' })).toBeVisible();
  });
  const phoneOf = () => {
    const screen = page.getByRole('region', { name: "Clara's phone" });
    const frame = screen.locator('iframe');
    return { ...phones.alice, screen, frame, app: frame.contentFrame() };
  };
  const clara = phoneOf();
  await clara.screen.getByRole('button', { name: 'Open app' }).click();
  await allowWriting(clara);
  const tabs = clara.app.getByRole('navigation');
  await expect(tabs).toBeVisible();
  await expect(clara.frame).toHaveAttribute('src', /^http:\/\/clara\.localhost:/);
  await expect(phones.alice.screen.or(phones.boris.screen)).toHaveCount(1);

  await page.getByRole('group', { name: 'People' }).getByRole('button', { name: 'Boris' }).click();
  await expect(phones.boris.screen).toBeVisible();
  await expect(tabs).toBeVisible();
  await page.reload();
  await expect(clara.screen).toBeVisible();
  await expect(phones.boris.screen).toBeVisible();
  await expect(phones.alice.screen).toBeHidden();
});

test('[ERR-03][SND-05] offline nothing is sent and nothing typed is lost; back again it goes', async ({
  phones,
  page,
  problems,
  known,
}) => {
  const { boris } = phones;
  await shareAliceLink(phones, known);
  await followLink(boris, 'Alice', 'send');
  const { modal, send } = await fillValentine(boris, { gift: /Тюльпан/, text: 'Без сети' });
  problems.allow({ console: [/^Failed to load resource: net::ERR_/] });
  await switchTo(page, "Boris's network", 'Offline');
  await expect(boris.screen.getByText('offline')).toBeVisible();
  await send.click();
  await expect(boris.app.getByText(/Нет связи|Пока нет ответа/).first()).toBeVisible();
  const sent = boris.app.getByRole('heading', { name: 'Отправлено!' });
  await expect(sent).toHaveCount(0);
  await expect(modal.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('Без сети');

  await switchTo(page, "Boris's network", 'Normal');
  // The app tries again by itself for a while; after that the person does.
  await expect(async () => {
    if (!(await sent.isVisible()) && (await send.isEnabled({ timeout: 500 }).catch(() => false))) await send.click({ timeout: 1000 });
    await expect(sent).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await closeApp(boris);
});

test('[INB-08] a clock preset closes an inbox card, the next one opens it', async ({ phones: { alice }, page, known, setClock: _ }) => {
  await choose(page, 'Business clock', '8 March, 13:59 in Moscow');
  await sendNote(page.request, known.boris, known.alice, 'До восьмого марта');
  await alice.openApp();
  await alice.app.getByRole('link', { name: /Inbox/ }).click();
  await alice.app.getByRole('radio', { name: 'Valentines' }).check();
  const card = alice.app.getByRole('button', { name: /Valentine, / }).first();
  await card.click();
  const notYet = alice.app.getByRole('dialog', { name: 'Not yet!' });
  await expect(notYet).toBeVisible();
  await notYet.getByRole('button', { name: /wait/ }).click();

  await choose(page, 'Business clock', '8 March, 14:01 in Moscow');
  await closeApp(alice);
  await alice.openApp();
  await alice.app.getByRole('link', { name: /Inbox/ }).click();
  await card.click();
  await expect(alice.app.getByRole('dialog').getByText('До восьмого марта')).toBeVisible();
});

test('[PAY-01][PAY-02] payments go as the switch says', async ({ phones, page, known }) => {
  const { boris } = phones;
  await shareAliceLink(phones, known);
  await followLink(boris, 'Alice', 'send');
  const { modal, send } = await fillValentine(boris, { gift: /Мишка/, text: 'Со всеми исходами', isSuper: true });
  const pay = async (outcome: string) => {
    await choose(page, "Boris's payment outcome", outcome);
    await send.click();
    await boris.screen.getByRole('button', { name: 'Pay 98 Stars' }).click();
  };
  for (const outcome of ['Cancelled, nothing paid', 'Failed, nothing paid']) {
    await pay(outcome);
    await expect(send, outcome).toBeEnabled();
    await expect(modal.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('Со всеми исходами');
    await expect(boris.balance).toHaveText(/1,000/);
  }
  await pay('Paid, update first');
  await expect(boris.app.getByRole('heading', { name: 'Уже в пути!' })).toBeVisible();
  await expect(boris.balance).toHaveText(/902/);
});

test('[ENV-10][SND-04] Reload from the menu keeps what was typed, asked first or not', async ({ phones, page, known }) => {
  const { boris } = phones;
  await shareAliceLink(phones, known);
  await followLink(boris, 'Alice', 'send');
  const { modal } = await fillValentine(boris, { gift: /Тюльпан/, text: 'Черновик' });
  const field = modal.getByRole('textbox', { name: 'Сообщение' });
  const reload = async (client: string, text: string, times: number) => {
    await field.fill(text);
    const start = await lastLine(page);
    await boris.app.locator('html').evaluate((root) => root.setAttribute('data-before', ''));
    await boris.screen.getByRole('button', { name: 'More' }).click();
    await boris.screen.getByRole('menuitem', { name: 'Reload' }).click();
    await expect(boris.app.locator('html:not([data-before])'), client).toBeAttached();
    await expect(field).toHaveValue(text);
    const asked = () => logOf(page.request, { person: boris.person, event: 'reload_iframe', after: start });
    await expect.poll(asked, { message: client }).toHaveLength(times);
  };
  await reload('Web A', 'Черновик в браузере', 1);

  await choose(page, "Boris's client", 'Android');
  await boris.screen.getByRole('button', { name: 'Close', exact: true }).click();
  await boris.screen.getByRole('button', { name: 'Close anyway' }).click();
  await followLink(boris, 'Alice', 'send');
  await expect(field).toHaveValue('Черновик в браузере');
  await reload('Android', 'Черновик в телефоне', 0);
});

test('the event log is filtered by person, direction and event, and copied', async ({ phones, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await phones.alice.openApp();
  await expect(phones.alice.app.getByRole('navigation')).toBeVisible();
  await inControls(page, async (panel) => {
    const log = panel.getByRole('region', { name: 'Event log' });
    await log.getByLabel('Person').selectOption({ label: 'Alice' });
    await log.getByLabel('Direction').selectOption('app → messenger');
    await log.getByLabel('Event').fill('web_app_ready');
    await expect(log.getByRole('listitem').first()).toContainText('Alice app → messenger');
    await expect(log.getByText('web_app_ready').first()).toBeVisible();
    await log.getByRole('button', { name: 'Copy' }).click();
    await expect(log.getByRole('button', { name: 'Copied' })).toBeVisible();
  });
  const [first = '{}'] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(JSON.parse(first)).toMatchObject({ person: phones.alice.person, direction: 'app → messenger', event: 'web_app_ready' });
});
