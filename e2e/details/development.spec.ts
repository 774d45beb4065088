import type { Page } from 'playwright/test';
import { codeOf, launchUrl } from '../support/launch.ts';
import { developmentPorts, type Part, SourcesCopy } from '../support/sources-copy.ts';
import { expect, test } from '../support/test.ts';

/** Development servers of a copy of the sources, which the tests edit. They use the API and the messenger of the stack. */
let sources: SourcesCopy;
const parts: readonly Part[] = ['host', 'share', 'inbox', 'send'];
test.beforeAll(async () => {
  test.setTimeout(600_000);
  sources = new SourcesCopy();
  await Promise.all(parts.map((part) => sources.serve(part)));
});
test.afterEach(() => sources.restore());
test.afterAll(() => sources.remove());

// A development server compiles on demand, so a response may take longer than the app's time limits of 3 s and more. They are disabled.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
    const start = window.setTimeout.bind(window);
    const startShort = (act: TimerHandler, wait = 0, ...given: unknown[]) => (wait >= 3000 ? 0 : start(act, wait, ...given));
    Object.assign(window, { setTimeout: startShort });
  }),
);

const component = 'remote-send/src/ask/write-step.tsx';
/** A component that imports no styles. Rspack replaces stylesheet files in a race that may reload the page: web-infra-dev/rspack#14793. */
const icon = 'shared-ui/src/icons/icon.tsx';
const style = 'remote-send/src/ask/write-step.module.css';
const texts = 'shared-i18n/locales/en/send.ftl';
const manifest = 'remote-inbox/src/manifest.ts';
const content = '<div className={styles.content}>';

const editComponent = (value: string) =>
  sources.edit(component, (source) => source.replace(content, `<div className={styles.content} data-edited="${value}">`));
const editStyle = () => sources.edit(style, (source) => source.replace('.content {', '.content {\n  outline: 7px solid red;'));
const editText = () =>
  sources.edit(texts, (source) => source.replace('send-ask-write-title = Your question', 'send-ask-write-title = Any question'));
const editIcon = (value: string) => sources.edit(icon, (source) => source.replace('<svg', `<svg data-edited="${value}"`));
const breakIcon = () => sources.edit(icon, (source) => source.replace('</svg>', '</svg'));
const editPath = (from: string, to: string) => sources.edit(manifest, (source) => source.replace(`path: '${from}'`, `path: '${to}'`));

const at = (part: Part, person = '') => `http://${person}localhost:${developmentPorts[part]}`;
const field = (page: Page) => page.getByRole('textbox');
const edited = (page: Page, value: string) => page.locator(`[data-edited=${value}]`);
const tab = (page: Page, path: string) => page.locator(`nav a[href="#${path}"]`);

/** Opens the sheet of a question and types a draft. */
async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask anonymously' }).click();
  await field(page).fill('Typed before');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

async function openInHost(page: Page): Promise<void> {
  const launched = new URL(await launchUrl(page, 'alice', { app: 'ask', start: await codeOf(page, 'boris') }));
  await page.goto(`${at('host', 'alice.')}/${launched.search}${launched.hash}`);
}

async function openAlone(page: Page): Promise<void> {
  await page.goto(`${at('send')}/#/ask?code=${await codeOf(page, 'boris')}`);
}

/** Expects the same page, the open sheet and the typed draft. */
async function expectKept(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSamePage' in window), 'the page was reloaded').toBe(true);
  await expect(field(page)).toHaveValue('Typed before');
}

// Must be the first test: a late update of an earlier edit would reload the released page.
test('[MFE-08] a development server in a released host updates texts in place, reloads for code, and keeps what was typed', async ({
  page,
  known: _,
}) => {
  const launched = new URL(await launchUrl(page, 'alice', { app: 'ask', start: await codeOf(page, 'boris') }));
  launched.searchParams.set('override', `send@${at('send')}`);
  await page.goto(launched.href);
  await write(page);
  const banner = page.getByText(`send runs from ${at('send')}`);
  await expect(banner).toBeVisible();
  editText();
  await expect(page.getByText('Any question')).toBeVisible();
  await expectKept(page);
  editComponent('yes');
  // The draft opens its sheet again after the reload.
  await expect(edited(page, 'yes')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  await expect(field(page)).toHaveValue('Typed before');
  await expect(banner).toBeVisible();
});

/** Collects the addresses that a page requests from the development server of the host. */
function hostRequestsOf(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).port === String(developmentPorts.host)) requests.push(request.url());
  });
  return requests;
}

