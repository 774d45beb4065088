import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { type AssetServer, startAssetServer } from './support/asset-server.ts';
import { launch } from './support/launch.ts';
import { readRelease, runReleaseWith } from './support/release-folder.ts';
import { appUrl, PORT } from './support/stack.ts';
import { expect, test } from './support/test.ts';

let assets: AssetServer;
const violations: string[] = [];

test.beforeEach(async ({ stack, context }) => {
  await stack.restoreRelease();
  assets = await startAssetServer(stack.release, PORT + 4);
  violations.length = 0;
  await context.exposeBinding('noteViolation', (_, line: string) => void violations.push(line));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { noteViolation: (line: string) => void }).noteViolation(`${violatedDirective} blocked ${blockedURI}`);
    });
  });
});
test.afterEach(() => assets.stop());
test.afterAll(({ stack }) => stack.restoreRelease());

/** Releases a part anew, so that the pointer names the origin. */
function moveTo(folder: string, origin: string): void {
  const { status, output } = runReleaseWith({ ASSET_ORIGIN: origin }, folder, 'release', 'inbox');
  expect({ status, output }).toMatchObject({ status: 0 });
}

test('[SEC-06][MFE-07] with an asset origin every hashed file comes from there, whole and allowed, and fonts, art and words from the page’s', async ({
  page,
  stack,
}) => {
  moveTo(stack.release, assets.origin);
  const own: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== assets.origin) own.push(pathname);
  });
  await launch(page, 'alice');
  for (const tab of [/Share/, /Send/, /Inbox/]) {
    await page.getByRole('link', { name: tab }).click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  // late files of the host and of a remote
  await page.getByRole('link', { name: /Share/ }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const fonts = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  expect(fonts).toBeGreaterThan(0);
  expect(own.filter((name) => /^\/(host|r)\//.test(name))).toEqual([]);
  expect(own.some((name) => name.startsWith('/fonts/'))).toBe(true);
  const entries = Object.values(readRelease(stack.release).remotes).map(({ active }) => active.entry);
  expect(assets.asked).toEqual(expect.arrayContaining([expect.stringMatching(/^\/host\/index\..*\.js$/), ...entries]));
  // nothing came twice: preloads and loaders agree
  expect(assets.asked.filter((name, index) => assets.asked.indexOf(name) !== index)).toEqual([]);
  expect(violations).toEqual([]);
});

test('[MFE-07] a file of the asset origin that is not what the release says is not run', async ({ page, stack, problems }) => {
  problems.allow({ console: [/integrity/, /remote_failed/] });
  moveTo(stack.release, assets.origin);
  const { entry } = readRelease(stack.release).remotes.inbox.active;
  appendFileSync(path.join(stack.release, entry), 'document.documentElement.dataset.changed = "yes"');
  await launch(page, 'alice');
  await page.getByRole('link', { name: /Inbox/ }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-changed');
  expect(violations).toEqual([]);
});

test('[SEC-06] without an asset origin the page is as it always was, byte by byte', async ({ request, stack }) => {
  const plain = await (await request.get(`${appUrl()}/`)).text();
  moveTo(stack.release, assets.origin);
  const moved = await (await request.get(`${appUrl()}/`)).text();
  expect(moved).toContain(`${assets.origin}/host/index.`);
  moveTo(stack.release, '');
  const back = await (await request.get(`${appUrl()}/`)).text();
  const withoutNumber = (text: string) => text.replace(/"n":\d+/, '').replace(/"tag":"[\w-]+"/, '');
  expect(withoutNumber(back)).toBe(withoutNumber(plain));
});
