import type { Page } from 'playwright/test';
import { launch } from './support/launch.ts';
import { hostProviding, otherRemote, writeContract } from './support/other-versions.ts';
import { readRelease, runRelease } from './support/release-folder.ts';
import { expect, test } from './support/test.ts';

// not after each: pages still ask for files then
test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

const emptyInbox = { en: 'No questions yet', de: 'Noch keine Fragen' };
const otherWords = { en: [emptyInbox.en, 'No letters yet'], de: [emptyInbox.de, 'Noch keine Briefe'] } as const;
/** Whether code of the other version ran in this page. */
const didRun = (page: Page) => page.evaluate(() => document.documentElement.dataset.inbox === 'other');
const tab = (page: Page) => page.getByRole('link', { name: /Inbox/ });

async function toInbox(page: Page): Promise<void> {
  await launch(page, 'alice');
  await tab(page).click();
}

test('[MFE-05] a version that this host cannot run is never run: the one before comes by itself, with its own words', async ({
  page,
  stack: { release: folder },
}) => {
  expect(runRelease(folder, 'release', 'inbox', otherRemote('inbox', { words: otherWords }))).toMatchObject({ status: 0 });
  await toInbox(page);
  await expect(page.getByText('No letters yet')).toBeVisible();
  expect(await didRun(page)).toBe(true);

  writeContract(folder, 'inbox', '^9.0.0');
  await toInbox(page);
  await expect(page.getByText(emptyInbox.en)).toBeVisible();
  expect(await didRun(page)).toBe(false);
});

test('[MFE-05][I18-04] the words of the version that runs come with each language, one file of it', async ({
  page,
  stack: { release: folder },
}) => {
  const before = readRelease(folder).remotes.inbox.active.version;
  expect(runRelease(folder, 'release', 'inbox', otherRemote('inbox', { words: otherWords }))).toMatchObject({ status: 0 });
  writeContract(folder, 'inbox', '^9.0.0');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(/\/texts\.[^/]+\.ftl$/.exec(request.url()) ?? [])));
  await launch(page, 'alice');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: /Postfach/ }).click();
  await expect(page.getByText(emptyInbox.de)).toBeVisible();
  // a slow machine asks a second time, of its own cache
  expect([...new Set(asked)]).toEqual([`/texts.${before}.en.ftl`, `/texts.${before}.de.ftl`]);
});

test('[MFE-05] where no version runs the page says that a newer app is needed, the rest works, and a reload gets it', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ console: [/remote_failed/] });
  const { contract } = readRelease(folder).remotes.inbox.active as unknown as { contract: string };
  writeContract(folder, 'inbox', '^9.0.0', true);
  await toInbox(page);
  const words = page.getByRole('alert').filter({ hasText: 'This page needs a newer version of the app' });
  await expect(words).toContainText('Reload the app to get its latest version');
  await expect(words).not.toContainText('connection');
  await page.getByRole('link', { name: /Share/ }).click();
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await tab(page).click();
  writeContract(folder, 'inbox', contract);
  await words.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(emptyInbox.en)).toBeVisible();
});

test('[MFE-05] a host that offers less is refused, one that offers more runs all; a remote for it is refused before it', async ({
  page,
  stack: { release: folder },
}) => {
  const [now = ''] = /[\d.]+/.exec((readRelease(folder).remotes.inbox.active as unknown as { contract: string }).contract) ?? [];
  const [major = 0, minor = 0] = now.split('.').map(Number);
  const [less, more] = [`${major - 1}.${minor}.0`, `${major}.${minor + 50}.0`];
  const refusal = runRelease(folder, 'release', 'host', hostProviding(less));
  expect(refusal).toEqual({ status: 1, output: expect.stringContaining(`inbox is made for contract ^${now}, the shell provides ${less}`) });

  const forMore = otherRemote('inbox', { words: otherWords, contract: `^${more}` });
  const early = runRelease(folder, 'release', 'inbox', forMore);
  expect(early).toEqual({
    status: 1,
    output: expect.stringMatching(/^Refused: inbox is made for contract \^\d+\.\d+\.0, the shell provides /),
  });

  expect(runRelease(folder, 'release', 'host', hostProviding(more))).toMatchObject({ status: 0 });
  expect(runRelease(folder, 'release', 'inbox', forMore)).toMatchObject({ status: 0 });
  await toInbox(page);
  await expect(page.getByText('No letters yet')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.provides)).toBe(more);

  const back = runRelease(folder, 'rollback', 'host');
  expect(back).toEqual({ status: 0, output: expect.stringMatching(/inbox goes to \w+, the newest version that runs in host \w+/) });
  await toInbox(page);
  await expect(page.getByText(emptyInbox.en)).toBeVisible();
  expect(await didRun(page)).toBe(false);
});