for (const [where, open, built] of [
  ['host', openInHost, '/federated/Ask.js'],
  ['standalone page', openAlone, '/Ask.js'],
] as const)
  test(`The ${where} shows every edit without a reload`, async ({ page, problems, known: _ }) => {
    problems.allow({ console: [/Build failed|error|Module build failed|×/i] });
    const hostRequests = hostRequestsOf(page);
    await open(page);
    await write(page);

    await test.step('[MFE-08] an edited component, style and text show in the open page', async () => {
      editComponent('yes');
      await expect(edited(page, 'yes')).toBeVisible();
      await expectKept(page);
      editStyle();
      await expect(edited(page, 'yes')).toHaveCSS('outline-width', '7px');
      await expectKept(page);
      editText();
      await expect(page.getByText('Any question')).toBeVisible();
      await expectKept(page);
      sources.restore();
      await expect(edited(page, 'yes')).toHaveCount(0);
      await expect(page.getByText('Any question')).toHaveCount(0);
      await expectKept(page);
    });

    await test.step('[MFE-08] a syntax error covers the page, and its repair shows in the same page, also if the page receives the update late', async () => {
      const overlay = page.locator('rsbuild-error-overlay');
      // a page that renders before the repair has no icon, and reports the remote
      problems.allow({ console: [/threw_while_drawn/] });
      breakIcon();
      await expect(overlay).toBeAttached();
      await expectKept(page);
      const { promise, resolve: releaseUpdates } = Promise.withResolvers<void>();
      await page.route(/\.hot-update\.json$/, async (route) => {
        await promise;
        await route.continue();
      });
      for (const value of ['repaired', 'again', 'last']) {
        sources.restore();
        editIcon(value);
        const chunk = async () => (await page.request.get(at('send') + built)).text();
        await expect.poll(chunk).toContain(`"data-edited": "${value}"`);
      }
      releaseUpdates();
      await expect(page.getByRole('dialog').locator(edited(page, 'last')).first()).toBeVisible();
      await expect(overlay).toHaveCount(0);
      await expectKept(page);
    });

    await test.step('[MFE-03] only a page of the host requests the host', () => {
      expect(hostRequests.length > 0).toBe(where === 'host');
    });
  });

test('An edited manifest shows in the host and in a standalone page', async ({ page, problems }) => {
  problems.allow({ answers: [{ status: 500, path: /^\/$/ }], console: [/.*/] });

  await test.step('[MFE-08][MFE-09] the host shows an edited route, and an error for a route that the release tool would refuse', async () => {
    const { search, hash } = new URL(await launchUrl(page, 'alice'));
    await page.goto(`${at('host', 'alice.')}/${search}${hash}`);
    await expect(tab(page, '/inbox')).toBeVisible();
    editPath('/inbox', '/letters');
    await expect(tab(page, '/letters')).toBeVisible();
    editPath('/letters', '/share');
    await expect(page.getByRole('alert')).toContainText('would both provide a page at /share');
    sources.restore();
    await expect(tab(page, '/inbox')).toBeVisible();
  });

  await test.step('[MFE-03][MFE-08] a standalone page shows its remote without the host, and an edited route', async () => {
    await page.goto('about:blank');
    const hostRequests = hostRequestsOf(page);
    await page.goto(`${at('inbox')}/#/inbox`);
    await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
    await expect(tab(page, '/inbox')).toBeVisible();
    editPath('/inbox', '/letters');
    await expect(tab(page, '/letters')).toBeVisible();
    await page.goto(`${at('share')}/#/share`);
    await expect(page.getByRole('heading', { name: 'Get anonymous questions', exact: true })).toBeVisible();
    await page.goto(`${at('send')}/#/send-to-friend`);
    await expect(page.getByRole('heading', { name: 'An anonymous question for a friend', exact: true })).toBeVisible();
    expect(hostRequests).toEqual([]);
  });
});
