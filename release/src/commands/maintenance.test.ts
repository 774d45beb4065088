import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { buildRemote, buildsWith, contentOf, contextOn, releaseBuild, releaseIn, versionOf } from '../../test/parts.ts';
import type { CommandContext } from '../change.ts';
import { parseCommand } from '../cli/arguments.ts';
import { run } from '../cli/run.ts';
import { compose } from '../compose.ts';
import { gc } from './gc.ts';
import { rollbackRemote } from './rollback.ts';
import { statusOf } from './status.ts';
import { verify } from './verify.ts';

const DAY = 24 * 60 * 60 * 1000;
const start = new Date('2026-11-01T12:00:00.000Z');

/** A deployment over several days: calls and file times use the given day. */
async function deployment() {
  let now = start;
  const context = { ...contextOn(), now: () => now };
  const age = () => {
    for (const file of contentOf(context.folder).keys()) utimesSync(file, now, now);
  };
  const onDay = async <T>(day: number, work: (context: CommandContext) => Promise<T>): Promise<T> => {
    const before = new Set(contentOf(context.folder).keys());
    now = new Date(start.getTime() + day * DAY);
    const result = await work(context);
    for (const file of contentOf(context.folder).keys()) if (!before.has(file)) utimesSync(file, now, now);
    return result;
  };
  const parts = buildsWith([buildRemote('inbox', 'inbox 0'), buildRemote('send', 'send 0')]);
  await compose(context, parts);
  age();
  return { context, folder: context.folder, onDay, parts };
}

const filesOf = (folder: string, below: string) => [...contentOf(path.join(folder, below)).keys()].map((file) => path.basename(file));

describe('[MFE-10] gc', () => {
  test('[MFE-10] gc keeps the last ten versions, all of the last seven days, and everything that is referenced', async () => {
    const { folder, onDay } = await deployment();
    const builds = Array.from({ length: 14 }, (_, index) => buildRemote('inbox', `inbox ${index + 1}`));
    for (const [index, dist] of builds.entries()) await onDay(index, (context) => releaseBuild(context, dist));
    await onDay(30, gc);
    const state = releaseIn(folder)?.remotes.inbox;
    expect([state?.active, ...(state?.previous ?? [])].map((each) => each?.version)).toEqual(builds.map(versionOf).reverse().slice(0, 11));
    for (const dist of builds.slice(3)) expect(filesOf(folder, 'r/inbox').join()).toContain(`Page.${versionOf(dist)}.js`);
    for (const dist of builds.slice(0, 3)) expect(filesOf(folder, 'r/inbox').join()).not.toContain(versionOf(dist));
    expect(filesOf(folder, 'r/send')).toContain('Same.0123456789.css');
    expect((await verify(contextOn(folder).store)).faults).toEqual([]);
  });

  test('[MFE-10] gc keeps a withdrawn version as long as tabs may have it open', async () => {
    const { folder, onDay } = await deployment();
    const dist = buildRemote('inbox', 'inbox 1');
    await onDay(1, (context) => releaseBuild(context, dist));
    // long after its files were written
    await onDay(20, (context) => rollbackRemote(context, 'inbox'));
    expect(await onDay(26, gc)).toMatchObject({ removed: [] });
    expect(filesOf(folder, 'r/inbox').join()).toContain(versionOf(dist));
    // the history keeps ten releases: more follow
    for (let n = 2; n < 13; n += 1) await onDay(26 + n, (context) => releaseBuild(context, buildRemote('send', `send ${n}`)));
    const { removed } = await onDay(60, gc);
    expect(removed).toContain(`r/inbox/Page.${versionOf(dist)}.js`);
    expect(filesOf(folder, 'r/inbox').join()).not.toContain(versionOf(dist));
  });

  test('[MFE-10] gc keeps the uploads of a running release, and files in other folders', async () => {
    const { folder, context, onDay } = await deployment();
    await context.store.create('r/inbox/uploaded.js', Buffer.from('new'));
    await context.store.create('art/old.svg', Buffer.from('old'));
    utimesSync(path.join(folder, 'art/old.svg'), start, start);
    await onDay(6, gc);
    expect([...filesOf(folder, 'r/inbox'), ...filesOf(folder, 'art')]).toEqual(expect.arrayContaining(['uploaded.js', 'old.svg']));
  });

  test('[MFE-10] a release does not rely on a file that a gc is deleting', async () => {
    const { folder, context, onDay } = await deployment();
    const dist = buildRemote('inbox', 'inbox 1');
    const name = `r/inbox/Page.${versionOf(dist)}.js`;
    await context.store.create(name, Buffer.from('left by a release that was killed'));
    utimesSync(path.join(folder, name), start, start);
    expect((await onDay(30, gc)).removed).toEqual([name]);
    await expect(onDay(30, (later) => releaseBuild(later, dist))).rejects.toThrow(`${name}; try again in 10 min`);
    await onDay(30.1, (later) => releaseBuild(later, dist));
    expect(releaseIn(folder)).toMatchObject({ remotes: { inbox: { active: { version: versionOf(dist) } } } });
    expect(releaseIn(folder)?.swept).toBeUndefined();
  });
});

