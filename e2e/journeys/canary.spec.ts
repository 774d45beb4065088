import { failuresOf, inboxState, openInbox, releaseCanary, reportFailure, timesOf } from '../support/canary.ts';
import { hashesOf, runReleaseWith } from '../support/release-folder.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { createTestUser } from '../support/test-users.ts';

test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

test('A canary that throws for five users is stopped, while every user keeps the inbox, and a sound canary runs', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ console: [/remote_failed/, /broken on purpose/, /ERR_FAILED/], uncaught: [/broken on purpose/] });
  const others = () => ['host', 'r/share', 'r/send'].map((part) => hashesOf(folder, part));
  const before = others();
  const { active } = inboxState(folder);
  const status = () => runReleaseWith({ STATUS_URL: appUrl() }, folder, 'status').output;
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await page.route(/\/api\/failures$/, (route) => route.abort());
  const { version, entry, requested } = await releaseCanary(page, folder, 'throw new Error("broken on purpose")');

  await test.step('[MFE-06][MFE-12] a page shows the previous version without a message where the network refuses the report of the failure', async () => {
    expect(requested).toEqual(expect.arrayContaining([entry, active.entry]));
    await expect.poll(() => failed).toContain('/api/failures');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('link', { name: /Share/ }).click();
    await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
    expect(await timesOf(page, version, 'threw_at_start')).toBe(0);
    await page.unroute(/\/api\/failures$/);
  });

  await test.step('[MFE-10][MFE-12] status shows all reports and the number of users for whom the canary failed', async () => {
    for (let times = 0; times < 2; times++) await openInbox(page);
    await expect.poll(() => timesOf(page, version, 'threw_at_start')).toBe(2);
    const shown = status();
    expect(shown).toMatch(new RegExp(`inbox ${version}: 2 \\(2\\) reports, of 1 \\(1\\) users: threw_at_start 2`));
    expect(shown).toMatch(new RegExp(`canary inbox ${version} \\(99 %\\): failed for 1 of 1 users`));
  });

  await test.step('[MFE-06][MFE-12] after failures for five users the canary is withdrawn, and each opening has shown the previous version', async () => {
    for (const firstName of ['Cleo', 'Dora', 'Emil', 'Finn'])
      await reportFailure(page, version, (await createTestUser(page.request, { firstName })).initData);
    await expect.poll(() => inboxState(folder).canary).toBeUndefined();
    expect(inboxState(folder)).toMatchObject({ active: { version: active.version }, withdrawn: [version] });
    await expect
      .poll(async () => (await failuresOf(page)).takenBack.filter((each) => each.version === version))
      .toMatchObject([{ isInRelease: false }]);
  });

  await test.step('[MFE-10] status says that the canary was withdrawn, and the next opening requests only the active version', async () => {
    expect(status()).toMatch(new RegExp(`canary inbox ${version} was rolled back automatically, .*: failed for 5 of 5 users`));
    expect(new Set(await openInbox(page))).toEqual(new Set([active.entry]));
    expect(others()).toEqual(before);
  });

  await test.step('[MFE-10][MFE-12] a user of a sound canary gets it, requests no file of the other version, and its start is counted', async () => {
    const sound = await releaseCanary(page, folder, 'document.documentElement.dataset.released = "canary"');
    expect(new Set(sound.requested)).toEqual(new Set([sound.entry]));
    expect(await page.evaluate(() => document.documentElement.dataset.released)).toBe('canary');
    await expect.poll(() => timesOf(page, sound.version, 'started')).toBe(1);
  });
});
