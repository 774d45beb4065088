import type { Page } from 'playwright/test';
import { codeOf, launchUrl } from './support/launch.ts';
import { developmentPorts, type Part, SourcesCopy } from './support/sources-copy.ts';
import { expect, test } from './support/test.ts';

/** Development servers over a copy of the sources, which is edited; the API and the messenger are the stack's. In a plain Chromium. */
let sources: SourcesCopy;
const parts: readonly Part[] = ['host', 'share', 'inbox', 'send'];
test.beforeAll(async () => {
  test.setTimeout(180_000);
  sources = new SourcesCopy();
  await Promise.all(parts.map((part) => sources.serve(part)));
});
test.afterEach(() => sources.restore());
test.afterAll(() => sources.remove());

const component = 'remote-send/src/ask/write-step.tsx';
const style = 'remote-send/src/ask/write-step.module.css';
const texts = 'shared-i18n/locales/en/send.ftl';
const content = '<div className={styles.content}>';

const at = (part: Part, person = '') => `http://${person}localhost:${developmentPorts[part]}`;
const field = (page: Page) => page.getByRole('textbox');

/** The app of the host in development, in the sheet where Alice asks Boris, with a word typed. */
async function typeInHost(page: Page, origin = at('host', 'alice.')): Promise<void> {
  const launched = new URL(await launchUrl(page, 'alice', { app: 'ask', start: await codeOf(page, 'boris') }));
  await page.goto(`${origin}/${launched.search}${launched.hash}`);
  await write(page);
}

/** The remote alone, at the same place. */
async function typeAlone(page: Page): Promise<void> {
  await page.goto(`${at('send')}/#/ask?code=${await codeOf(page, 'boris')}`);
  await write(page);
}

async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask anonymously' }).click();
  await field(page).fill('Typed before');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

/** What stood before an edit stands: the very page, the sheet, what was typed. */
async function expectKept(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSamePage' in window), 'the page was loaded anew').toBe(true);
  await expect(field(page)).toHaveValue('Typed before');
}

// first: nothing of an edit before is still on its way, for which a released page would load anew
test('[MFE-08] a remote alone on a developer’s machine runs in a released host: texts in place, code by loading anew, with what was typed', async ({
  page,
  known: _,
}) => {
  const launched = new URL(await launchUrl(page, 'alice', { app: 'ask', start: await codeOf(page, 'boris') }));
  launched.searchParams.set('override', `send@${at('send')}`);
  await page.goto(launched.href);
  await write(page);
  await expect(page.getByText(`send runs from ${at('send')}`)).toBeVisible();
  sources.edit(texts, (source) => source.replace('send-ask-write-title = Your question', 'send-ask-write-title = Any question'));
  await expect(page.getByText('Any question')).toBeVisible();
  await expectKept(page);
  sources.edit(component, (source) => source.replace(content, '<div className={styles.content} data-edited="yes">'));
  // the sheet opens again by itself, for what was typed there
  await expect(page.locator('[data-edited=yes]')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  await expect(field(page)).toHaveValue('Typed before');
  await expect(page.getByText(`send runs from ${at('send')}`)).toBeVisible();
});

for (const [where, type] of [['host', typeInHost] as const, ['standalone page', typeAlone] as const]) {
  test(`[MFE-08] an edited component, style and text show in the ${where} as it stands`, async ({ page, known: _ }) => {
    await type(page);
    sources.edit(component, (source) => source.replace(content, '<div className={styles.content} data-edited="yes">'));
    await expect(page.locator('[data-edited=yes]')).toBeVisible();
    await expectKept(page);
    sources.edit(style, (source) => source.replace('.content {', '.content {\n  outline: 7px solid red;'));
    await expect(page.locator('[data-edited=yes]')).toHaveCSS('outline-width', '7px');
    await expectKept(page);
    sources.edit(texts, (source) => source.replace('send-ask-write-title = Your question', 'send-ask-write-title = Any question'));
    await expect(page.getByText('Any question')).toBeVisible();
    await expectKept(page);
  });
}

for (const [where, type, built] of [
  ['host', typeInHost, '/federated/writing-sheet.js'] as const,
  ['standalone page', typeAlone, '/writing-sheet.js'] as const,
]) {
  test(`[MFE-08] a mistake is told over the page in the ${where}, and once it is mended a page however slow goes on as it stood`, async ({
    page,
    problems,
    known: _,
  }) => {
    problems.allow({ console: [/Build failed|error|Module build failed|×/i] });
    await type(page);
    const overlay = page.locator('rsbuild-error-overlay');
    sources.edit(component, (source) => source.replace(content, '<div className={styles.content'));
    await expect(overlay).toBeAttached();
    await expectKept(page);
    let goOn = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\.hot-update\.json$/, async (route) => {
      await slow;
      await route.continue();
    });
    for (const word of ['mended', 'again', 'last']) {
      sources.restore();
      sources.edit(component, (source) => source.replace(content, `<div className={styles.content} data-edited="${word}">`));
      const answer = async () => (await page.request.get(at('send') + built)).text();
      await expect.poll(answer).toContain(`"data-edited": "${word}"`);
    }
    goOn();
    await expect(page.locator('[data-edited=last]')).toBeVisible();
    await expect(overlay).toHaveCount(0);
    await expectKept(page);
  });
}

const tab = (page: Page, to: string) => page.locator(`nav a[href="#${to}"]`);
const manifest = 'remote-inbox/src/manifest.ts';

test('[MFE-08][MFE-09] a manifest shows at once in the host, and one that no release would take says why until it is mended', async ({
  page,
  problems,
}) => {
  problems.allow({ answers: [{ status: 500, path: /^\/$/ }], console: [/.*/] });
  const { search, hash } = new URL(await launchUrl(page, 'alice'));
  await page.goto(`${at('host', 'alice.')}/${search}${hash}`);
  await expect(tab(page, '/inbox')).toBeVisible();
  sources.edit(manifest, (source) => source.replace("path: '/inbox'", "path: '/letters'"));
  await expect(tab(page, '/letters')).toBeVisible();
  sources.edit(manifest, (source) => source.replace("path: '/letters'", "path: '/share'"));
  await expect(page.getByRole('alert')).toContainText('would both bring a page at /share');
  sources.restore();
  await expect(tab(page, '/inbox')).toBeVisible();
});

test('[MFE-08] a manifest shows at once in the standalone page', async ({ page }) => {
  await page.goto(at('inbox'));
  await expect(tab(page, '/inbox')).toBeVisible();
  sources.edit(manifest, (source) => source.replace("path: '/inbox'", "path: '/letters'"));
  await expect(tab(page, '/letters')).toBeVisible();
});
