import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { type AssetServer, startAssetServer } from '../support/asset-server.ts';
import { launch } from '../support/launch.ts';
import { watchCspViolations } from '../support/policy.ts';
import { openTab } from '../support/release-check.ts';
import { readRelease, runReleaseWith } from '../support/release-folder.ts';
import { callShell } from '../support/shell.ts';
import { appUrl, PORT } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { holdTimer } from '../support/time.ts';

let assets: AssetServer;

test.beforeEach(async ({ stack }) => {
  await stack.restoreRelease();
  assets = await startAssetServer(stack.release, PORT + 4);
});
test.afterEach(() => assets.stop());
test.afterAll(({ stack }) => stack.restoreRelease());

/** Changes a remote's asset origin in the release pointer. */
function moveTo(folder: string, origin: string): void {
  const { status, output } = runReleaseWith({ ASSET_ORIGIN: origin }, folder, 'release', 'inbox');
  expect({ status, output }).toMatchObject({ status: 0 });
}

test('An asset origin serves every hashed file of a release', async ({ page, context, request, stack, problems }) => {
  const violations = await watchCspViolations(context);
  const pageText = async () => (await request.get(`${appUrl()}/`)).text();
  const before = await pageText();
  moveTo(stack.release, assets.origin);
  const dialogChunk =
    readRelease(stack.release).remotes.inbox.active.chunks.contest?.find((file) => /\/contest\.\w+\.js$/.test(file)) ?? '';
  appendFileSync(path.join(stack.release, dialogChunk), ';document.documentElement.dataset.changed = "yes"');
  const ownPaths: string[] = [];
  page.on('request', (each) => {
    const { origin, pathname } = new URL(each.url());
    if (origin !== assets.origin) ownPaths.push(pathname);
  });

  await test.step('[SEC-06][MFE-07] scripts and styles come from the asset origin, each once, and fonts come from the page’s origin', async () => {
    // the page would request a file again that it has prefetched for two seconds
    await holdTimer(page, 2000);
    await launch(page, 'alice');
    for (const tab of ['share', 'send', 'inbox'] as const) await openTab(page, tab);
    // The dialog needs files of the host and of a remote that load on demand.
    await page.getByRole('link', { name: /Share/ }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const fonts = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    expect(fonts).toBeGreaterThan(0);
    expect(ownPaths.filter((name) => /^\/(host|r)\//.test(name))).toEqual([]);
    expect(ownPaths.some((name) => name.startsWith('/fonts/'))).toBe(true);
    const entries = Object.values(readRelease(stack.release).remotes).map(({ active }) => active.entry);
    expect(assets.requests).toEqual(expect.arrayContaining([expect.stringMatching(/^\/host\/index\..*\.js$/), ...entries]));
    expect(assets.requests.filter((name, index) => assets.requests.indexOf(name) !== index)).toEqual([]);
    expect(violations).toEqual([]);
  });

  await test.step('[MFE-07] the page does not run a file of the asset origin that differs from the release', async () => {
    problems.allow({ console: [/integrity/, /remote_failed/] });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await callShell(page, 'openDialog', 'contest', {});
    await expect(page.getByRole('alert').filter({ hasText: 'This didn’t open' })).toBeVisible();
    expect(assets.requests).toContain(dialogChunk);
    await expect(page.locator('html')).not.toHaveAttribute('data-changed');
    expect(violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation')).toBeVisible();
  });

  await test.step('[SEC-06] the page names the asset origin, and without one the page is unchanged', async () => {
    expect(await pageText()).toContain(`${assets.origin}/host/index.`);
    moveTo(stack.release, '');
    const withoutNumber = (text: string) => text.replace(/"n":\d+/, '').replace(/"tag":"[\w-]+"/, '');
    expect(withoutNumber(await pageText())).toBe(withoutNumber(before));
  });
});
