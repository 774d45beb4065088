import type { Page } from 'playwright/test';
import { changedBuild } from '../support/builds.ts';
import { launchUrl, launchWith } from '../support/launch.ts';
import { type Production, productionOrigin, productionUrl, startProduction } from '../support/production.ts';
import { type RemoteServer, serveRemote } from '../support/remote-server.ts';
import { expect, test } from '../support/test.ts';
import { violations, widerThanPage } from '../support/visual-checks.ts';

/** A developer's build, which sets a data attribute on the document and runs on its own origin. */
const marked = { script: 'document.documentElement.dataset.mark = "theirs"' };
const mark = (page: Page) => page.evaluate(() => document.documentElement.dataset.mark ?? null);
const expectMark = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-mark', 'theirs');
const servers: RemoteServer[] = [];
async function serve(...args: Parameters<typeof serveRemote>): Promise<RemoteServer> {
  const server = await serveRemote(...args);
  servers.push(server);
  return server;
}
test.afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const reset = (page: Page) => page.getByRole('button', { name: 'Use the released one' });
const inbox = (page: Page) => page.getByRole('link', { name: /Inbox/ });
const modes = (page: Page) => page.getByRole('radio', { name: 'Anonymous' });
const share = (page: Page) => page.getByRole('heading', { name: 'Get anonymous questions' });

