import { changedBuild, extendedBuild } from '../support/builds.ts';
import { launch, launchWith } from '../support/launch.ts';
import { readRelease, runRelease } from '../support/release-folder.ts';
import { serveRemote } from '../support/remote-server.ts';
import { goTo } from '../support/shell.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { violations, widerThanPage } from '../support/visual-checks.ts';

test.afterAll(({ stack }) => stack.restoreRelease());

test('A remote on a developer’s machine replaces the released one until the user resets it', async ({
  page,
  request,
  stack: { release: folder },
}) => {
  const server = await serveRemote(extendedBuild('inbox'), { texts: 'inbox-tab = Kept letters' });
  const modes = page.getByRole('radio', { name: 'Anonymous' });
  const reset = page.getByRole('button', { name: 'Use the released one' });
  const panel = page.getByRole('dialog', { name: 'Remotes' });
  const { version: released } = readRelease(folder).remotes.inbox.active;

  await test.step('[MFE-08] without an override the page shows no banner and requests no file of the override code', async () => {
    const paths: string[] = [];
    page.on('request', (each) => paths.push(new URL(each.url()).pathname));
    await launch(page, 'alice');
    await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
    expect(paths.filter((path) => /override/.test(path))).toEqual([]);
    expect(await (await request.get(`${appUrl()}/`)).text()).not.toContain('"override"');
  });

  await test.step('[MFE-08] the panel lists the remotes, fits 320 px in both themes, and closes by the keyboard', async () => {
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: 320, height: 568 });
    await launchWith(page, 'panel');
    await expect(panel.getByRole('listitem').filter({ hasText: 'inbox' })).toContainText(`${released}, active version of the release`);
    expect(await widerThanPage(page)).toBe(0);
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const isDark of [false, true]) {
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
      expect(await violations(page)).toEqual([]);
    }
    await page.setViewportSize(size);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(modes).toBeVisible();
  });

  await test.step('[MFE-08] the panel switches a remote to a local address, and a banner names the origin', async () => {
    await page.getByRole('button', { name: 'Remotes' }).press('Enter');
    await panel.getByRole('combobox', { name: 'Remote' }).fill('inbox');
    await panel.getByRole('textbox', { name: 'Address' }).fill(server.origin);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `inbox runs from ${server.origin}` })).toBeVisible();
  });

  await test.step('[MFE-08][MFE-09] the replacement brings its tab text, a page and a dialog, also after a reload', async () => {
    await page.getByRole('link', { name: /Kept letters/ }).click();
    await expect(modes).toBeVisible();
    await goTo(page, '/attic');
    await page.getByRole('button', { name: 'Open the trunk' }).click();
    await expect(page.getByRole('dialog', { name: 'The trunk' })).toContainText('Old letters');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open the trunk' })).toBeVisible();
  });

  await test.step('[MFE-08] one tap on the banner brings the released remote back', async () => {
    await goTo(page, '/inbox');
    await reset.click();
    await expect(page.getByRole('link', { name: /Inbox/ })).toBeVisible();
    await expect(modes).toBeVisible();
    await expect(reset).toHaveCount(0);
    expect(new URL(page.url()).searchParams.has('override')).toBe(false);
  });

  await test.step('[MFE-08] a pinned version runs in the tab, also after a reload and a newer release, until the panel resets it', async () => {
    const documentOfNewVersion = page.locator('html[data-new=yes]');
    runRelease(folder, 'release', 'inbox', changedBuild('inbox', { script: 'document.documentElement.dataset.new = "yes"' }));
    await launchWith(page, 'panel');
    await panel.getByRole('button', { name: `Pin ${released} of inbox` }).click();
    const note = page.getByRole('status').filter({ hasText: `Pinned: inbox ${released}` });
    await expect(note).toBeVisible();
    await page.reload();
    await expect(note).toBeVisible();
    await page.getByRole('link', { name: /Inbox/ }).click();
    await expect(modes).toBeVisible();
    await expect(documentOfNewVersion).toHaveCount(0);
    await page.getByRole('button', { name: 'Remotes' }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: 'inbox' })).toContainText(`${released}, pinned in this tab`);
    await panel.getByRole('button', { name: 'Reset all' }).click();
    await expect(documentOfNewVersion).toHaveCount(1);
    await expect(modes).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remotes' })).toHaveCount(0);
  });

  await server.stop();
});
