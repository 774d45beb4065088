import { failuresOf, inboxState, openInbox, releaseCanary, timesOf } from '../support/canary.ts';
import { hashesOf, runReleaseWith } from '../support/release-folder.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

test('A canary that throws is stopped by its failures, while every user keeps the inbox', async ({
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

  await test.step('[MFE-10][MFE-12] status counts the starts and failures of the canary', async () => {
    await expect.poll(() => timesOf(page, version, 'threw_at_start')).toBe(1);
    expect(status()).toMatch(new RegExp(`canary inbox ${version} \\(99 %\\): 1 failures in 1 starts`));
  });

  await test.step('[MFE-06][MFE-12] after five failures the canary is withdrawn, and each opening showed the previous version', async () => {
    for (let times = 0; times < 4; times++) await openInbox(page);
    await expect.poll(() => inboxState(folder).canary).toBeUndefined();
    expect(inboxState(folder)).toMatchObject({ active: { version: active.version }, withdrawn: [version] });
    await expect
      .poll(async () => (await failuresOf(page)).takenBack.filter((each) => each.version === version))
      .toMatchObject([{ isInRelease: false }]);
  });

  await test.step('[MFE-10] status says that the canary was withdrawn, and the next opening requests only the active version', async () => {
    expect(status()).toMatch(new RegExp(`canary inbox ${version} was taken back by itself, .*: 5 failures in 5 starts`));
    expect(new Set(await openInbox(page))).toEqual(new Set([active.entry]));
    expect(others()).toEqual(before);
  });
});
