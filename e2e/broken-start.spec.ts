import { createHash } from 'node:crypto';
import type { Page, Request, Route } from 'playwright/test';
import { appStands } from './support/first-frame.ts';
import { launch } from './support/launch.ts';
import { appUrl } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** The host's own script where it breaks before, or outside of, all that could say so. Its bytes are what its page says: only the code is bad. */

const alert = (page: Page) => page.getByRole('alert');
const share = (page: Page) => page.getByRole('heading', { name: 'Get anonymous questions' });

/** Only browsers find names below localhost. */
const fetched = async (route: Route) => {
  const { pathname, search } = new URL(route.request().url());
  const response = await route.fetch({ url: appUrl() + pathname + search });
  return { response, body: await response.text() };
};

/** The page as it would be with a host of other code, or other data. */
async function changePage(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(/\/(\?.*)?$/, async (route) => {
    const { response, body } = await fetched(route);
    await route.fulfill({ response, body: change(body) });
  });
}

async function hostThatThrows(page: Page): Promise<void> {
  const code = 'throw new Error("broken on purpose")';
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  await changePage(page, (html) =>
    html
      .replace(/(\/host\/index\.\w+\.js"[^>]*integrity=")[^"]+/, `$1${hash}`)
      .replace(/integrity="[^"]+"([^>]*\/host\/index\.\w+\.js")/, `integrity="${hash}"$1`),
  );
  await page.route(/\/host\/index\.\w+\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: code }),
  );
}

/** Of a page that a test changed the browser doesn't know where it came from, and lets it ask the simulator for no photo. */
const photo = /\/avatars\/|^Failed to load resource: net::ERR_FAILED$/;

const told = (page: Page): Promise<Request> => page.waitForRequest(/\/api\/failures$/);

test('[MFE-06][MFE-12][NAV-09] a host whose script throws at its very start says so, tells the server, and a reload brings the app', async ({
  page,
  problems,
}) => {
  problems.allow({ console: [/broken on purpose/, photo], uncaught: [/broken on purpose/] });
  await hostThatThrows(page);
  const telling = told(page);
  await launch(page, 'alice');
  await expect(alert(page)).toContainText('Unexpected Application Error!');
  expect((await telling).postDataJSON()).toMatchObject({ events: [{ remote: 'host', phase: 'start', code: 'threw_at_start' }] });
  await page.unrouteAll({ behavior: 'wait' });
  await alert(page).getByRole('button', { name: 'Reload' }).click();
  await expect(share(page)).toBeVisible();
});

test.describe('in a browser of another language', () => {
  test.use({ locale: 'ru-RU' });

  test('[MFE-06][NAV-09] a page whose data the app can’t begin with says so, in the language that it came in', async ({
    page,
    problems,
  }) => {
    problems.allow({ console: [/carries no configuration/, photo], uncaught: [/carries no configuration/] });
    await changePage(page, (html) => html.replace(/(<script type="application\/json" id="config">)[^<]*/, '$1'));
    await launch(page, 'boris');
    await expect(alert(page)).toContainText('Что-то пошло совсем не так');
    await page.unrouteAll({ behavior: 'wait' });
    await alert(page).getByRole('button', { name: 'Перезагрузить' }).click();
    await expect(page.getByRole('link', { name: 'Входящие' })).toBeVisible();
  });
});

test('[NAV-09] a shell that breaks outside of its own boundary leaves no empty page', async ({ page, problems }) => {
  problems.allow({ console: [/TypeError/, /error occurred in/], uncaught: [/null/] });
  await launch(page, 'alice');
  // its first frame shows the heading too, and can't break
  await appStands(page);
  await page.evaluate(() => {
    type Held = Map<string, { value: { setState(state: object): void } }>;
    (globalThis as unknown as Record<symbol, Held>)[Symbol.for('billet.only-one')]?.get('session')?.value.setState({ appState: null });
  });
  await expect(alert(page)).toContainText('Unexpected Application Error!');
  await alert(page).getByRole('button', { name: 'Reload' }).click();
  await expect(share(page)).toBeVisible();
});
