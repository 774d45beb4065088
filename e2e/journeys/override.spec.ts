import { changedBuild, extendedBuild } from '../support/builds.ts';
import { launch } from '../support/launch.ts';
import { readRelease, runRelease } from '../support/release-folder.ts';
import { serveRemote } from '../support/remote-server.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { violations, widerThanPage } from '../support/visual-checks.ts';

test.afterAll(({ stack }) => stack.restoreRelease());

test('A developer pins a version of a remote and replaces it by one on their machine, until they reset it', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  const server = await serveRemote(extendedBuild('inbox'), { texts: 'inbox-tab = Kept letters' });
  const modes = page.getByRole('radio', { name: 'Anonymous' });
  const reset = page.getByRole('button', { name: 'Use the released one' });
  const panel = page.getByRole('dialog', { name: 'Remotes' });
  const row = panel.getByRole('listitem').filter({ hasText: 'inbox' });
  const documentOfNewVersion = page.locator('html[data-new=yes]');
  const { version: former } = readRelease(folder).remotes.inbox.active;
  const pinNote = page.getByRole('status').filter({ hasText: `Pinned: inbox ${former}` });
  const banner = page.getByRole('status').filter({ hasText: `inbox runs from ${server.origin}` });
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const build = changedBuild('inbox', 'document.documentElement.dataset.new = "yes"');
  expect(runRelease(folder, 'release', 'inbox', build)).toMatchObject({ status: 0 });
  const { version: active } = readRelease(folder).remotes.inbox.active;

  const expectFit = async () => {
    expect(await widerThanPage(page)).toBe(0);
    for (const isDark of [false, true]) {
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
      expect(await violations(page)).toEqual([]);
    }
  };

  await test.step('[MFE-08] a start parameter opens the panel, which lists the remotes, fits 320 px in both themes, and closes by the keyboard', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await launch(page, 'alice', { start: 'override-panel' });
    await expect(row).toContainText(`${active}, active version of the release`);
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectFit();
    await page.setViewportSize(size);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(modes).toBeVisible();
  });

  await test.step('[MFE-08] a version that the panel pins runs in the tab instead of the newer release', async () => {
    await page.getByRole('button', { name: 'Remotes' }).press('Enter');
    await panel.getByRole('button', { name: `Pin ${former} of inbox` }).click();
    await expect(pinNote).toBeVisible();
    await page.getByRole('link', { name: /Inbox/ }).click();
    await expect(page.getByText('No questions yet')).toBeVisible();
    await expect(documentOfNewVersion).toHaveCount(0);
    await page.getByRole('button', { name: 'Remotes' }).click();
    await expect(row).toContainText(`${former}, pinned in this tab`);
  });

  await test.step('[MFE-08] the panel switches a remote to a local address, and a banner above the page names the origin and fits 320 px in both themes', async () => {
    await panel.getByRole('combobox', { name: 'Remote' }).fill('inbox');
    await panel.getByRole('textbox', { name: 'Address' }).fill(server.origin);
    await page.keyboard.press('Enter');
    await expect(banner).toBeVisible();
    const share = page.getByRole('heading', { name: 'Get anonymous questions' });
    await page.getByRole('link', { name: /Share/ }).click();
    await expect(share).toBeVisible();
    await page.setViewportSize({ width: 320, height: 568 });
    await expectFit();
    const [above, below] = [await banner.boundingBox(), await share.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await page.setViewportSize(size);
  });

  await test.step('[MFE-08][MFE-09] the replacement brings its tab text, a page and a dialog, and like the pin it outlasts a reload', async () => {
    await page.getByRole('link', { name: /Kept letters/ }).click();
    await expect(modes).toBeVisible();
    await goTo(page, '/attic');
    await page.getByRole('button', { name: 'Open the trunk' }).click();
    await expect(page.getByRole('dialog', { name: 'The trunk' })).toContainText('Old letters');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open the trunk' })).toBeVisible();
    await expect(banner).toBeVisible();
    await expect(pinNote).toBeVisible();
  });

  await test.step('[MFE-08] a server that stops is reported, and the page that it served stays', async () => {
    problems.allow({ console: [/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED/] });
    await server.stop();
    await expect(page.getByRole('alert')).toContainText(`${server.origin} no longer answers.`);
    await expect(page.getByRole('button', { name: 'Open the trunk' })).toBeVisible();
  });

  await test.step('[MFE-08] one tap on the banner brings the released remote back, without the pin', async () => {
    await goTo(page, '/inbox');
    await reset.click();
    await expect(page.getByRole('link', { name: /Inbox/ })).toBeVisible();
    await expect(modes).toBeVisible();
    await expect(documentOfNewVersion).toHaveCount(1);
    await expect(reset).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Remotes' })).toHaveCount(0);
    const { searchParams } = new URL(page.url());
    expect(['override', 'tgWebAppStartParam'].filter((name) => searchParams.has(name))).toEqual([]);
  });
});
