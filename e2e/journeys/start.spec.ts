import type { Locator, Page } from 'playwright/test';
import { holdAnswers, refuseAnswers } from '../support/answers.ts';
import { change, logOf } from '../support/day.ts';
import { stage } from '../support/first-frame.ts';
import { codeOf, launch } from '../support/launch.ts';
import { allowWriting } from '../support/people.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const shareTitle = (page: Page | Locator) => page.getByRole('heading', { name: 'Get anonymous questions' });
const ownProfile = /\/api\/profile$/;

test('A start shows its stages, survives a failing profile and keeps its place over a reload', async ({ page, problems }) => {
  problems.allow({ answers: [{ status: 403, path: ownProfile }], console: [/net::ERR_FAILED/] });
  const frame = page.locator('#frame');
  const app = page.locator('#root');

  const inventoryCalls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/inventory/valentines') inventoryCalls.push(search);
  });
  const code = await codeOf(page, 'boris');

  await test.step('[ENV-05][ENV-08] the first frame stays until the profile has loaded, and a status line names the stage and the first failure', async () => {
    const releaseTexts = await holdAnswers(page, /\/locales\//);
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let requests = 0;
    await page.route(ownProfile, async (route) => {
      requests += 1;
      await (requests === 1 ? failed : answered);
      await (requests === 1 ? route.abort() : route.continue());
    });
    await launch(page, 'alice');
    await expect(shareTitle(frame)).toBeVisible();
    await expect(page.getByText('Loading profile...')).toHaveCount(0);
    releaseTexts();
    await expect(stage(page, 'Loading profile...')).toBeVisible();
    await expect(shareTitle(frame)).toBeVisible();
    fail();
    await expect(stage(page, 'Network error occurred. Retrying... Please wait.')).toBeVisible();
    answer();
    await expect(shareTitle(app)).toBeVisible();
    await expect(frame).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('[ENV-07] the app requests the inventory once on the tabs, and again after the user left the tabs', async () => {
    const firstPage = '?type=anonymous_message&filter=all&skip=0&limit=20';
    await page.getByRole('link', { name: /Inbox/ }).click();
    await expect(page.getByText('No questions yet')).toBeVisible();
    await expect.poll(() => inventoryCalls).toEqual([firstPage]);
    await goTo(page, `/send?code=${code}`);
    await expect(page.getByRole('button', { name: 'Send a valentine' })).toBeVisible();
    expect(inventoryCalls).toEqual([firstPage]);
    const again = page.waitForRequest(/\/api\/inventory\/valentines/);
    await goTo(page, '/inbox');
    await again;
  });

  await test.step('[ENV-11] the link …/send opens the recipient’s page once', async () => {
    await launch(page, 'alice', { app: 'send', start: code });
    await expect(page).toHaveURL(new RegExp(`#/send\\?code=${code}$`));
    await goTo(page, '/inbox');
    await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeVisible();
  });

  await test.step('[ENV-06][ERR-01] a refused profile shows the error screen at once, and its button retries', async () => {
    await refuseAnswers(page, ownProfile, 403, 'forbidden');
    await page.reload();
    const title = page.getByRole('alert').getByRole('heading', { name: 'Too many gifts. Try again', exact: true });
    await expect(title).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
  });

  await test.step('[ENV-11] a reload and back restore the route', async () => {
    await expect(page.getByRole('radio', { name: 'Anonymous' })).toBeVisible();
    await expect(page).toHaveURL(/#\/inbox$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`#/send\\?code=${code}$`));
  });
});

test('In the messenger the app sets up the client, drives its header and back button, keeps its state and opens again after it expired', async ({
  phones: { alice, boris, page },
  problems,
}) => {
  problems.allow({ answers: [{ status: 401, path: /\/api\// }] });
  const sharePage = shareTitle(alice.app.locator('body'));

  await test.step('[ENV-03] the page does not wait for the question about messages, and a refusal closes the app', async () => {
    await boris.openApp();
    await expect(boris.app.getByRole('link', { name: 'Входящие' })).toBeVisible();
    const question = boris.screen.getByRole('alertdialog');
    await expect(question).toBeVisible();
    // The app treats a refusal within 100 ms as the client's write-access lock.
    await page.waitForFunction((since) => performance.now() - since > 150, await page.evaluate(() => performance.now()));
    await question.getByRole('button', { name: /Cancel|Don/ }).click();
    await expect(boris.frame).toBeHidden();
  });

  await test.step("[ENV-03] the app sets background, swipes and size, and its styles get the client's colours and heights", async () => {
    await alice.openApp();
    await expect(sharePage).toBeVisible();
    const lastData = async (event: string) => {
      const log = await logOf(page.request, { person: alice.person, event });
      return JSON.stringify(log.at(-1)?.data ?? null).toLowerCase();
    };
    // The simulator's page sends its log with a delay.
    await expect.poll(() => lastData('web_app_set_background_color')).toContain('#efeff3');
    await expect.poll(() => lastData('web_app_setup_swipe_behavior')).toContain('false');
    await expect.poll(() => lastData('web_app_expand')).not.toBe('null');
    // The messenger's library sends this request once the page is idle.
    await expect.poll(() => lastData('web_app_request_write_access')).not.toBe('null');
    const property = (name: string) => alice.app.locator('html').evaluate((root, of) => root.style.getPropertyValue(of), name);
    await expect.poll(() => property('--tg-theme-bg-color')).toMatch(/^#/);
    await expect.poll(() => property('--tg-viewport-stable-height')).toMatch(/^\d+px$/);
    await allowWriting(alice);
  });

  const html = alice.app.locator('html');
  const tabs = alice.app.getByRole('navigation');
  const code = await codeOf(page, 'boris');
  const navigate = (path: string) =>
    html.evaluate((root, to) => {
      root.ownerDocument.location.hash = to;
    }, path);

  await test.step('[NAV-07][VIS-03] the header has the colour of the mode, and on /ask and /send the colour of that page', async () => {
    const headerColour = async () => {
      const calls = await logOf(page.request, { person: alice.person, event: 'web_app_set_header_color' });
      return JSON.stringify(calls.at(-1)?.data ?? '').toLowerCase();
    };
    const [anonymous, valentine] = ['#ece3ff', '#ffe3ea'] as const;
    await expect(html).toHaveAttribute('data-mode', 'anonymous');
    await expect.poll(headerColour).toContain(anonymous);
    await alice.app.getByRole('radio', { name: 'Valentines' }).check();
    await expect(html).toHaveAttribute('data-mode', 'valentine');
    await expect.poll(headerColour).toContain(valentine);
    await navigate(`#/ask?code=${code}`);
    await expect(html).toHaveAttribute('data-mode', 'anonymous');
    await expect.poll(headerColour).toContain(anonymous);
    await navigate(`#/send?code=${code}`);
    await expect(html).toHaveAttribute('data-mode', 'valentine');
    await expect.poll(headerColour).toContain(valentine);
  });

  await test.step('[NAV-08] back closes the top layer first, then leaves the full-screen page, and tabs have no back button', async () => {
    const back = alice.screen.getByRole('button', { name: 'Back', exact: true });
    const dialog = alice.app.getByRole('dialog');
    const write = alice.app.getByRole('button', { name: 'Send a valentine' });
    await navigate('#/share');
    await expect(tabs).toBeVisible();
    await expect(back).toHaveCount(0);
    await navigate(`#/send?code=${code}`);
    await expect(back).toBeVisible();
    await write.click();
    await expect(dialog).toBeVisible();
    await back.click();
    await expect(dialog).toHaveCount(0);
    await expect(write).toBeVisible();
    await back.click();
    await expect(tabs).toBeVisible();
    await expect(back).toHaveCount(0);

    await alice.app.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(back).toBeVisible();
    await back.click();
    await expect(dialog).toHaveCount(0);
    await expect(back).toHaveCount(0);
  });

  await test.step('[ENV-04][VIS-03] the dark theme follows the messenger while the app is open', async () => {
    const background = () => html.evaluate((root) => getComputedStyle(root).backgroundColor);
    const light = await background();
    await change(page.request, 'alice', { theme: 'dark' });
    await expect(html).toHaveClass(/dark/);
    await expect.poll(background).not.toBe(light);
    await change(page.request, 'alice', { theme: 'light' });
    await expect(html).not.toHaveClass(/dark/);
    await expect.poll(background).toBe(light);
    await alice.app.getByRole('radio', { name: 'Anonymous' }).check();
    await expect(sharePage).toBeVisible();
  });

  await test.step('[ENV-10] a reload restores the state of the mini-app components', async () => {
    await alice.app.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(alice.screen.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
    const kept = () =>
      alice.app
        .locator('html')
        .evaluate(() => Object.fromEntries(Object.entries(sessionStorage).filter(([key]) => key.startsWith('tapps/'))));
    await expect
      .poll(kept)
      .toMatchObject({ 'tapps/launchParams': expect.any(String), 'tapps/backButton': expect.stringContaining('true') });
    await alice.app.locator('html').evaluate((root) => {
      root.setAttribute('data-before', '');
      root.ownerDocument.location.reload();
    });
    await expect(alice.app.locator('html:not([data-before])')).toBeAttached();
    await expect(sharePage).toBeVisible();
    expect(Object.keys(await kept())).toContain('tapps/launchParams');
  });

  await test.step('[ENV-12] an expired launch opens again at its tab', async () => {
    await alice.app.getByRole('link', { name: /Inbox/ }).click();
    const filter = alice.app.getByRole('radio', { name: 'Opened', exact: true });
    await expect(filter).toBeVisible();
    await refuseAnswers(page, /\/api\/inventory\//, 401, 'expired');
    await filter.check();
    const layer = alice.app.getByRole('alertdialog');
    const openAgain = layer.getByRole('button', { name: 'Open again' });
    await expect(openAgain).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openAgain.click();
    await expect(layer).toHaveCount(0);
    await expect(filter).toBeVisible();
  });
});