describe('[MFE-10] gc and needed files', () => {
  test('[MFE-10] gc keeps needed files after a release from a machine whose clock is days behind', async () => {
    const { folder, onDay } = await deployment();
    const dist = buildRemote('inbox', 'inbox 1');
    await onDay(20, (context) => releaseBuild(context, dist));
    for (const file of contentOf(folder).keys()) utimesSync(file, start, start);
    await onDay(29, (context) => rollbackRemote(context, 'inbox'));
    await onDay(29, (context) => releaseBuild({ ...context, now: () => start }, buildRemote('send', 'send 1')));
    for (let n = 2; n < 12; n += 1) await onDay(29, (context) => releaseBuild(context, buildRemote('send', `send ${n}`)));
    expect((await onDay(30, gc)).removed).toEqual(['releases/1.json']);
    expect(filesOf(folder, 'r/inbox').join()).toContain(versionOf(dist));
  });

  test('[MFE-10] gc stops if its machine slept during the run', async () => {
    const { folder, context, onDay } = await deployment();
    for (const name of ['r/inbox/a.js', 'r/inbox/b.js']) {
      await context.store.create(name, Buffer.from(name));
      utimesSync(path.join(folder, name), start, start);
    }
    let asleep = 0;
    const remove = async (name: string) => {
      asleep = DAY / 3;
      await context.store.remove(name);
    };
    const sleepy = (at: CommandContext) => gc({ ...at, store: { ...at.store, remove }, now: () => new Date(at.now().getTime() + asleep) });
    await expect(onDay(30, sleepy)).rejects.toThrow('1 of 2 files are deleted; the store is slow, run it again for the rest');
  });

  test('[MFE-10] gc does not prevent a later build of a withdrawn version', async () => {
    const { folder, onDay, parts } = await deployment();
    const dist = buildRemote('inbox', 'inbox 1');
    await onDay(1, (later) => releaseBuild(later, dist));
    await onDay(1, (later) => rollbackRemote(later, 'inbox'));
    const sends = Array.from({ length: 12 }, (_, n) => buildRemote('send', `send ${n + 1}`));
    for (const [n, send] of sends.entries()) await onDay(2 + n, (later) => releaseBuild(later, send));
    expect((await onDay(60, gc)).removed.join()).toContain(versionOf(dist));
    const send = sends.at(-1) ?? '';
    const built = await onDay(60, (later) => compose(later, { ...parts, remotes: [dist, send] }));
    expect(built.messages.join()).toContain('was rolled back');
    expect(filesOf(folder, 'r/inbox').join()).not.toContain(versionOf(dist));
  });

  test('[MFE-10] gc names a damaged file of the history', async () => {
    const { folder, context } = await deployment();
    await releaseBuild(context, buildRemote('inbox', 'inbox 1'));
    writeFileSync(path.join(folder, 'releases/1.json'), '');
    await expect(gc(context)).rejects.toThrow(`releases/1.json in ${folder} is damaged, which only the history needs; remove it`);
  });
});

describe('[MFE-10] verify', () => {
  test('[MFE-10] verify reports every missing or changed file, and every outdated derived file', async () => {
    const { context, folder } = await deployment();
    await releaseBuild(context, buildRemote('inbox', 'inbox 1'));
    expect(await verify(context.store)).toMatchObject({ faults: [] });
    const { active, previous = [] } = releaseIn(folder)?.remotes.inbox ?? {};
    rmSync(path.join(folder, active?.entry ?? ''));
    writeFileSync(path.join(folder, previous[0]?.entry ?? ''), 'changed');
    writeFileSync(path.join(folder, 'index.html'), 'changed');
    rmSync(path.join(folder, 'locales/en.ftl'));
    const before = contentOf(folder);
    const { faults } = await verify(context.store);
    expect(faults).toEqual([
      expect.stringContaining(`${active?.entry.slice(1)} is missing`),
      expect.stringContaining(`${previous[0]?.entry.slice(1)} isn't the file that was released`),
      expect.stringContaining("locales/en.ftl doesn't match release 2"),
      expect.stringContaining("index.html doesn't match release 2"),
    ]);
    expect(contentOf(folder)).toEqual(before);
  });

  test('[MFE-10] verify reports a damaged compressed copy, and releasing the same version again repairs it', async () => {
    const { context, folder } = await deployment();
    const dist = buildRemote('inbox', 'inbox 1');
    await releaseBuild(context, dist);
    const name = `r/inbox/Page.${versionOf(dist)}.js`;
    writeFileSync(path.join(folder, `${name}.br`), 'changed');
    rmSync(path.join(folder, 'release.json.gz'));
    expect((await verify(context.store)).faults).toEqual([
      `${name}.br is missing or isn't a copy of ${name}`,
      expect.stringContaining("release.json.gz is missing or isn't a copy of release.json; the next release"),
    ]);
    await releaseBuild(context, dist);
    expect((await verify(context.store)).faults).toEqual([]);
  });

  test('[MFE-10] verify exits with 1 on a fault, and reports a texts file whose absence prevents new catalogues', async () => {
    const { context, folder } = await deployment();
    const result = () => run(context, parseCommand(['verify']), folder);
    expect(await result()).toMatchObject({ isOk: true, lines: [expect.stringMatching(/^Release 1 is complete: \d+ files are present/)] });
    rmSync(path.join(folder, releaseIn(folder)?.shell.active.texts ?? ''));
    const { isOk, lines } = await result();
    expect([isOk, lines.join('\n')]).toEqual([false, expect.stringContaining('so the catalogues were not updated')]);
  });
});

