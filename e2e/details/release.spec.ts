import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { changedBuild, changedHost, createdBuild, extendedBuild } from '../support/builds.ts';
import { launch, launchWith } from '../support/launch.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { openLink } from '../support/people.ts';
import { A_MINUTE, askAfterAMinute, hideAndShow } from '../support/release-check.ts';
import { hashesOf, type RemoteName, readRelease, runRelease } from '../support/release-folder.ts';
import { serveRemote } from '../support/remote-server.ts';
import { prepare } from '../support/sending.ts';
import { callShell, goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { openWithInitData } from '../support/test-users.ts';

// Pages still request files after their test, so each test restores the release before it begins.
// independent tests on all workers, because the whole file on one worker would end long after the others
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

async function openInbox(page: Page): Promise<void> {
  await launch(page, 'alice');
  await page.getByRole('link', { name: /Inbox/ }).click();
  await expect(page.getByText('No questions yet')).toBeVisible();
}

test('[MFE-09] a new page and dialog arrive with a release of their remote, without a new host, and leave with its rollback', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  const host = hashesOf(folder, 'host');
  expect(runRelease(folder, 'release', 'inbox', extendedBuild('inbox'))).toMatchObject({ status: 0 });
  await launch(page, 'alice');
  await expect(page.getByRole('navigation')).toBeVisible();
  await goTo(page, '/attic');
  await page.getByRole('button', { name: 'Open the trunk' }).click();
  await expect(page.getByRole('dialog', { name: 'The trunk' })).toContainText('Old letters');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await launch(page, 'alice');
  await expect(page.getByRole('navigation')).toBeVisible();
  await callShell(page, 'openDialog', 'trunk', {});
  await expect(page.getByRole('dialog', { name: 'The trunk' })).toBeVisible();
  expect(hashesOf(folder, 'host')).toEqual(host);

  expect(runRelease(folder, 'rollback', 'inbox')).toMatchObject({ status: 0 });
  problems.allow({ console: [/dialog_unknown/] });
  await openInbox(page);
  await callShell(page, 'openDialog', 'trunk', {});
  await expect(page.locator('[data-sonner-toast]')).toContainText('This isn’t available right now');
  await callShell(page, 'openDialog', 'contest', {});
  await expect(page.getByRole('dialog', { name: 'Contest' })).toBeVisible();
  await goTo(page, '/attic');
  await expect(page).toHaveURL(/#\/share$/);
  expect(hashesOf(folder, 'host')).toEqual(host);

  await test.step('[MFE-14] a fourth remote, as npm run new creates it, arrives with tab, first frame and sheet in the running product, and leaves it again', async () => {
    const build = await createdBuild('quiz-show');
    const openQuiz = async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Quiz show' }).click();
      await expect(page.getByRole('heading', { name: 'Quiz show' })).toBeVisible();
      await expect(page.getByText('Hello, Alice!')).toBeVisible();
      await page.getByRole('button', { name: 'How it works' }).click();
      await expect(page.getByRole('dialog', { name: 'About' })).toBeVisible();
    };
    await test.step('[MFE-08] before its first release, it runs from a development server', async () => {
      const server = await serveRemote(build, { texts: readFileSync(path.join(build, 'texts.en.ftl'), 'utf8') });
      await launchWith(page, `quiz-show@${server.origin}`);
      await openQuiz();
      // an open page would report that its server has stopped
      await page.goto('about:blank');
      await server.stop();
    });
    expect(runRelease(folder, 'release', 'quiz-show', build)).toMatchObject({ status: 0 });
    expect(readFileSync(path.join(folder, 'release.json'), 'utf8')).toContain('/r/quiz-show/frames.');
    await launch(page, 'alice');
    await openQuiz();
    expect(hashesOf(folder, 'host')).toEqual(host);

    expect(runRelease(folder, 'rollback', 'quiz-show', '--all')).toMatchObject({ status: 0 });
    await launch(page, 'alice');
    await expect(page.getByRole('navigation').getByRole('link', { name: /Inbox/ })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Quiz show' })).toHaveCount(0);
  });
});

test('[MFE-06][MFE-12] where a release throws at its start, the previous version runs without a message, and the failure is reported', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ console: [/remote_failed/, /broken on purpose/], uncaught: [/broken on purpose/] });
  const { remotes } = readRelease(folder);
  runRelease(folder, 'release', 'inbox', changedBuild('inbox', { script: 'throw new Error("broken on purpose")' }));
  const reports = page.waitForEvent('console', (message) => message.text().includes('remote_failed'));
  await openInbox(page);
  expect(JSON.parse((await reports).text().replace('billet ', ''))).toMatchObject({
    remote: 'inbox',
    phase: 'start',
    code: 'threw_at_start',
    isRecovered: true,
  });
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(readRelease(folder).remotes.inbox.previous[0]?.version).toBe(remotes.inbox.active.version);
});

const mark = 'document.documentElement.dataset.released = "two"';
const parts = ['share', 'inbox', 'send', 'host'] as const;
type Part = (typeof parts)[number];
const isFullRun = process.env.BILLET_FEDERATION === 'all';
/** `npm test -- federation` releases all parts, otherwise only the one whose sheet is open and the host. */
const released: readonly Part[] = isFullRun ? parts : ['share', 'host'];
const buildOf = (part: Part) => (part === 'host' ? changedHost(mark) : changedBuild(part, { script: mark }));
const commands = {
  release: (folder: string, part: Part) => runRelease(folder, 'release', part, buildOf(part)),
  rollback: (folder: string, part: Part) => runRelease(folder, 'rollback', part),
} as const;

