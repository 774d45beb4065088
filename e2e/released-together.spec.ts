import { spawn } from 'node:child_process';
import path from 'node:path';
import { changedBuild } from './support/builds.ts';
import { hashesOf, type RemoteName, readRelease, runRelease } from './support/release-folder.ts';
import { expect, test } from './support/test.ts';

/** Several people at the release tool. */

test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

const cli = path.resolve(import.meta.dirname, '../release/src/cli.ts');

/** As `runRelease`, without waiting for it. */
function startRelease(folder: string, ...words: readonly string[]): Promise<{ readonly status: number | null; readonly output: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', cli, ...words], {
    env: { ...process.env, RELEASE_DIR: folder },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })));
}

/** What the tool's own clock says, in seconds. */
const secondsOf = (output: string) => Number(/ in ([\d.]+) s/.exec(output)?.[1] ?? Number.NaN);
const marked = (remote: RemoteName, word: string) => changedBuild(remote, { script: `document.documentElement.dataset.word = "${word}"` });

test('[MFE-10][MFE-03] case 16: two people who release at once both get through; nothing that the pointer names is missing', async ({
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

test('[MFE-10] a release takes under 60 s and its rollback under 10 s, by the tool’s own clock', ({ stack: { release: folder } }, info) => {
  test.slow();
  const timed = process.env.BILLET_FEDERATION === 'all' ? (['share', 'inbox', 'send'] as const) : (['inbox'] as const);
  for (const remote of timed) {
    const released = secondsOf(runRelease(folder, 'release', remote, marked(remote, 'timed')).output);
    const takenBack = secondsOf(runRelease(folder, 'rollback', remote).output);
    info.annotations.push({ type: 'clock', description: JSON.stringify({ remote, released, takenBack }) });
    expect(released).toBeLessThan(60);
    expect(takenBack).toBeLessThan(10);
  }
});