test('[MFE-08] a start parameter chooses a replacement, and its banner fits 320 px in both themes', async ({ page }) => {
  const { origin } = await serve(changedBuild('share', marked));
  const start = `override-share-${Buffer.from(origin).toString('base64url')}`;
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(await launchUrl(page, 'alice', { start }));
  const banner = page.getByRole('status').filter({ hasText: `share runs from ${origin}` });
  await expect(banner).toBeVisible();
  await expect(share(page)).toBeVisible();
  await expectMark(page);
  for (const isDark of [false, true]) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
    expect(await violations(page)).toEqual([]);
  }
  expect(await widerThanPage(page)).toBe(0);
  const [above, below] = [await banner.boundingBox(), await share(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await reset(page).click();
  await expect(reset(page)).toHaveCount(0);
  await expect(share(page)).toBeVisible();
  expect(await mark(page)).toBeNull();
});

test('A replacement that may not run is refused with its reason, and the released version runs', async ({ page, problems }) => {
  problems.allow({ console: [/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED/] });
  const server = await serve(changedBuild('inbox', marked));
  const foreign = server.origin.replace('localhost', 'a.localhost');

  await test.step('[MFE-08] a foreign origin is refused, and the page requests nothing from it', async () => {
    await launchWith(page, `inbox@${foreign}`);
    await expect(page.getByRole('alert')).toContainText(`${foreign} may not stand in for inbox here. The released version runs.`);
    await inbox(page).click();
    await expect(modes(page)).toBeVisible();
    expect(await mark(page)).toBeNull();
    expect(server.requests).toEqual([]);
  });

  await test.step('[MFE-08][SEC-06] the policy of the page blocks a script of a foreign origin', async () => {
    problems.allow({ console: [/Content Security Policy/] });
    const blocked = page.evaluate(
      (src) =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective), { once: true });
          document.head.append(Object.assign(document.createElement('script'), { src }));
        }),
      `${server.origin}/federated/remoteEntry.js`,
    );
    expect(await blocked).toBe('script-src-elem');
    await reset(page).click();
    await expect(modes(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  const gone = await serve(changedBuild('inbox', marked));
  const change = (description: object) => ({ ...description, contract: '^99.0.0' });
  const otherContract = await serve(changedBuild('inbox', marked), { change });
  const otherRemote = await serve(changedBuild('share', marked));
  await gone.stop();
  for (const [what, override, words] of [
    ['that does not answer', `inbox@${gone.origin}`, `${gone.origin} doesn’t answer. The released inbox runs.`],
    ['with another contract', `inbox@${otherContract.origin}`, 'inbox is made for contract ^99.0.0'],
    ['with another remote', `inbox@${otherRemote.origin}`, 'this is the development server of share'],
    ['of another remote instead of an unreleased one', `attic@${otherRemote.origin}`, 'This app has no attic. The released version runs.'],
    ['whose address is no address', 'inbox@nowhere', 'can’t be read. The released version runs.'],
  ] as const)
    await test.step(`[MFE-08] a server ${what} is refused`, async () => {
      await launchWith(page, override);
      await expect(page.getByRole('alert')).toContainText(words);
      await inbox(page).click();
      await expect(modes(page)).toBeVisible();
      expect(await mark(page)).toBeNull();
    });

  await test.step('[MFE-08] a server that stops is reported, and the page that it served stays', async () => {
    await launchWith(page, `inbox@${server.origin}`);
    await inbox(page).click();
    await expect(modes(page)).toBeVisible();
    await expectMark(page);
    await server.stop();
    await expect(page.getByRole('alert')).toContainText(`${server.origin} no longer answers.`);
    await expect(modes(page)).toBeVisible();
  });
});

test.describe('in production', () => {
  let production: Production | undefined;
  test.afterEach(async ({ context }) => {
    // An open page would report that its server has stopped.
    for (const each of context.pages()) await each.goto('about:blank');
    await production?.stop();
    production = undefined;
  });
  const question = (page: Page, origin: string) => page.getByRole('status').filter({ hasText: `Let share run from ${origin}?` });

  test('[MFE-08][SEC-06] a link loads nothing of a listed origin before the user agrees, for this tab and this origin only', async ({
    page,
    context,
    stack,
  }) => {
    const server = await serve(changedBuild('share', marked));
    const another = await serve(changedBuild('share', marked));
    production = await startProduction(stack.release, { REMOTE_OVERRIDES: 'http://localhost:*' });
    const link = await productionUrl(page, `share@${server.origin}`);
    await page.goto(link);
    await expect(question(page, server.origin)).toBeVisible();
    await expect(share(page)).toBeVisible();
    expect(server.requests).toEqual([]);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(share(page)).toBeVisible();
    await expect(question(page, server.origin)).toHaveCount(0);
    expect(server.requests).toEqual([]);

    await page.goto(link);
    await page.getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByText(`share runs from ${server.origin}`)).toBeVisible();
    await expect(share(page)).toBeVisible();
    await expectMark(page);

    // The user agreed for this origin and this tab.
    await page.goto(await productionUrl(page, `share@${another.origin}`));
    await expect(question(page, another.origin)).toBeVisible();
    expect(await mark(page)).toBeNull();
    const second = await context.newPage();
    await second.goto(link);
    await expect(question(second, server.origin)).toBeVisible();
    expect(await mark(second)).toBeNull();
    expect(another.requests).toEqual([]);
  });

  test('[MFE-08][SEC-06] where no origin is allowed, neither a link nor the storage loads or shows anything', async ({
    page,
    request,
    stack,
  }) => {
    const server = await serve(changedBuild('share', marked));
    production = await startProduction(stack.release, {});
    const override = `share@${server.origin}`;
    const overrideUrl = new URL(await productionUrl(page, override));
    const released = await request.get(productionOrigin);
    const overridden = await request.get(productionOrigin + overrideUrl.search);
    expect(await overridden.text()).toBe(await released.text());
    expect(overridden.headers()['content-security-policy']).toBe(released.headers()['content-security-policy']);
    await page.goto(overrideUrl.href);
    await expect(share(page)).toBeVisible();
    await page.evaluate((value) => {
      for (const storage of [window.sessionStorage, window.localStorage]) storage.setItem('billet-override', value);
    }, override);
    await page.reload();
    await expect(share(page)).toBeVisible();
    await expect(page.getByText('may not stand in')).toHaveCount(0);
    await expect(page.getByText(server.origin)).toHaveCount(0);
    expect(await mark(page)).toBeNull();
    expect(server.requests).toEqual([]);
  });
});
