import type { Page } from 'playwright/test';
import { extendedBuild } from './support/extended-build.ts';
import { launch, launchUrl, launchWith } from './support/launch.ts';
import { violations, widerThanPage } from './support/look.ts';
import { type Production, productionOrigin, productionUrl, startProduction } from './support/production.ts';
import { changedBuild } from './support/release-folder.ts';
import { type RemoteServer, serveRemote } from './support/remote-server.ts';
import { appUrl } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** A developer's remote in place of the released one. Its server is a build that leaves a mark, on an origin of its own. */
const marked = { script: 'document.documentElement.dataset.mark = "theirs"' };
const mark = (page: Page) => page.evaluate(() => document.documentElement.dataset.mark ?? null);
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

test('[MFE-08] a remote from a developer’s machine stands in with its page, dialog and texts, says so, and one tap brings the released one', async ({
  page,
}) => {
  const { origin } = await serve(extendedBuild('inbox'), undefined, 'inbox-tab = Kept letters');
  await launchWith(page, `inbox@${origin}`);
  await expect(page.getByRole('status').filter({ hasText: `inbox runs from ${origin}` })).toBeVisible();
  await page.getByRole('link', { name: /Kept letters/ }).click();
  await expect(modes(page)).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#/attic';
  });
  await page.getByRole('button', { name: 'Open the trunk' }).click();
  await expect(page.getByRole('dialog', { name: 'The trunk' })).toContainText('Old letters');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open the trunk' })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#/inbox';
  });
  await reset(page).click();
  await expect(inbox(page)).toBeVisible();
  await expect(modes(page)).toBeVisible();
  await expect(reset(page)).toHaveCount(0);
  expect(new URL(page.url()).searchParams.has('override')).toBe(false);
});

