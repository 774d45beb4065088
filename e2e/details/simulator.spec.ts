import type { Page } from 'playwright/test';
import { choose, inControls, switchTo } from '../support/controls.ts';
import { change, logOf } from '../support/day.ts';
import { messengerOf } from '../support/messenger.ts';
import { sendNote, showValentines } from '../support/notes.ts';
import { allowWriting, closeApp, fillValentine, followLink, openChat, reloadApp, writeToFriend } from '../support/people.ts';
import type { Phone } from '../support/phones.ts';
import { goToRoute } from '../support/sending.ts';
import { simulatorUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { violations, widerThanPage } from '../support/visual-checks.ts';

/** The simulator's own controls, with the product in its phones. */

const shareHeading = (phone: Phone) => phone.app.getByRole('heading', { name: 'Get anonymous questions' });
const lastLine = async (page: Page) => (await logOf(page.request, {})).at(-1)?.id ?? 0;

/** The names of the visible phones. */
async function visiblePhones(page: Page): Promise<string[]> {
  const phones = page.getByRole('region', { name: /^(Alice|Boris)'s phone$/ }).filter({ visible: true });
  return phones.evaluateAll((regions) => regions.map((region) => (region.getAttribute('aria-label') ?? '').replace("'s phone", '')));
}

/** Expects every visible phone to be at least 320 px wide and to end before the controls or the edge of the window. */
async function expectPhonesFit(page: Page): Promise<void> {
  const phones = page.getByRole('region', { name: /^(Alice|Boris)'s phone$/ }).filter({ visible: true });
  const controls = page.getByRole('complementary', { name: 'Controls' }).filter({ visible: true });
  // In the first frame after a resize, container queries still use the old size.
  await expect(async () => {
    const [left = page.viewportSize()?.width ?? 0] = await controls.evaluateAll((panels) =>
      panels.map((panel) => panel.getBoundingClientRect().left),
    );
    const boxes = await phones.evaluateAll((regions) => regions.map((region) => region.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.filter(({ right, width }) => Math.round(right) > Math.round(left) || width < 320)).toEqual([]);
  }).toPass();
}

/** Opens the controls, checks the layout there and closes them by the keyboard. */
async function besideControls(page: Page, check: () => Promise<void>): Promise<void> {
  const controls = page.getByRole('button', { name: 'Controls', exact: true });
  await controls.click();
  await expect.poll(() => widerThanPage(page), { message: `${page.viewportSize()?.width} px` }).toBe(0);
  await check();
  await page.getByRole('button', { name: 'Close controls' }).focus();
  await page.keyboard.press('Escape');
  await expect(controls).toBeFocused();
}

test('The simulator fits every window, and axe finds no fault in its chats, controls, menus and sheets', async ({
  phones: { alice, boris, page },
  request,
  known,
}) => {
  const expectPhones = async (count: number) => {
    await expect.poll(async () => (await visiblePhones(page)).length, { message: `${page.viewportSize()?.width} px` }).toBe(count);
    await expectPhonesFit(page);
  };
  const expectNoViolations = async (what: string) => {
    for (const [colorScheme, own, friends] of [
      ['light', 'fog', 'sepia'],
      ['dark', 'dark', 'midnight'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await change(request, 'alice', { theme: own });
      await change(request, 'boris', { theme: friends });
      await expect(alice.screen.locator(`[data-theme=${own}]`)).toBeAttached();
      await expect(boris.screen.locator(`[data-theme=${friends}]`)).toBeAttached();
      expect(await violations(page), `${what}, ${colorScheme}`).toEqual([]);
    }
  };

  await test.step('The simulator shows two phones where two fit, beside the controls too, and one elsewhere', async () => {
    const initialSize = page.viewportSize() ?? { width: 1100, height: 980 };
    for (const width of [320, 600]) {
      await page.setViewportSize({ width, height: 900 });
      await expectPhones(1);
      // The controls cover a small screen.
      await besideControls(page, async () => undefined);
    }
    for (const [width, phonesBesideControls] of [
      [712, 1],
      [1091, 1],
      [1100, 2],
      [1440, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expectPhones(2);
      await besideControls(page, () => expectPhones(phonesBesideControls));
    }
    await page.setViewportSize(initialSize);
  });

  await test.step('A chat, the list of chats and the controls have no fault that axe finds, in light and dark themes', async () => {
    await writeToFriend(alice, `https://t.me/billet_bot/send?startapp=${known.alice.code}`);
    await writeToFriend(boris, 'On my way ☕');
    await openChat(alice, 'Boris');
    await boris.screen.getByRole('button', { name: 'All chats' }).click();
    await alice.screen.getByRole('img', { name: 'Sent' }).waitFor();
    await page.getByRole('button', { name: 'Controls', exact: true }).click();
    await expectNoViolations('a chat, the list of chats, and the controls');
    await page.getByRole('button', { name: 'Close controls' }).click();
    await boris.screen.getByRole('button', { name: /^Chat with Alice/ }).click();
    await expect(alice.screen.getByRole('img', { name: 'Seen' })).toBeVisible();
  });

  await test.step('The menu of an app and a question have no fault that axe finds', async () => {
    await openChat(alice, 'Billet');
    await alice.openApp();
    const more = alice.screen.getByRole('button', { name: 'More' });
    await more.click();
    await expectNoViolations('the menu of an app');
    await page.keyboard.press('Escape');
    await expect(alice.screen.getByRole('menu')).toHaveCount(0);
    await expect(more).toBeFocused();
    const messenger = await messengerOf(alice);
    await messenger.evaluate((here) => here.openMessengerLink('https://t.me/billet_news'));
    await expect(alice.screen.getByRole('alertdialog')).toBeVisible();
    await expectNoViolations('a question');
  });
});

test('The simulator shows stories, and keeps people who were added', async ({ phones: { alice, boris, page }, request, known }) => {
  await test.step('[SHR-07] a posted story appears in the friend’s list of chats, and its link leads into the app', async () => {
    const linkUrl = `https://t.me/billet_bot/ask?startapp=${known.alice.code}`;
    const data = { mediaUrl: `/avatars/${alice.person}.svg`, text: 'Ask me', linkUrl };
    for (let times = 0; times < 2; times += 1) {
      expect((await request.post(`${simulatorUrl}/people/${alice.person}/story`, { data })).ok()).toBe(true);
    }
    await boris.screen.getByRole('button', { name: 'All chats' }).click();
    const story = boris.screen.getByRole('button', { name: "Alice's story" });
    const viewer = boris.screen.getByRole('dialog', { name: "Alice's story" });
    await story.click();
    await expect(viewer.getByRole('img', { name: 'The story' })).toBeVisible();
    await expect(viewer).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await viewer.getByRole('button', { name: 'Next' }).click();
    await viewer.getByRole('button', { name: 'Done' }).click();
    await expect(viewer).toHaveCount(0);
    await story.click();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await story.click();
    await viewer.getByRole('button', { name: linkUrl }).click();
    await expect(boris.app.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });

  await test.step('A person who was added uses the app and remains after a reload', async () => {
    await inControls(page, async (panel) => {
      await panel.getByRole('textbox', { name: 'Name' }).fill('Clara');
      await panel.getByLabel('Language of the new person').selectOption('de');
      await panel.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(panel.locator('summary', { hasText: 'Clara' })).toBeVisible();
    });
    const screen = page.getByRole('region', { name: "Clara's phone" });
    const frame = screen.locator('iframe');
    const clara = { ...alice, screen, frame, app: frame.contentFrame() };
    await screen.getByRole('button', { name: 'Open app' }).click();
    await allowWriting(clara);
    const tabs = clara.app.getByRole('navigation');
    await expect(tabs).toBeVisible();
    await expect(frame).toHaveAttribute('src', /^http:\/\/clara\.localhost:/);
    await expect(alice.screen.or(boris.screen)).toHaveCount(1);

    await page.getByRole('group', { name: 'People' }).getByRole('button', { name: 'Boris' }).click();
    await expect(boris.screen).toBeVisible();
    await expect(tabs).toBeVisible();
    await page.reload();
    await expect(screen).toBeVisible();
    await expect(boris.screen).toBeVisible();
    await expect(alice.screen).toBeHidden();
  });
});

test('The switches of the simulator change time, theme, language and client of an app, and its log records the messages', async ({
  phones: { alice, page },
  known,
  context,
  setClock: _,
}) => {
  await test.step('[ENV-02][ENV-03] the app starts in iOS', async () => {
    await choose(page, 'Business clock', '14 February, noon');
    await sendNote(page.request, known.boris, known.alice, 'До восьмого марта');
    await choose(page, "Alice's client", 'iOS');
    await alice.openApp();
    await expect(shareHeading(alice)).toBeVisible();
  });

  await test.step('[ENV-04] an open app immediately takes the theme that the user chose', async () => {
    const dark = alice.app.locator('html.dark');
    for (const [theme, count] of [
      ['Midnight', 1],
      ['Sepia', 0],
      ['Dark', 1],
      ['Fog', 0],
    ] as const) {
      await switchTo(page, "Alice's theme", theme);
      await expect(dark, theme).toHaveCount(count);
    }
  });

  await test.step('[INB-05][DAT-01] a preset of the business clock closes a card of the open inbox, and a later one opens it', async () => {
    await showValentines(alice.app);
    const card = alice.app.getByRole('button', { name: /Valentine, / }).first();
    await card.click();
    const notYet = alice.app.getByRole('dialog', { name: 'Not yet!' });
    await expect(notYet).toBeVisible();
    await notYet.getByRole('button', { name: /wait/ }).click();
    await choose(page, 'Business clock', '8 March, 14:01 in Moscow');
    await alice.app.getByRole('button', { name: /Valentine, Open$/ }).click();
    await expect(alice.app.getByRole('dialog').getByText('До восьмого марта')).toBeVisible();
    await closeApp(alice);
  });

  await test.step('[I18-04][ENV-02][ENV-03] an open app in Desktop restarts when the language of its phone changes', async () => {
    await choose(page, "Alice's client", 'Desktop');
    await alice.openApp();
    await expect(alice.app.getByRole('link', { name: /Inbox/ })).toBeVisible();
    await alice.screen.getByRole('combobox', { name: "Language of Alice's phone" }).selectOption('ru');
    await expect(alice.app.getByRole('link', { name: /Входящие/ })).toBeVisible();
  });

  await test.step('The event log filters by person, direction and event, and copies its lines', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await inControls(page, async (panel) => {
      const log = panel.getByRole('region', { name: 'Event log' });
      await log.getByLabel('Person').selectOption({ label: 'Alice' });
      await log.getByLabel('Direction').selectOption('app → messenger');
      await log.getByLabel('Event').fill('web_app_ready');
      await expect(log.getByRole('listitem').first()).toContainText('Alice app → messenger');
      await expect(log.getByText('web_app_ready').first()).toBeVisible();
      // the button says so for 1.5 s
      const copied = log.getByRole('button', { name: 'Copied' }).waitFor();
      await log.getByRole('button', { name: 'Copy' }).click();
      await copied;
    });
    const [first = '{}'] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(JSON.parse(first)).toMatchObject({ person: alice.person, direction: 'app → messenger', event: 'web_app_ready' });
  });
});

test('A checkout survives reloads, a lost network and payments that fail', async ({ phones: { alice, boris, page }, problems, known }) => {
  await writeToFriend(alice, `https://t.me/billet_bot/send?startapp=${known.alice.code}`);
  await followLink(boris, 'Alice', 'send');
  const { modal, send } = await fillValentine(boris, { gift: /Тюльпан/, text: 'Черновик' });
  const field = modal.getByRole('textbox', { name: 'Сообщение' });
  const sent = boris.app.getByRole('heading', { name: 'Отправлено!' });

  await test.step('[SND-04] a reload from the menu, which the client asks of the app, keeps the typed text', async () => {
    await field.fill('Черновик в браузере');
    const start = await lastLine(page);
    await reloadApp(boris);
    await expect(field).toHaveValue('Черновик в браузере');
    await expect.poll(() => logOf(page.request, { person: boris.person, event: 'reload_iframe', after: start })).toHaveLength(1);
  });

  await test.step('[ERR-03][SND-05] an offline send keeps the typed text, and the valentine is sent once online', async () => {
    problems.allow({ console: [/^Failed to load resource: net::ERR_/] });
    await switchTo(page, "Boris's network", 'Offline');
    await expect(boris.screen.getByText('offline')).toBeVisible();
    await send.click();
    await expect(boris.app.getByText(/Нет связи|Пока нет ответа/).first()).toBeVisible();
    await expect(sent).toHaveCount(0);
    await expect(field).toHaveValue('Черновик в браузере');
    await switchTo(page, "Boris's network", 'Normal');
    // The app stops retrying after a while, and then the user sends again. `click` would wait for a button that success has just removed.
    await expect
      .poll(async () => {
        await send.evaluateAll(([button]) => {
          if (button instanceof HTMLButtonElement && button.ariaDisabled !== 'true') button.click();
        });
        return sent.isVisible();
      })
      .toBe(true);
  });

  await test.step("[PAY-01][PAY-02] a payment ends as the simulator's switch says, and only the paid one is charged", async () => {
    await goToRoute(boris.app, '/share');
    await expect(boris.app.getByRole('navigation')).toBeVisible();
    await goToRoute(boris.app, `/send?code=${known.alice.code}`);
    await fillValentine(boris, { gift: /Мишка/, text: 'Со всеми исходами', isSuper: true });
    const pay = async (outcome: string) => {
      await choose(page, "Boris's payment outcome", outcome);
      await send.click();
      await boris.screen.getByRole('button', { name: 'Pay 98 Stars' }).click();
    };
    for (const outcome of ['Cancelled, nothing paid', 'Failed, nothing paid']) {
      await pay(outcome);
      await expect(send, outcome).toBeEnabled();
      await expect(field).toHaveValue('Со всеми исходами');
      await expect(boris.balance).toHaveText(/1,000/);
    }
    await pay('Paid, update first');
    await expect(boris.app.getByRole('heading', { name: 'Уже в пути!' })).toBeVisible();
    await expect(boris.balance).toHaveText(/902/);
  });
});
