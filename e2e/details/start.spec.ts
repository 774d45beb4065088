import { createHash } from 'node:crypto';
import type { FrameLocator, Locator, Page, Route } from 'playwright/test';
import { holdAnswers, refuseAnswers } from '../support/answers.ts';
import { stage, waitForApp } from '../support/first-frame.ts';
import { launch, launchUrl } from '../support/launch.ts';
import { openChat, writeToFriend } from '../support/people.ts';
import { goToRoute } from '../support/sending.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';

const shareTitle = (page: Page | Locator) => page.getByRole('heading', { name: 'Get anonymous questions' });
const ownProfile = /\/api\/profile$/;

test('The app starts without init data, a language, a font or a host that answers', async ({ page, problems }) => {
  problems.allow({ answers: [{ status: 404, path: /\/locales\// }], console: [/catalogue-missing/] });
  const frame = page.locator('#frame');
  const app = page.locator('#root');
  let slow: Promise<unknown> | undefined;

  await test.step("[ENV-05] 'Initializing...' shows if the user is not authenticated", async () => {
    const url = new URL(await launchUrl(page, 'alice'));
    const parameters = new URLSearchParams(url.hash.slice(1));
    parameters.delete('tgWebAppData');
    await page.goto(`${url.origin}/#${parameters}`);
    await expect(stage(page, 'Initializing...')).toBeVisible();
  });

  await test.step('[ENV-05][I18-01] without any catalogue the first frame stays instead of message ids, until one arrives', async () => {
    let isMissing = true;
    await page.route(/\/locales\//, (route) => (isMissing ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()));
    const retry = page.waitForRequest((request) => request.url().includes('/locales/') && request.method() === 'GET');
    // the page of the step before has a slow host, too
    await page.goto('about:blank');
    slow = page.waitForEvent('console', (message) => message.text().includes('host_slow'));
    await launch(page, 'alice');
    await retry;
    await expect(shareTitle(frame)).toBeVisible();
    await expect(page.getByText(/shell-/)).toHaveCount(0);
    isMissing = false;
    await expect(shareTitle(app)).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('[ENV-02][SDK-02] a host that never answers does not change the mode', async () => {
    await slow;
    await expect(shareTitle(app)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in Telegram' })).toHaveCount(0);
  });

  await test.step('[ENV-05] after 3 seconds the app starts without its font, and in the default language until the slow one arrives', async () => {
    await page.clock.install();
    const font = page.waitForRequest(/\/fonts\//);
    await page.route(/\/fonts\//, () => undefined);
    const releaseRussian = await holdAnswers(page, /\/locales\/ru\.ftl/);
    await launch(page, 'boris');
    await expect(frame).toBeVisible();
    await font;
    await page.clock.fastForward(3_000);
    await expect(shareTitle(app)).toBeVisible();
    releaseRussian();
    await expect(page.getByRole('link', { name: 'Входящие' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});

test('[ENV-02][ENV-11][FST-01] an unknown code leads to the first tab, also in a browser without AbortSignal.timeout and toSorted', async ({
  page,
  problems,
}) => {
  problems.allow({ answers: [{ status: 404, path: /\/api\/(profile|items)/ }] });
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  await launch(page, 'alice', { app: 'send', start: 'zzzzzzzzzz' });
  await waitForApp(page);
  await expect(shareTitle(page.locator('#root'))).toBeVisible();
  await expect(page).toHaveURL(/#\/share$/);
  await page.getByRole('link', { name: 'Inbox' }).click();
  await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeVisible();
});

const hashOf = (app: FrameLocator) => app.locator('html').evaluate((root) => root.ownerDocument.location.hash);

test('[ENV-12] a launch that expires, before or after a page shows, opens the same page again', async ({
  phones: { boris, page },
  known,
  problems,
}) => {
  problems.allow({ answers: [{ status: 401, path: /\/api\// }] });
  const { code, initData } = known.alice;
  const layer = boris.app.getByRole('alertdialog', { name: 'Пора открыть заново' });
  const openAgain = layer.getByRole('button', { name: 'Открыть заново' });
  const sheet = boris.app.getByRole('dialog');

  await test.step("[ENV-12][ENV-11] before a page shows, the page of the mode of the code's owner opens", async () => {
    await callAs(page.request, initData, 'POST', '/api/profile/update', { mode: 'valentine' });
    await refuseAnswers(page, ownProfile, 401, 'expired');
    await writeToFriend(boris, `https://t.me/billet_bot?startapp=${code}`);
    await openChat(boris, 'Alice');
    await boris.screen
      .getByRole('log')
      .getByRole('link', { name: `startapp=${code}` })
      .click();
    await expect(layer).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openAgain.click();
    await expect(boris.app.getByRole('button', { name: 'Отправить валентинку' })).toBeVisible();
    await expect.poll(() => hashOf(boris.app)).toBe(`#/send?code=${code}`);
  });

  await test.step('[ENV-12] one layer covers an open sheet, and back and Escape keep it', async () => {
    await goToRoute(boris.app, `/ask?code=${code}`);
    await boris.app.getByRole('button', { name: 'Спросить анонимно' }).click();
    await boris.app.getByRole('textbox').fill('Не потеряйся');
    await refuseAnswers(page, /\/api\/order\//, 401, 'expired');
    await boris.app.getByRole('button', { name: 'Дальше' }).click();
    await sheet.getByRole('button', { name: /Любовь/ }).click();
    await expect(openAgain).toBeVisible();
    const sheets = () =>
      boris.app.locator('html').evaluate((root) => [...root.querySelectorAll('[data-vaul-drawer]')].map((each) => each.innerHTML));
    const before = await sheets();
    expect(before).toHaveLength(1);
    const back = boris.screen.getByRole('button', { name: 'Back', exact: true });
    for (let press = 0; press < 3; press++) {
      await back.click();
      await openAgain.press('Escape');
    }
    await expect(openAgain).toBeFocused();
    expect(await sheets()).toEqual(before);
  });

  await test.step('[ENV-12] a new launch opens the same page with the typed text', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openAgain.click();
    await expect(layer).toHaveCount(0);
    await boris.app.getByRole('button', { name: 'Продолжить' }).click();
    await sheet.getByRole('button', { name: 'Назад' }).click();
    await expect(boris.app.getByRole('textbox')).toHaveValue('Не потеряйся');
    expect(await hashOf(boris.app)).toBe(`#/ask?code=${code}`);
  });
});

/** Fetches through Node, which does not resolve subdomains of localhost. */
const fetched = async (route: Route) => {
  const { pathname, search } = new URL(route.request().url());
  const response = await route.fetch({ url: appUrl() + pathname + search });
  return { response, body: await response.text() };
};

/** Serves the page with modified HTML. */
async function changePage(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(/\/(\?.*)?$/, async (route) => {
    const { response, body } = await fetched(route);
    await route.fulfill({ response, body: change(body) });
  });
}

/** Serves a host script that throws, and its hash in the page. */
async function serveThrowingHost(page: Page): Promise<void> {
  const code = 'throw new Error("broken on purpose")';
  const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  await changePage(page, (html) =>
    html
      .replace(/(\/host\/index\.\w+\.js"[^>]*integrity=")[^"]+/, `$1${hash}`)
      .replace(/integrity="[^"]+"([^>]*\/host\/index\.\w+\.js")/, `integrity="${hash}"$1`),
  );
  await page.route(/\/host\/index\.\w+\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: code }),
  );
}

/** The browser blocks the simulator's photos in a page that a test has modified. */
const photo = /\/avatars\/|^Failed to load resource: net::ERR_FAILED$/;

test('A host that breaks shows a message with a button that reloads the app', async ({ page, problems }) => {
  problems.allow({
    console: [/broken on purpose/, /shell_crashed/, /TypeError/, /error occurred in/, photo],
    uncaught: [/broken on purpose/, /null/],
  });
  const alert = page.getByRole('alert');
  const reload = alert.getByRole('button', { name: 'Reload' });

  await test.step('[MFE-06][MFE-12][NAV-09] a host script that throws at its start is reported to the server, and a reload opens the app', async () => {
    await serveThrowingHost(page);
    const report = page.waitForRequest(/\/api\/failures$/);
    await launch(page, 'alice');
    await expect(alert).toContainText('Unexpected Application Error!');
    expect((await report).postDataJSON()).toMatchObject({ events: [{ remote: 'host', phase: 'start', code: 'threw_at_start' }] });
    await page.unrouteAll({ behavior: 'wait' });
    await reload.click();
    await expect(shareTitle(page)).toBeVisible();
  });

  await test.step("[NAV-09] a shell that throws on a navigation reads 'Unexpected Application Error!' and reloads at its place", async () => {
    await waitForApp(page);
    await page.evaluate(() => {
      window.scrollTo = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.getByRole('link', { name: 'Inbox' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
  });

  await test.step('[NAV-09] a shell that throws outside of its error boundary leaves no empty page', async () => {
    await waitForApp(page);
    await page.evaluate(() => {
      type Singletons = Map<string, { value: { setState(state: object): void } }>;
      const singletons = (globalThis as unknown as Record<symbol, Singletons>)[Symbol.for('billet.singletons')];
      singletons?.get('session')?.value.setState({ appState: null });
    });
    await expect(alert).toContainText('Unexpected Application Error!');
    await reload.click();
    await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
  });
});

test.describe('in a Russian browser', () => {
  test.use({ locale: 'ru-RU' });

  test('[MFE-06][NAV-09] a page without configuration shows a message and a reload button in the language of the page', async ({
    page,
    problems,
  }) => {
    problems.allow({ console: [/carries no configuration/, photo], uncaught: [/carries no configuration/] });
    await changePage(page, (html) => html.replace(/(<script type="application\/json" id="config">)[^<]*/, '$1'));
    await launch(page, 'boris');
    await expect(page.getByRole('alert')).toContainText('Что-то пошло не так');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('alert').getByRole('button', { name: 'Перезагрузить' }).click();
    await expect(page.getByRole('link', { name: 'Входящие' })).toBeVisible();
  });
});
