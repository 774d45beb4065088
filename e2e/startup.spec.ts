import type { Locator, Page, Route } from 'playwright/test';
import { change, logOf } from './support/day.ts';
import { stage } from './support/first-frame.ts';
import { codeOf, launch, launchUrl } from './support/launch.ts';
import { closeApp, openChat, openLink, writeToFriend } from './support/people.ts';
import { callAs } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

const refusal = (status: number, code: string) => ({ status, json: { error: { code, message: code } } });
const frame = (page: Page) => page.locator('#frame');
const app = (page: Page) => page.locator('#root');
const shareTitle = (page: Page | Locator) => page.getByRole('heading', { name: 'Get anonymous questions' });
const ownProfile = /\/api\/profile$/;

/** Keeps answers back until they are let go. */
async function hold(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route: Route) => {
    await gate;
    await route.continue();
  });
  return async () => letGo();
}

test('[ENV-05] the first frame stands until the page is here, and the start says what it does', async ({ page }) => {
  const giveTexts = await hold(page, /\/locales\//);
  const giveProfile = await hold(page, ownProfile);
  await launch(page, 'alice');
  await expect(shareTitle(frame(page))).toBeVisible();
  await expect(page.getByText('Loading profile...')).toHaveCount(0);
  await giveTexts();
  await expect(stage(page, 'Loading profile...')).toBeVisible();
  await expect(shareTitle(frame(page))).toBeVisible();
  await giveProfile();
  await expect(shareTitle(app(page))).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
});

test("[ENV-05] 'Initializing...' stands where nobody is authenticated", async ({ page }) => {
  const url = new URL(await launchUrl(page, 'alice'));
  const given = new URLSearchParams(url.hash.slice(1));
  given.delete('tgWebAppData');
  await page.goto(`${url.origin}/#${given}`);
  await expect(stage(page, 'Initializing...')).toBeVisible();
});

test('[ENV-05] a slow language makes way for the default one after 3 seconds, and comes all the same', async ({ page }) => {
  const giveRussian = await hold(page, /\/locales\/ru\.ftl/);
  await page.clock.install();
  await launch(page, 'boris');
  await expect(frame(page)).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(shareTitle(app(page))).toBeVisible();
  await giveRussian();
  await expect(page.getByRole('link', { name: 'Входящие' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('[ENV-05][I18-01] without any language the first frame stays instead of message ids, until one comes', async ({ page, problems }) => {
  problems.allow({ answers: [{ status: 404, path: /\/locales\// }], console: [/catalogue-missing/] });
  let isMissing = true;
  await page.route(/\/locales\//, (route) => (isMissing ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()));
  const retried = page.waitForRequest((request) => request.url().includes('/locales/') && request.method() === 'GET');
  await launch(page, 'alice');
  await retried;
  await expect(shareTitle(frame(page))).toBeVisible();
  await expect(page.getByText(/shell-/)).toHaveCount(0);
  isMissing = false;
  await expect(shareTitle(app(page))).toBeVisible();
});

test('[ENV-05] a font that does not come holds nothing up for more than 3 seconds', async ({ page }) => {
  const wanted = page.waitForRequest(/\/fonts\//);
  await page.route(/\/fonts\//, () => undefined);
  await page.clock.install();
  await launch(page, 'alice');
  await wanted;
  await page.clock.fastForward(3_000);
  await expect(shareTitle(app(page))).toBeVisible();
});

test('[ENV-06][ERR-01] a refused profile shows the error screen at once, and its button tries again', async ({ page, problems }) => {
  problems.allow({ answers: [{ status: 403, path: ownProfile }] });
  await page.route(ownProfile, (route) => route.fulfill(refusal(403, 'forbidden')));
  await launch(page, 'boris');
  const title = page.getByRole('alert').getByRole('heading', { name: 'Слишком много подарков. Попробуйте ещё раз', exact: true });
  await expect(title).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Перезагрузить' }).click();
  await expect(page.getByRole('link', { name: 'Входящие' })).toBeVisible();
});

test('[ENV-08] after the first failure the retry text stands, and the next answer opens the app', async ({ page, problems }) => {
  problems.allow({ console: [/net::ERR_FAILED/] });
  let failures = 2;
  await page.route(ownProfile, (route) => (failures-- > 0 ? route.abort() : route.continue()));
  await launch(page, 'alice');
  await expect(stage(page, 'Network error occurred. Retrying... Please wait.')).toBeVisible();
  await expect(shareTitle(page)).toBeVisible();
});

/** From now on the server finds that this person's launch has run out, until the app is opened anew. */
async function expire(page: Page, call: RegExp): Promise<void> {
  await page.route(call, (route) => route.fulfill(refusal(401, 'expired')));
}

test('[ENV-12] init data that expire show one layer: back and Escape leave what lies under it, and it opens the same page anew', async ({
  phones: { boris, page },
  known,
  problems,
}) => {
  problems.allow({ answers: [{ status: 401, path: /\/api\// }] });
  await openLink(boris, { code: known.alice.code, app: 'ask' });
  await boris.app.getByRole('button', { name: 'Спросить анонимно' }).click();
  await boris.app.getByRole('textbox').fill('Не потеряйся');
  await expire(page, /\/api\/order\//);
  await boris.app.getByRole('button', { name: 'Дальше' }).click();
  const sheet = boris.app.getByRole('dialog');
  await sheet.getByRole('button', { name: /Любовь/ }).click();

  const layer = boris.app.getByRole('alertdialog', { name: 'Пора открыть заново' });
  const again = layer.getByRole('button', { name: 'Открыть заново' });
  await expect(again).toBeVisible();
  const under = () =>
    boris.app.locator('html').evaluate((root) => [...root.querySelectorAll('[data-vaul-drawer]')].map((each) => each.innerHTML));
  const before = await under();
  expect(before).toHaveLength(1);
  const back = boris.screen.getByRole('button', { name: 'Back', exact: true });
  for (let press = 0; press < 3; press++) {
    await back.click();
    await again.press('Escape');
  }
  await expect(again).toBeFocused();
  expect(await under()).toEqual(before);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await again.click();
  await expect(layer).toHaveCount(0);
  await boris.app.getByRole('button', { name: 'Продолжить' }).click();
  await sheet.getByRole('button', { name: 'Назад' }).click();
  await expect(boris.app.getByRole('textbox')).toHaveValue('Не потеряйся');
  expect(await boris.app.locator('html').evaluate((root) => root.ownerDocument.location.hash)).toBe(`#/ask?code=${known.alice.code}`);
});

test('[ENV-12][ENV-11] init data that expire before there is a page: a code that came with no app leads where its owner’s mode says', async ({
  phones: { boris, page },
  known,
  problems,
}) => {
  problems.allow({ answers: [{ status: 401, path: /\/api\// }] });
  const { code, initData } = known.alice;
  await callAs(page.request, initData, 'POST', '/api/profile/update', { mode: 'valentine' });
  await expire(page, ownProfile);
  await writeToFriend(boris, `https://t.me/billet_bot?startapp=${code}`);
  await openChat(boris, 'Alice');
  await boris.screen
    .getByRole('log')
    .getByRole('link', { name: `startapp=${code}` })
    .click();
  const layer = boris.app.getByRole('alertdialog', { name: 'Пора открыть заново' });
  await expect(layer).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await layer.getByRole('button', { name: 'Открыть заново' }).click();
  await expect(boris.app.getByRole('button', { name: 'Отправить валентинку' })).toBeVisible();
  expect(await boris.app.locator('html').evaluate((root) => root.ownerDocument.location.hash)).toBe(`#/send?code=${code}`);
});

test('[ENV-12] a tab that expired is opened again where it was, and the launch after that begins at home', async ({ phones, problems }) => {
  problems.allow({ answers: [{ status: 401, path: /\/api\// }] });
  const { alice, page } = phones;
  await change(page.request, 'alice', { access: 'allowed' });
  await alice.openApp();
  await alice.app.getByRole('link', { name: /Inbox/ }).click();
  const filter = alice.app.getByRole('radio', { name: 'Opened', exact: true });
  await expect(filter).toBeVisible();
  await expire(page, /\/api\/inventory\//);
  await filter.check();
  await alice.app.getByRole('alertdialog').getByRole('button', { name: 'Open again' }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await alice.app.getByRole('alertdialog').getByRole('button', { name: 'Open again' }).click();
  await expect(alice.app.getByRole('alertdialog')).toHaveCount(0);
  await expect(alice.app.getByRole('radio', { name: 'Opened', exact: true })).toBeVisible();
  await closeApp(alice);
  await alice.openApp();
  await expect(alice.app.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
});

test('[ENV-02][SDK-02] a host that never answers changes no mode', async ({ page }) => {
  const slow = page.waitForEvent('console', (message) => message.text().includes('host_slow'));
  await launch(page, 'alice');
  await slow;
  await expect(shareTitle(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in Telegram' })).toHaveCount(0);
});

test('[ENV-03] nothing waits for the answer about writing, and a refusal closes the app', async ({ phones: { alice, page } }) => {
  await alice.openApp();
  await expect(alice.app.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  const question = alice.screen.getByRole('alertdialog');
  await expect(question).toBeVisible();
  // the messenger's own lock refuses within 100 ms; a person takes longer
  await page.waitForFunction((since) => performance.now() - since > 150, await page.evaluate(() => performance.now()));
  await question.getByRole('button', { name: /Cancel|Don/ }).click();
  await expect(alice.frame).toBeHidden();
});

test('[ENV-03] background, swipes and viewport are set as the theme wants them, and styles are given its colours and heights', async ({
  phones: { alice, page },
}) => {
  await alice.openApp();
  await expect(alice.app.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  const said = async (event: string) => {
    const log = await logOf(page.request, { person: alice.person });
    return JSON.stringify(log.filter((entry) => entry.event === event).at(-1)?.data ?? null).toLowerCase();
  };
  expect(await said('web_app_set_background_color')).toContain('#efeff3');
  expect(await said('web_app_setup_swipe_behavior')).toContain('false');
  expect(await said('web_app_expand')).not.toBe('null');
  // asked by the messenger's library, which comes when the page is idle
  await expect.poll(() => said('web_app_request_write_access')).not.toBe('null');
  const bound = (name: string) => alice.app.locator('html').evaluate((root, of) => root.style.getPropertyValue(of), name);
  await expect.poll(() => bound('--tg-theme-bg-color')).toMatch(/^#/);
  await expect.poll(() => bound('--tg-viewport-stable-height')).toMatch(/^\d+px$/);
});

for (const app of ['send', 'ask'] as const) {
  test(`[ENV-11] the link …/${app} opens the recipient's page once; reload and back go on where one was`, async ({ page }) => {
    const code = await codeOf(page, 'boris');
    await launch(page, 'alice', { app, start: code });
    await expect(page).toHaveURL(new RegExp(`#/${app}\\?code=${code}$`));
    await page.evaluate(() => {
      window.location.hash = '#/inbox';
    });
    await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeVisible();
    await expect(page).toHaveURL(/#\/inbox$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`#/${app}\\?code=${code}$`));
  });
}

test('[ENV-11] an own, a malformed and an unknown code lead to the first tab', async ({ page, problems }) => {
  problems.allow({ answers: [{ status: 404, path: /\/api\/(profile|items)/ }] });
  for (const start of [await codeOf(page, 'alice'), 'not-a-code', 'zzzzzzzzzz']) {
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    await launch(page, 'alice', { app: 'send', start });
    await expect(shareTitle(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/share$/);
  }
});

test('[ENV-07] the inventory is asked for once on entering the tabs, and again after they were left', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/inventory/valentines') asked.push(search);
  });
  const firstPage = '?type=anonymous_message&filter=all&skip=0&limit=20';
  const code = await codeOf(page, 'boris');
  const profile = page.waitForRequest(ownProfile);
  await launch(page, 'alice');
  await profile;
  await expect(shareTitle(page)).toBeVisible();
  await page.getByRole('link', { name: /Inbox/ }).click();
  await expect(page.getByText('No questions yet')).toBeVisible();
  await expect.poll(() => asked).toEqual([firstPage]);
  const again = page.waitForRequest(/\/api\/inventory\/valentines/);
  await page.evaluate((to) => {
    window.location.hash = `#/send?code=${to}`;
  }, code);
  await expect(page.getByRole('button', { name: 'Send a valentine' })).toBeVisible();
  expect(asked).toEqual([firstPage]);
  await page.evaluate(() => {
    window.location.hash = '#/inbox';
  });
  await again;
});

test('[ENV-10] what the messenger told and was told is kept for a reload', async ({ phones: { alice, page } }) => {
  await change(page.request, 'alice', { access: 'allowed' });
  await alice.openApp();
  await expect(alice.app.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await alice.app.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(alice.screen.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  const kept = () =>
    alice.app
      .locator('html')
      .evaluate(() => Object.fromEntries(Object.entries(sessionStorage).filter(([key]) => key.startsWith('tapps/'))));
  expect(await kept()).toMatchObject({ 'tapps/launchParams': expect.any(String), 'tapps/backButton': expect.stringContaining('true') });
  await alice.app.locator('html').evaluate((root) => root.ownerDocument.location.reload());
  await expect(alice.app.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  expect(Object.keys(await kept())).toContain('tapps/launchParams');
});
