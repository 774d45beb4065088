import { extendedBuild } from '../support/builds.ts';
import { launch, launchWith } from '../support/launch.ts';
import { serveRemote } from '../support/remote-server.ts';
import { goTo } from '../support/shell.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

test('A remote on a developer’s machine replaces the released one until the user resets it', async ({ page, request }) => {
  const server = await serveRemote(extendedBuild('inbox'), { texts: 'inbox-tab = Kept letters' });
  const modes = page.getByRole('radio', { name: 'Anonymous' });
  const reset = page.getByRole('button', { name: 'Use the released one' });

  await test.step('[MFE-08] without an override the page shows no banner and requests no file of the override code', async () => {
    const paths: string[] = [];
    page.on('request', (each) => paths.push(new URL(each.url()).pathname));
    await launch(page, 'alice');
    await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
    expect(paths.filter((path) => /override/.test(path))).toEqual([]);
    expect(await (await request.get(`${appUrl()}/`)).text()).not.toContain('"override"');
  });

  await test.step('[MFE-08] a banner names the origin that the remote runs from', async () => {
    await launchWith(page, `inbox@${server.origin}`);
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

  await server.stop();
});
