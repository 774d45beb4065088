import { failuresOf, inboxState, openInbox, releaseCanary, reportFailure, timesOf } from '../support/canary.ts';
import { hashesOf, runReleaseWith } from '../support/release-folder.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { createTestUser } from '../support/test-users.ts';

test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

test('A canary that throws for five users is stopped, while every user keeps the inbox', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ console: [/remote_failed/, /broken on purpose/], uncaught: [/broken on purpose/] });
  const others = () => ['host', 'r/share', 'r/send'].map((part) => hashesOf(folder, part));
  const before = others();
  const { active } = inboxState(folder);
  const status = () => runReleaseWith({ STATUS_URL: appUrl() }, folder, 'status').output;
  const { version } = await releaseCanary(page, folder, 'throw new Error("broken on purpose")');

  await test.step('[MFE-10][MFE-12] status shows all reports and the number of users for whom the canary failed', async () => {
    for (let times = 0; times < 4; times++) await openInbox(page);
    await expect.poll(() => timesOf(page, version, 'threw_at_start')).toBe(5);
    const shown = status();
    expect(shown).toMatch(new RegExp(`inbox ${version}: 5 \\(5\\) reports, of 1 \\(1\\) users: threw_at_start 5`));
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
});