test('[MFE-03][MFE-11] a release and a rollback of a part leave an open sheet as it is and change no byte of the other parts', async ({
  page,
  known,
  stack: { release: folder },
}) => {
  await page.clock.install();
  await openWithInitData(page, known.alice, { app: 'main' });
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await callShell(page, 'openDialog', 'settings', {});
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await expect(sheet).toBeVisible();
  const same = await sheet.elementHandle();
  for (const command of ['release', 'rollback'] as const)
    for (const part of released) {
      const others = parts.filter((each) => each !== part).map((each) => (each === 'host' ? 'host' : `r/${each}`));
      const before = others.map((other) => hashesOf(folder, other));
      expect(commands[command](folder, part)).toMatchObject({ status: 0 });
      expect(others.map((other) => hashesOf(folder, other))).toEqual(before);
      await askAfterAMinute(page, () => hideAndShow(page));
      await expect(sheet.getByRole('button', { name: /Language/ })).toBeVisible();
    }
  expect(await same?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await sheet.getByRole('button', { name: /Language/ }).click();
  await expect(sheet.getByRole('radio', { name: 'Deutsch' })).toBeVisible();
});

test('[MFE-03][MFE-11][PAY-01] a release and a rollback of remote and host during a payment charge once and keep the success screen', async ({
  phones: { alice, page },
  known,
  stack: { release: folder },
}) => {
  await page.clock.install();
  await openLink(alice, { code: known.boris.code, app: 'send' });
  const { send } = await prepare(alice.app, { gift: /Teddy bear/, text: 'For you' });
  const frame = page.frames().find((each) => each.url().includes('entry=send'));
  if (!frame) throw new Error('The app has no frame');
  await send.click();
  const pay = alice.screen.getByRole('button', { name: 'Pay 49 Stars' });
  await expect(pay).toBeVisible();
  for (const command of ['release', 'rollback'] as const) {
    for (const part of ['send', 'host'] as const) expect(commands[command](folder, part)).toMatchObject({ status: 0 });
    await waitForFiles(page);
    await page.clock.fastForward(A_MINUTE);
    await hideAndShow(frame);
    await expect(pay).toBeVisible();
  }
  await pay.click();
  await expect(alice.app.getByRole('heading', { name: 'On its way!' })).toBeVisible();
  await expect(alice.app.getByText('For you')).toBeVisible();
  await expect(alice.balance).toHaveText(/\b951 Stars/);
  await expect(alice.app.getByRole('alert')).toHaveCount(0);
});

const cli = path.resolve(import.meta.dirname, '../../release/src/cli.ts');

/** Runs a command of the release tool concurrently with others. */
function startRelease(folder: string, ...words: readonly string[]): Promise<{ readonly status: number | null; readonly output: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', cli, ...words], {
    env: { BROTLI_QUALITY: '4', ...process.env, RELEASE_DIR: folder },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })));
}

/** The duration that the release tool prints, in seconds. */
const secondsOf = (output: string) => Number(/ in ([\d.]+) s/.exec(output)?.[1] ?? Number.NaN);
const marked = (remote: RemoteName, word: string) => changedBuild(remote, { script: `document.documentElement.dataset.word = "${word}"` });

test('[MFE-10][MFE-03] case 16: releases that run at the same time all succeed, and the pointer names no missing file', async ({
  stack: { release: folder },
}) => {
  const { n } = readRelease(folder);
  const share = hashesOf(folder, 'r/share');
  const builds = { inbox: [marked('inbox', 'one'), marked('inbox', 'two')], send: marked('send', 'three') };
  const [one = '', two = ''] = builds.inbox;
  const all = await Promise.all([
    startRelease(folder, 'release', 'inbox', one),
    startRelease(folder, 'release', 'inbox', two),
    startRelease(folder, 'release', 'send', builds.send),
  ]);
  expect(all.map(({ status, output }) => (status === 0 ? 'done' : output))).toEqual(['done', 'done', 'done']);
  const { n: after, remotes } = readRelease(folder);
  expect(after).toBe(n + 3);
  expect([remotes.inbox.previous.length, remotes.send.previous.length]).toEqual([2, 1]);
  expect(hashesOf(folder, 'r/share')).toEqual(share);
  expect(runRelease(folder, 'verify')).toMatchObject({ status: 0 });
});

// Limits of the specification for an idle machine, which `npm test -- federation` measures.
for (const remote of isFullRun ? (['share', 'inbox', 'send'] as const) : []) {
  test(`[MFE-10] a release of ${remote} takes under 60 s and its rollback under 10 s, by the tool’s own clock`, ({
    stack: { release: folder },
  }, info) => {
    const seconds = secondsOf(runRelease(folder, 'release', remote, marked(remote, 'timed')).output);
    const rollbackSeconds = secondsOf(runRelease(folder, 'rollback', remote).output);
    info.annotations.push({ type: 'clock', description: JSON.stringify({ remote, released: seconds, rolledBack: rollbackSeconds }) });
    expect(seconds).toBeLessThan(60);
    expect(rollbackSeconds).toBeLessThan(10);
  });
}
