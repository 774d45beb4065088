import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedBuild, changedHost, createdBuild, extendedBuild } from '../support/builds.ts';
import { launch, launchWith } from '../support/launch.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { openLink } from '../support/people.ts';
import { A_MINUTE, hideAndShow, openTab } from '../support/release-check.ts';
import { hashesOf, runRelease } from '../support/release-folder.ts';
import { serveRemote } from '../support/remote-server.ts';
import { prepare } from '../support/sending.ts';
import { callShell, goTo } from '../support/shell.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

// Pages still request files after their test, so each test restores the release before it begins.
// independent tests on all workers, because the whole file on one worker would end long after the others
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

test('New pages, dialogs and remotes arrive with releases of remotes, without a new host, and leave with their rollback', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  const host = hashesOf(folder, 'host');
  const quizShow = await createdBuild('quiz-show');
  const server = await serveRemote(quizShow, { texts: readFileSync(path.join(quizShow, 'texts.en.ftl'), 'utf8') });
  const trunk = page.getByRole('dialog', { name: 'The trunk' });
  const quizTab = page.getByRole('navigation').getByRole('link', { name: 'Quiz show' });
  const openQuiz = async () => {
    await quizTab.click();
    await expect(page.getByRole('heading', { name: 'Quiz show' })).toBeVisible();
    await expect(page.getByText('Hello, Alice!')).toBeVisible();
    await page.getByRole('button', { name: 'How it works' }).click();
    await expect(page.getByRole('dialog', { name: 'About' })).toBeVisible();
  };

  await test.step('[MFE-09] a new page and dialog arrive with a release of their remote', async () => {
    expect(runRelease(folder, 'release', 'inbox', extendedBuild('inbox'))).toMatchObject({ status: 0 });
    await launchWith(page, `quiz-show@${server.origin}`);
    await expect(page.getByRole('navigation')).toBeVisible();
    await callShell(page, 'openDialog', 'trunk', {});
    await expect(trunk).toBeVisible();
    await callShell(page, 'closeDialog');
    await expect(trunk).toHaveCount(0);
    await goTo(page, '/attic');
    await page.getByRole('button', { name: 'Open the trunk' }).click();
    await expect(trunk).toContainText('Old letters');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await callShell(page, 'closeDialog');
    await expect(trunk).toHaveCount(0);
  });

  await test.step('[MFE-08][MFE-14] before its first release, a fourth remote, as npm run new creates it, runs from a development server', async () => {
    await goTo(page, '/share');
    await openQuiz();
  });

  await test.step('[MFE-14] the fourth remote arrives with tab, first frame and sheet in the running product', async () => {
    expect(runRelease(folder, 'rollback', 'inbox')).toMatchObject({ status: 0 });
    expect(runRelease(folder, 'release', 'quiz-show', quizShow)).toMatchObject({ status: 0 });
    expect(readFileSync(path.join(folder, 'release.json'), 'utf8')).toContain('/r/quiz-show/frames.');
    await launch(page, 'alice');
    // the previous page would have reported that its server has stopped
    await server.stop();
    await openQuiz();
    await callShell(page, 'closeDialog');
  });

  await test.step('[MFE-09] the page and the dialog have left with the rollback of their remote', async () => {
    problems.allow({ console: [/dialog_unknown/] });
    await openTab(page, 'inbox');
    await callShell(page, 'openDialog', 'trunk', {});
    await expect(page.getByText('This isn’t available right now')).toBeVisible();
    await callShell(page, 'openDialog', 'contest', {});
    await expect(page.getByRole('dialog', { name: 'Contest' })).toBeVisible();
    await goTo(page, '/attic');
    await expect(page).toHaveURL(/#\/share$/);
  });

  await test.step('[MFE-14][MFE-09] the fourth remote leaves the page with its rollback, and no file of the host has changed', async () => {
    const html = async () => (await page.request.get(appUrl())).text();
    expect(await html()).toContain('quiz-show');
    expect(runRelease(folder, 'rollback', 'quiz-show', '--all')).toMatchObject({ status: 0 });
    expect(await html()).not.toContain('quiz-show');
    expect(hashesOf(folder, 'host')).toEqual(host);
  });
});

test('[MFE-03][MFE-11][PAY-01] a release and a rollback of remote and host during a payment charge once and keep the success screen', async ({
  phones: { alice, page },
  known,
  stack: { release: folder },
}) => {
  const mark = 'document.documentElement.dataset.released = "two"';
  await page.clock.install();
  await openLink(alice, { code: known.boris.code, app: 'send' });
  const { send } = await prepare(alice.app, { gift: /Teddy bear/, text: 'For you' });
  const frame = page.frames().find((each) => each.url().includes('entry=send'));
  if (!frame) throw new Error('The app has no frame');
  await send.click();
  const pay = alice.screen.getByRole('button', { name: 'Pay 49 Stars' });
  await expect(pay).toBeVisible();
  for (const commands of [
    [
      ['release', 'send', changedBuild('send', mark)],
      ['release', 'host', changedHost(mark)],
    ],
    [
      ['rollback', 'send'],
      ['rollback', 'host'],
    ],
  ]) {
    for (const command of commands) expect(runRelease(folder, ...command)).toMatchObject({ status: 0 });
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

/** The duration that the release tool prints, in seconds. */
const secondsOf = (output: string) => Number(/ in ([\d.]+) s/.exec(output)?.[1] ?? Number.NaN);

// Limits of the specification for an idle machine, which `npm test -- federation` measures.
for (const remote of process.env.BILLET_FEDERATION === 'all' ? (['share', 'inbox', 'send'] as const) : []) {
  test(`[MFE-10] a release of ${remote} takes under 60 s and its rollback under 10 s, by the tool’s own clock`, ({
    stack: { release: folder },
  }, info) => {
    const build = changedBuild(remote, 'document.documentElement.dataset.word = "timed"');
    const seconds = secondsOf(runRelease(folder, 'release', remote, build).output);
    const rollbackSeconds = secondsOf(runRelease(folder, 'rollback', remote).output);
    info.annotations.push({ type: 'clock', description: JSON.stringify({ remote, released: seconds, rolledBack: rollbackSeconds }) });
    expect(seconds).toBeLessThan(60);
    expect(rollbackSeconds).toBeLessThan(10);
  });
}