describe('[MFE-10] --dry-run', () => {
  test.each([['release inbox'], ['release inbox --canary 5'], ['rollback inbox'], ['release host'], ['gc']])(
    '[MFE-10] %s --dry-run writes nothing and prints what it would do',
    async (line) => {
      const { context, folder, onDay } = await deployment();
      await releaseBuild(context, buildRemote('inbox', 'inbox 1'));
      await context.store.create('r/inbox/old.js', Buffer.from('old'));
      utimesSync(path.join(folder, 'r/inbox/old.js'), start, start);
      const builds = { inbox: buildRemote('inbox', 'inbox 2'), host: buildsWith([], { version: 'bbbbbbbbbbbb' }).host };
      const [name = '', part = '', ...more] = line.split(' ');
      const dist = name === 'release' ? [part === 'host' ? builds.host : builds.inbox] : [];
      const before = contentOf(folder);
      const command = parseCommand([name, ...(part ? [part] : []), ...dist, ...more, '--dry-run']);
      const { lines } = await onDay(30, (later) => run(later, command, folder));
      expect(contentOf(folder)).toEqual(before);
      expect(lines.at(-1)).toBe('Dry run: nothing was written');
      expect(lines.join('\n')).toMatch(
        name === 'gc' ? /would remove 1 file: r\/inbox\/old\.js/ : /would replace \d+ files: .*index\.html.*release\.json/,
      );
    },
  );

  test('[MFE-10] --dry-run rejects what the command would reject', async () => {
    const { context, folder } = await deployment();
    const command = parseCommand(['release', 'inbox', buildRemote('inbox', 'inbox 2', { contract: '^9.0.0' }), '--dry-run']);
    await expect(run(context, command, folder)).rejects.toThrow('Refused: inbox');
  });
});

test('[MFE-10] status shows parts, versions, commit, time, contract, author, canary and kept versions', async () => {
  const { context, folder, onDay } = await deployment();
  await onDay(1, (later) => releaseBuild(later, buildRemote('inbox', 'inbox 1')));
  await onDay(2, (later) => run(later, parseCommand(['release', 'send', buildRemote('send', 'send 1'), '--canary', '5']), folder));
  const { lines } = await onDay(3, (later) => run(later, parseCommand(['status']), folder));
  expect(lines.join('\n')).toMatch(/release 3, 1 d ago by ada: canary send \w{10} at 5 %/);
  expect(lines.join('\n')).toMatch(/host +aaaaaaaaaaaa +all +1\.0\.0 +3f2a1b0c +unknown|host +aaaaaaaaaaaa +all +1\.0\.0 +3f2a1b0c/);
  expect(lines.join('\n')).toMatch(/send +\w{10} +95 % +\^1\.0\.0[\s\S]*canary +\w{10} +5 %/);
  expect(lines.join('\n')).toMatch(/inbox can go back to \w{10}/);
  const json = await run(context, parseCommand(['status', '--json']), folder);
  expect(JSON.parse(json.lines.join('\n'))).toMatchObject(await statusOf(context.store));
  expect(await statusOf(context.store)).toMatchObject({
    n: 3,
    by: 'ada',
    parts: [
      { part: 'host', active: { version: 'aaaaaaaaaaaa', commit: '3f2a1b0c', isDirty: false, by: 'ada', contract: '1.0.0' } },
      { part: 'inbox', active: { contract: '^1.0.0' }, canary: null, kept: [{ by: 'ada' }] },
      { part: 'send', canary: { percent: 5 } },
    ],
  });
});