test('[MFE-08] the start parameter of a messenger chooses it where nobody can write an address', async ({ page }) => {
  const { origin } = await serve(changedBuild('share', marked));
  const param = `override-share-${Buffer.from(origin).toString('base64url')}`;
  await page.goto(await launchUrl(page, 'alice', { start: param }));
  await expect(page.getByText(`share runs from ${origin}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  expect(await mark(page)).toBe('theirs');
  await reset(page).click();
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  expect(await mark(page)).toBeNull();
});

test('[MFE-08] a foreign origin is refused in words, and nothing is asked of it', async ({ page, problems }) => {
  const server = await serve(changedBuild('inbox', marked));
  const foreign = server.origin.replace('localhost', 'a.localhost');
  await launchWith(page, `inbox@${foreign}`);
  await expect(page.getByRole('alert')).toContainText(`${foreign} may not stand in for inbox here. The released version runs.`);
  await inbox(page).click();
  await expect(modes(page)).toBeVisible();
  expect(await mark(page)).toBeNull();
  expect(server.asked).toEqual([]);
  // nor is it by whoever could write into the page: its policy is everybody's
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

test('[MFE-08] a stale one is refused in words with its reason, and the released version runs', async ({ page, problems }) => {
  problems.allow({ console: [/ERR_CONNECTION_REFUSED/] });
  const gone = await serve(changedBuild('inbox', marked));
  const foreignContract = await serve(changedBuild('inbox', marked), (said) => ({ ...said, contract: '^99.0.0' }));
  const other = await serve(changedBuild('share', marked));
  await gone.stop();
  const cases = [
    [`inbox@${gone.origin}`, `${gone.origin} doesn’t answer. The released inbox runs.`],
    [`inbox@${foreignContract.origin}`, 'inbox is made for contract ^99.0.0'],
    [`inbox@${other.origin}`, 'this is the development server of share'],
    [`attic@${other.origin}`, 'This app has no attic. The released version runs.'],
    ['inbox@nowhere', 'can’t be read. The released version runs.'],
  ] as const;
  for (const [wish, words] of cases) {
    await launchWith(page, wish);
    await expect(page.getByRole('alert')).toContainText(words);
    await inbox(page).click();
    await expect(modes(page)).toBeVisible();
    expect(await mark(page)).toBeNull();
  }
});

test('[MFE-08] a development server that ends is told, and what it had given stays', async ({ page, problems }) => {
  problems.allow({ console: [/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED/] });
  const server = await serve(changedBuild('inbox', marked));
  await launchWith(page, `inbox@${server.origin}`);
  await inbox(page).click();
  await expect(modes(page)).toBeVisible();
  await server.stop();
  await expect(page.getByRole('alert')).toContainText(`${server.origin} no longer answers.`);
  await expect(modes(page)).toBeVisible();
});

test('[MFE-08] the banner is read, fits 320 px, light and dark, and hides nothing', async ({ page }) => {
  const { origin } = await serve(changedBuild('inbox', marked));
  await page.setViewportSize({ width: 320, height: 568 });
  await launchWith(page, `inbox@${origin}`);
  const banner = page.getByRole('status').filter({ hasText: 'inbox runs from' });
  await expect(banner).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Get anonymous questions' });
  await expect(heading).toBeVisible();
  for (const isDark of [false, true]) {
    await page.evaluate((wears) => document.documentElement.classList.toggle('dark', wears), isDark);
    expect(await violations(page)).toEqual([]);
  }
  expect(await widerThanPage(page)).toBe(0);
  const [above, below] = [await banner.boundingBox(), await heading.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('[MFE-08] a page that nobody asked anything of is the same, byte for byte, and asks for no file more', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await launch(page, 'alice');
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  expect(asked.filter((path) => /override/.test(path))).toEqual([]);
  const text = await (await request.get(`${appUrl()}/`)).text();
  expect(text).not.toContain('"override"');
});

test.describe('in production', () => {
  let production: Production | undefined;
  test.afterEach(async ({ context }) => {
    // what stands open would miss its server
    for (const each of context.pages()) await each.goto('about:blank');
    await production?.stop();
    production = undefined;
  });
  const question = (page: Page, origin: string) => page.getByRole('status').filter({ hasText: `Let share run from ${origin}?` });
  const share = (page: Page) => page.getByRole('heading', { name: 'Get anonymous questions' });

  test('[MFE-08][SEC-06] a link alone loads nothing of a listed origin: the person agrees first, for this tab and this origin', async ({
    page,
    context,
    stack,
  }) => {
    test.setTimeout(150_000);
    const server = await serve(changedBuild('share', marked));
    const another = await serve(changedBuild('share', marked));
    production = await startProduction(stack.release, { REMOTE_OVERRIDES: 'http://localhost:*' });
    const link = await productionUrl(page, `share@${server.origin}`);
    await page.goto(link);
    await expect(question(page, server.origin)).toBeVisible();
    await expect(share(page)).toBeVisible();
    expect(server.asked).toEqual([]);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(share(page)).toBeVisible();
    await expect(question(page, server.origin)).toHaveCount(0);
    expect(server.asked).toEqual([]);

    await page.goto(link);
    await page.getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByText(`share runs from ${server.origin}`)).toBeVisible();
    await expect(share(page)).toBeVisible();
    expect(await mark(page)).toBe('theirs');

    // the word was for this origin and this tab
    await page.goto(await productionUrl(page, `share@${another.origin}`));
    await expect(question(page, another.origin)).toBeVisible();
    expect(await mark(page)).toBeNull();
    const second = await context.newPage();
    await second.goto(link);
    await expect(question(second, server.origin)).toBeVisible();
    expect(await mark(second)).toBeNull();
    expect(another.asked).toEqual([]);
  });

  test('[MFE-08][SEC-06] where nothing is allowed neither an address nor the storage brings anything in, or a word', async ({
    page,
    request,
    stack,
  }) => {
    test.setTimeout(150_000);
    const server = await serve(changedBuild('share', marked));
    production = await startProduction(stack.release, {});
    const wish = `share@${server.origin}`;
    const wished = new URL(await productionUrl(page, wish));
    const usual = await request.get(productionOrigin);
    const asked = await request.get(productionOrigin + wished.search);
    expect(await asked.text()).toBe(await usual.text());
    expect(asked.headers()['content-security-policy']).toBe(usual.headers()['content-security-policy']);
    await page.goto(wished.href);
    await expect(share(page)).toBeVisible();
    await page.evaluate((word) => {
      for (const storage of [window.sessionStorage, window.localStorage]) storage.setItem('billet-override', word);
    }, wish);
    await page.reload();
    await expect(share(page)).toBeVisible();
    await expect(page.getByText('may not stand in')).toHaveCount(0);
    await expect(page.getByText(server.origin)).toHaveCount(0);
    expect(await mark(page)).toBeNull();
    expect(server.asked).toEqual([]);
  });
});
