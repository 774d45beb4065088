import type { Page } from 'playwright/test';
import { changedBuild } from '../support/builds.ts';
import { launchWith } from '../support/launch.ts';
import { type Production, productionOrigin, productionUrl, startProduction } from '../support/production.ts';
import { type RemoteServer, serveRemote } from '../support/remote-server.ts';
import { expect, test } from '../support/test.ts';

/** A developer's build, which sets a data attribute on the document and runs on its own origin. */
const marked = 'document.documentElement.dataset.mark = "theirs"';
const mark = (page: Page) => page.evaluate(() => document.documentElement.dataset.mark ?? null);
const servers: RemoteServer[] = [];
async function serve(remote: 'share' | 'inbox'): Promise<RemoteServer> {
  const server = await serveRemote(changedBuild(remote, marked));
  servers.push(server);
  return server;
}
let production: Production | undefined;
test.afterEach(async ({ page }) => {
  // an open page would report that its server has stopped
  await page.goto('about:blank');
  await production?.stop();
  production = undefined;
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const share = (page: Page) => page.getByRole('heading', { name: 'Get anonymous questions' });

test('A replacement of a foreign origin is refused with its reason, and the released version runs', async ({ page, problems }) => {
  const server = await serve('inbox');
  const foreign = server.origin.replace('localhost', 'a.localhost');

  await test.step('[MFE-08] the page requests nothing from the origin', async () => {
    await launchWith(page, `inbox@${foreign}`);
    await expect(page.getByRole('alert')).toContainText(`${foreign} may not stand in for inbox here. The released version runs.`);
    await page.getByRole('link', { name: /Inbox/ }).click();
    await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeVisible();
    expect(await mark(page)).toBeNull();
    expect(server.requests).toEqual([]);
  });

  await test.step('[MFE-08][SEC-06] the policy of the page blocks a script of the origin', async () => {
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
  });
});

test('In production a link loads nothing of another origin before the user agrees, and only of listed origins', async ({
  page,
  request,
  stack,
}) => {
  const [listed, another, unlisted] = [await serve('share'), await serve('share'), await serve('share')];
  production = await startProduction(stack.release, { REMOTE_OVERRIDES: `${listed.origin},${another.origin}` });
  const question = ({ origin }: RemoteServer) => page.getByRole('status').filter({ hasText: `Let share run from ${origin}?` });

  await test.step('[MFE-08][SEC-06] a replacement runs once the user agrees', async () => {
    await page.goto(await productionUrl(page, `share@${listed.origin}`));
    await expect(question(listed)).toBeVisible();
    await expect(share(page)).toBeVisible();
    expect(await mark(page)).toBeNull();
    expect(listed.requests).toEqual([]);
    await page.getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByText(`share runs from ${listed.origin}`)).toBeVisible();
    await expect(share(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'theirs');
  });

  await test.step('[MFE-08][SEC-06] the user agreed for this origin only, and "Not now" removes the question about another', async () => {
    const link = await productionUrl(page, `share@${another.origin}`);
    await page.goto(link);
    await expect(question(another)).toBeVisible();
    await expect(share(page)).toBeVisible();
    expect(await mark(page)).toBeNull();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(question(another)).toHaveCount(0);
    await expect(share(page)).toBeVisible();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(question(another)).toBeVisible();
    expect(another.requests).toEqual([]);
  });

  await test.step('[MFE-08][SEC-06] neither a link nor the storage loads or shows anything of an origin that is not listed', async () => {
    const override = `share@${unlisted.origin}`;
    const overrideUrl = new URL(await productionUrl(page, override));
    const released = await request.get(productionOrigin);
    const overridden = await request.get(productionOrigin + overrideUrl.search);
    expect(await overridden.text()).toBe(await released.text());
    expect(overridden.headers()['content-security-policy']).toBe(released.headers()['content-security-policy']);
    await page.evaluate((value) => {
      for (const storage of [window.sessionStorage, window.localStorage]) storage.setItem('billet-override', value);
    }, override);
    await page.goto(overrideUrl.href);
    await expect(share(page)).toBeVisible();
    await expect(page.getByText('may not stand in')).toHaveCount(0);
    await expect(page.getByText(unlisted.origin)).toHaveCount(0);
    expect(await mark(page)).toBeNull();
    expect(unlisted.requests).toEqual([]);
  });
});
