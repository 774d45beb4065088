import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { buildRemote, buildsWith, contextOn, releaseBuild, releaseIn, versionOf } from '../test/parts.ts';
import { verify } from './commands/verify.ts';
import { compose } from './compose.ts';
import { locked } from './store/lock.ts';

/** Milliseconds; the tests start processes. */
const TIMEOUT_MS = 60_000;
const own = import.meta.dirname;
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

function start(file: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(own, file), ...words], {
    env: { ...process.env, ...env },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  return { child, ended };
}

/** Runs the tool as a process, as a user does. */
const tool = (folder: string, ...words: readonly string[]) => start('cli.ts', words, { RELEASE_STORE: folder }).ended;

async function deployment() {
  const context = contextOn();
  await compose(context, buildsWith([buildRemote('inbox', 'inbox 1'), buildRemote('send', 'send 1')]));
  return context;
}

describe('[MFE-10] two processes at once', () => {
  test(
    '[MFE-10] concurrent releases of two remotes both succeed',
    async () => {
      const { folder, store } = await deployment();
      const both = await Promise.all(['inbox', 'send'].map((name) => tool(folder, 'release', name, buildRemote(name, `${name} 2`))));
      expect(both).toEqual([expect.objectContaining({ code: 0 }), expect.objectContaining({ code: 0 })]);
      const { n, remotes } = releaseIn(folder) ?? {};
      expect([n, remotes?.inbox?.previous.length, remotes?.send?.previous.length]).toEqual([3, 1, 1]);
      expect((await verify(store)).faults).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    '[MFE-10] four concurrent releases of one remote all succeed, one after the other',
    async () => {
      const { folder, store } = await deployment();
      const builds = [2, 3, 4, 5].map((n) => buildRemote('inbox', `inbox ${n}`));
      const ended = await Promise.all(builds.map((dist) => tool(folder, 'release', 'inbox', dist)));
      expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
      const { active, previous = [] } = releaseIn(folder)?.remotes.inbox ?? {};
      expect([active, ...previous].map((each) => each?.version)).toEqual(expect.arrayContaining(builds.map(versionOf)));
      expect((await verify(store)).faults).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

const points = [
  ['a half-written file', 'write', '.passing', 'midway'],
  ['the entry before it is linked', 'link', 'r/inbox/remoteEntry', 'before'],
  ['the pointer before it moves', 'rename', 'release.json', 'before'],
  ['the pointer after it moved', 'rename', 'release.json', 'after'],
  ['the page before it is replaced', 'rename', 'index.html', 'before'],
] as const;

describe('[MFE-10] killed processes', () => {
  test.each(points)(
    '[MFE-10] a release killed at %s leaves nothing to clean up, and later releases succeed',
    async (_, operation, name, when) => {
      const context = await deployment();
      const dist = buildRemote('inbox', 'inbox 2');
      const killed = await start('../test/child.ts', ['release', context.folder, operation, name, when, dist]).ended;
      expect(killed).toMatchObject({ signal: 'SIGKILL' });
      // a release of another part comes first: it is not blocked and repairs the rest
      expect(await tool(context.folder, 'release', 'send', buildRemote('send', 'send 2'))).toMatchObject({ code: 0 });
      expect((await verify(context.store)).faults).toEqual([]);
      const { n = 0 } = releaseIn(context.folder) ?? {};
      const kept = (await context.store.list('releases/')).map(({ name: file }) => file).sort();
      expect(kept).toEqual(Array.from({ length: n }, (_, index) => `releases/${index + 1}.json`));
      expect(await tool(context.folder, 'release', 'inbox', dist)).toMatchObject({ code: 0 });
      expect(releaseIn(context.folder)?.remotes.inbox?.active.version).toBe(versionOf(dist));
      expect((await verify(context.store)).faults).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    '[MFE-10] a rollback killed after the pointer moved is completed by a gc',
    async () => {
      const context = await deployment();
      await releaseBuild(context, buildRemote('inbox', 'inbox 2'));
      const killed = await start('../test/child.ts', ['rollback', context.folder, 'rename', 'release.json', 'after']).ended;
      expect(killed).toMatchObject({ signal: 'SIGKILL' });
      expect(await tool(context.folder, 'gc')).toMatchObject({ code: 0 });
      expect((await verify(context.store)).faults).toEqual([]);
      expect(releaseIn(context.folder)).toMatchObject({ n: 3, remotes: { inbox: { previous: [], withdrawn: [expect.any(String)] } } });
    },
    TIMEOUT_MS,
  );
});

test(
  '[MFE-10] a lock is held as long as its process lives, even if stopped, and released when it dies',
  async () => {
    const { folder, store } = await deployment();
    const lock = path.join(folder, '.lock.sqlite');
    const lockHolder = start('../test/child.ts', ['hold', folder]);
    await once(lockHolder.child.stdout, 'data');
    // the process is stopped, but alive
    lockHolder.child.kill('SIGSTOP');
    expect(() => locked(lock, () => 'taken', 300)).toThrow(`Another command is writing beside ${lock}`);
    lockHolder.child.kill('SIGKILL');
    await lockHolder.ended;
    expect(locked(lock, () => 'taken', 300)).toBe('taken');
    expect((await verify(store)).faults).toEqual([]);
  },
  TIMEOUT_MS,
);
