import { changedBuild, changedHost, markedBuild } from '../support/builds.ts';
import { waitForApp } from '../support/first-frame.ts';
import { launch } from '../support/launch.ts';
import { askAfterAMinute, heading, hideAndShow, isSamePage, markPage, openTab, reloadsAt } from '../support/release-check.ts';
import { hashesOf, readRelease, runRelease, writeContract } from '../support/release-folder.ts';
import { checkoutIn, prepare } from '../support/sending.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { holdTimeLimits } from '../support/time.ts';

// Pages still request files after their test, so each test restores the release before it begins.
test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

test('An open page switches to a release and a rollback of a remote and of the host without losing a draft', async ({
  page,
  known,
  problems,
  stack: { release: folder },
}) => {
  // The app also aborts files that are still loading when the clock skips a minute.
  problems.allow({ console: [/remote_failed.*(too_late|contract)/] });
  const { code } = known.boris;
  const newer = page.getByText('Version two');
  const others = () => ['host', 'r/share', 'r/send'].map((part) => hashesOf(folder, part));
  const hostVersion = () => page.evaluate(() => document.documentElement.dataset.shell ?? 'one');
  const { contract } = readRelease(folder).remotes.inbox.active;
  await page.clock.install();
  await holdTimeLimits(page);

  await test.step('[MFE-05] if no version fits, a message says that a newer app is needed, the other tabs work, and a reload loads it', async () => {
    writeContract(folder, 'inbox', '^99.0.0');
    const inbox = page.getByRole('link', { name: /Inbox/ });
    const message = page.getByRole('alert').filter({ hasText: 'This page needs a newer version of the app' });
    await launch(page, 'alice');
    await waitForApp(page);
    await inbox.click();
    await expect(message).toContainText('Reload the app to get the latest version');
    await expect(message).not.toContainText('connection');
    await openTab(page, 'share');
    await inbox.click();
    writeContract(folder, 'inbox', contract);
    const reloaded = page.waitForEvent('domcontentloaded');
    await message.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await waitForApp(page);
    await expect(page.getByText('No questions yet')).toBeVisible();
    await openTab(page, 'share');
    await markPage(page);
  });

  await test.step('[MFE-11] an open page requests the release at most once a minute, and an unchanged release gets an empty response from then on', async () => {
    const answers: number[] = [];
    page.on('response', (response) => response.url().includes('/release/page.json') && answers.push(response.status()));
    await openTab(page, 'inbox');
    await openTab(page, 'share');
    expect(answers).toEqual([]);
    await askAfterAMinute(page, () => openTab(page, 'inbox'));
    await openTab(page, 'share');
    await hideAndShow(page);
    await openTab(page, 'inbox');
    expect(answers).toEqual([200]);
    await askAfterAMinute(page, () => openTab(page, 'share'));
    await openTab(page, 'inbox');
    expect(answers).toEqual([200, 304]);
  });

  await test.step('[MFE-03][MFE-04] a release of one remote changes no byte of the host and of the other remotes', async () => {
    const before = others();
    const { n } = readRelease(folder);
    const { status, output } = runRelease(folder, 'release', 'inbox', markedBuild('inbox', 'Version two'));
    expect({ status, output }).toEqual({
      status: 0,
      output: expect.stringMatching(new RegExp(`^Release ${n + 1}: inbox \\w{10,12}, released in \\d+\\.\\d s\\n`)),
    });
    expect(others()).toEqual(before);
  });

  await test.step('[MFE-11] a page that shows the previous version stays as it is until the next navigation, which reloads it', async () => {
    await askAfterAMinute(page, () => openTab(page, 'share'));
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('link', { name: /Inbox/ }).click();
    await reloaded;
    await expect(page).toHaveURL(/#\/inbox$/);
    await expect(newer).toBeVisible();
    expect(await isSamePage(page)).toBe(false);
    await markPage(page);
  });

  await test.step('[MFE-03][MFE-11] a rollback of a remote reaches the open page when the user returns to it', async () => {
    const before = others();
    expect(runRelease(folder, 'rollback', 'inbox')).toMatchObject({ status: 0 });
    expect(others()).toEqual(before);
    await expect(newer).toBeVisible();
    await reloadsAt(page, () => askAfterAMinute(page, () => hideAndShow(page)));
    await expect(heading(page)).toBeVisible();
    await expect(newer).toHaveCount(0);
    await expect(page).toHaveURL(/#\/inbox$/);
    expect(await isSamePage(page)).toBe(false);
    await markPage(page);
  });

  await test.step('[MFE-11] a release of a remote of which nothing has been loaded runs without a reload', async () => {
    const script = 'document.documentElement.dataset.send = "two"';
    expect(runRelease(folder, 'release', 'send', changedBuild('send', script))).toMatchObject({ status: 0 });
    await askAfterAMinute(page, () => openTab(page, 'share'));
    await openTab(page, 'send');
    expect(await page.evaluate(() => document.documentElement.dataset.send)).toBe('two');
    expect(await isSamePage(page)).toBe(true);
  });

  await test.step('[MFE-03][MFE-11] a rollback of a remote and a release of the host wait until the user has closed a draft and returns, then the page reloads once and keeps it', async () => {
    await goTo(page, `/send?code=${code}`);
    await prepare(page, { gift: /Candy/, text: 'Half a thought' });
    expect(runRelease(folder, 'rollback', 'send')).toMatchObject({ status: 0 });
    const build = changedHost('document.documentElement.dataset.shell = "two"');
    expect(runRelease(folder, 'release', 'host', build)).toMatchObject({ status: 0 });
    await askAfterAMinute(page, () => hideAndShow(page));
    const { modal, message } = checkoutIn(page);
    await expect(message).toHaveValue('Half a thought');
    expect([await isSamePage(page), await hostVersion()]).toEqual([true, 'one']);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
    await reloadsAt(page, () => hideAndShow(page));
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toContainText('Half a thought');
    await expect(page).toHaveURL(new RegExp(`#/send\\?code=${code}$`));
    expect([await isSamePage(page), await hostVersion()]).toEqual([false, 'two']);
    await goTo(page, '/inbox');
    await expect(page.getByText('No questions yet')).toBeVisible();
  });

  await test.step('[MFE-11] a rollback of the host reloads the open page at the next navigation', async () => {
    expect(runRelease(folder, 'rollback', 'host')).toMatchObject({ status: 0 });
    await askAfterAMinute(page, () => openTab(page, 'share'));
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('link', { name: /Send/ }).click();
    await reloaded;
    await expect(heading(page)).toBeVisible();
    expect(await hostVersion()).toBe('one');
  });
});
