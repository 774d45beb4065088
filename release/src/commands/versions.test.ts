import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import {
  buildHost,
  buildRemote,
  buildsWith,
  contentOf,
  contextOn,
  pendingInHost,
  releaseBuild,
  releaseIn,
  versionOf,
} from '../../test/parts.ts';
import { compose } from '../compose.ts';
import { promote } from './promote.ts';
import { releaseCanary, releaseHost, releaseRemote } from './release.ts';
import { removeRemote, rollbackHost, rollbackRemote, withdrawCanary } from './rollback.ts';

const [one, two, three, four] = ['inbox 1', 'inbox 2', 'inbox 3', 'inbox 4'].map((code) => buildRemote('inbox', code)) as [
  string,
  string,
  string,
  string,
];
const versions = [one, two, three, four].map(versionOf);
const [v1, v2, v3, v4] = versions as [string, string, string, string];

async function deployment(...builds: readonly string[]) {
  const context = contextOn();
  const parts = buildsWith([one, buildRemote('send', 'send 1')]);
  await compose(context, parts);
  for (const dist of builds) await releaseBuild(context, dist);
  const inbox = () => {
    const { active, canary, previous = [], withdrawn = [] } = releaseIn(context.folder)?.remotes.inbox ?? {};
    const names = previous.map(({ version }) => version);
    return { active: active?.version, canary: canary?.release.version, previous: names, withdrawn };
  };
  const page = () => readFileSync(path.join(context.folder, 'index.html'), 'utf8');
  return { context, parts, inbox, page };
}

test('[MFE-10][MFE-14] a remote can leave the app again, unless the app would have no home page without it', async () => {
  const { context } = await deployment();
  await removeRemote(context, 'send');
  expect(Object.keys(releaseIn(context.folder)?.remotes ?? {})).toEqual(['inbox']);
  await expect(removeRemote(context, 'inbox')).rejects.toThrow('no remote provides the home page');
  await expect(removeRemote(context, 'send')).rejects.toThrow('There is no remote "send"');
  await releaseBuild(context, buildRemote('send', 'send 1'));
  expect(Object.keys(releaseIn(context.folder)?.remotes ?? {})).toEqual(['inbox', 'send']);
});

describe('[MFE-10] rollback of remotes', () => {
  test('[MFE-10] each rollback goes back one version and records the withdrawn one', async () => {
    const { context, inbox } = await deployment(two, three);
    await rollbackRemote(context, 'inbox');
    expect(inbox()).toEqual({ active: v2, canary: undefined, previous: [v1], withdrawn: [v3] });
    await rollbackRemote(context, 'inbox');
    expect(inbox()).toMatchObject({ active: v1, previous: [], withdrawn: [v3, v2] });
    await expect(rollbackRemote(context, 'inbox')).rejects.toThrow(`inbox has no earlier version to go back to; ${v1} is its first`);
  });

  test('[MFE-10] a rollback accepts a prefix of any kept version, and withdraws the versions after it', async () => {
    const { context, inbox } = await deployment(two, three, four);
    await rollbackRemote(context, 'inbox', v2.slice(0, 5));
    expect(inbox()).toMatchObject({ active: v2, previous: [v1] });
    expect([...inbox().withdrawn].sort()).toEqual([v3, v4].sort());
  });

  test('[MFE-10] a mistaken rollback is undone by naming the version that was withdrawn', async () => {
    const { context, inbox } = await deployment(two, three);
    await rollbackRemote(context, 'inbox', v1);
    await rollbackRemote(context, 'inbox', v3);
    expect(inbox()).toEqual({ active: v3, canary: undefined, previous: [v1], withdrawn: [v2] });
  });

  test('[MFE-10] a rollback rejects unknown, active and ambiguous versions with a message', async () => {
    const { context } = await deployment(two);
    await expect(rollbackRemote(context, 'inbox', 'ffff')).rejects.toThrow(`inbox has no kept version "ffff"; it has ${v1}`);
    await expect(rollbackRemote(context, 'inbox', v2)).rejects.toThrow(`inbox ${v2} is active already`);
    await expect(rollbackRemote(context, 'attic')).rejects.toThrow('There is no remote "attic"');
  });

  test('[MFE-10] builds and starts never release a withdrawn version; a release by name does, with a note', async () => {
    const { context, parts, inbox } = await deployment(two);
    await rollbackRemote(context, 'inbox');
    const built = await compose(context, { ...parts, remotes: [two, ...parts.remotes.slice(1)] });
    expect(built).toMatchObject({ isChanged: false, messages: [expect.stringContaining(`inbox ${v2} was rolled back; ${v1} stays`)] });
    expect(inbox()).toMatchObject({ active: v1, withdrawn: [v2] });
    const { n } = await releaseBuild(context, two);
    expect(n).toBe(4);
    expect(inbox()).toMatchObject({ active: v2, previous: [v1], withdrawn: [] });
  });
});

describe('[MFE-10] withdrawn versions', () => {
  test('[MFE-10] a canary that ended with a rollback stays withdrawn in a later build', async () => {
    const { context, parts, inbox } = await deployment(two);
    await releaseCanary(context, 'inbox', three, 5);
    await rollbackRemote(context, 'inbox', v1);
    expect(inbox()).toMatchObject({ active: v1, canary: undefined, withdrawn: [v3, v2] });
    await compose(context, { ...parts, remotes: [three, ...parts.remotes.slice(1)] });
    expect(inbox().active).toBe(v1);
  });

  test('[MFE-10] withdrawn versions and the ended canary of a removed remote stay withdrawn until a release by name', async () => {
    const context = contextOn();
    const [send1, send2, send3] = [1, 2, 3].map((n) => buildRemote('send', `send ${n}`)) as [string, string, string];
    const parts = buildsWith([one, send1]);
    await compose(context, parts);
    await releaseBuild(context, send2);
    await rollbackRemote(context, 'send');
    await releaseCanary(context, 'send', send3, 5);
    await removeRemote(context, 'send');
    await releaseBuild(context, two);
    for (const dist of [send2, send3]) {
      const { isChanged, messages } = await compose(context, { ...parts, remotes: [two, dist] });
      expect([isChanged, messages]).toEqual([
        false,
        [`send ${versionOf(dist)} was rolled back; the app stays without send (release it again: npm run release -- send)`],
      ]);
    }
    // The version that was active returns with a build, and the others stay withdrawn
    await compose(context, { ...parts, remotes: [two, send1] });
    expect(releaseIn(context.folder)?.remotes.send).toMatchObject({
      active: { version: versionOf(send1) },
      withdrawn: [send2, send3].map(versionOf),
    });
    expect(releaseIn(context.folder)?.removed).toBeUndefined();
    await removeRemote(context, 'send');
    const { messages } = await releaseRemote(context, 'send', send2);
    expect(messages).toContain(`${versionOf(send2)} had been rolled back; it is released again`);
    expect(releaseIn(context.folder)?.remotes.send).toMatchObject({ withdrawn: [versionOf(send3)] });
  });

  test('[MFE-10] a remote that runs only in a withdrawn host waits, and other remotes of the build are released', async () => {
    const { context, parts, inbox } = await deployment();
    const host = buildHost('bbbbbbbbbbbb', { provides: '1.1.0' });
    await releaseHost(context, host);
    const newer = buildRemote('inbox', 'inbox 9', { contract: '^1.1.0' });
    await releaseBuild(context, newer);
    await rollbackHost(context);
    const sending = buildRemote('send', 'send 2');
    const { release, messages } = await compose(context, { ...parts, host, remotes: [newer, sending] });
    expect(messages).toContain(`inbox ${versionOf(newer)} doesn't run in the restored host and was not released`);
    expect([inbox().active, release.remotes.send?.active.version]).toEqual([v1, versionOf(sending)]);
  });

  test('[MFE-10] a rollback is applied once if the response to its swap is lost and another command replaces it', async () => {
    const { context, inbox } = await deployment(two, three);
    let isLost = false;
    const swap: typeof context.store.swap = async (name, ...rest) => {
      const isDone = await context.store.swap(name, ...rest);
      if (name !== 'release.json' || isLost) return isDone;
      isLost = true;
      await releaseBuild(context, buildRemote('send', 'send 2'));
      return false;
    };
    await rollbackRemote({ ...context, store: { ...context.store, swap } }, 'inbox');
    expect(inbox()).toMatchObject({ active: v2, withdrawn: [v3] });
  });
});

test('[MFE-10] a version released from a machine whose clock is behind is still the newest', async () => {
  const { context, inbox } = await deployment(two);
  const hourAgo = { ...context, now: () => new Date(Date.now() - 3_600_000) };
  await releaseBuild(hourAgo, three);
  await releaseHost(context, buildHost('bbbbbbbbbbbb'));
  expect(inbox()).toMatchObject({ active: v3, previous: [v2, v1] });
});

describe('[MFE-10] canaries', () => {
  test('[MFE-10] a canary is listed next to the active version in release and page, and a promotion activates it', async () => {
    const { context, inbox, page } = await deployment();
    await releaseCanary(context, 'inbox', two, 5);
    expect(inbox()).toMatchObject({ active: v1, canary: v2, previous: [] });
    expect(page()).toContain(`"percent":5,"salt":"${v2}"`);
    await releaseCanary(context, 'inbox', two, 20);
    expect(releaseIn(context.folder)?.remotes.inbox?.canary).toMatchObject({ percent: 20, salt: v2 });
    await promote(context, 'inbox');
    expect(inbox()).toEqual({ active: v2, canary: undefined, previous: [v1], withdrawn: [] });
    expect(page()).not.toContain('percent');
    await expect(promote(context, 'inbox')).rejects.toThrow('inbox has no canary to promote');
  });

  test('[MFE-10] a rollback ends the canary first and keeps the active version', async () => {
    const { context, inbox } = await deployment();
    await releaseCanary(context, 'inbox', two, 5);
    await rollbackRemote(context, 'inbox');
    expect(inbox()).toEqual({ active: v1, canary: undefined, previous: [], withdrawn: [v2] });
  });

  test('[MFE-10] takeBackCanary withdraws a canary once, and only if it is still current', async () => {
    const { context, inbox } = await deployment();
    await releaseCanary(context, 'inbox', two, 5);
    const { since = '' } = releaseIn(context.folder)?.remotes.inbox?.canary ?? {};
    const rollBack = (version: string, from = since) =>
      withdrawCanary(context, { remote: 'inbox', version, since: from, what: 'too many failures' });
    expect(await rollBack(v3)).toBe('not_current');
    // the same version, as an earlier canary
    expect(await rollBack(v2, '2026-06-10T09:00:00.000Z')).toBe('not_current');
    expect(await rollBack(v2)).toBe('withdrawn');
    expect(await rollBack(v2)).toBe('not_current');
    expect(inbox()).toMatchObject({ active: v1, canary: undefined, withdrawn: [v2] });
    expect(releaseIn(context.folder)).toMatchObject({ n: 3, what: 'too many failures' });
  });

  test('[MFE-10] a release for everybody ends the canary, whether of its own version or another', async () => {
    const { context, inbox } = await deployment();
    await releaseCanary(context, 'inbox', two, 5);
    await releaseBuild(context, two);
    expect(inbox()).toMatchObject({ active: v2, canary: undefined, withdrawn: [] });
    await releaseCanary(context, 'inbox', three, 5);
    await releaseBuild(context, four);
    expect(inbox()).toMatchObject({ active: v4, canary: undefined, withdrawn: [] });
  });

  test('[MFE-10] a built canary stays a canary, and no canary is made of an active version or an unreleased remote', async () => {
    const { context, parts, inbox } = await deployment();
    await releaseCanary(context, 'inbox', two, 5);
    const { messages } = await compose(context, { ...parts, remotes: [two, ...parts.remotes.slice(1)] });
    expect([messages, inbox()]).toMatchObject([[`inbox ${v2} stays a canary at 5 %`], { active: v1, canary: v2 }]);
    await expect(releaseCanary(context, 'inbox', one, 5)).rejects.toThrow('is active for everybody already');
    await expect(releaseCanary(context, 'attic', buildRemote('attic', 'a'), 5)).rejects.toThrow('attic has no active version');
  });

  test('[MFE-10] a canary counts as a conflict for other remotes', async () => {
    const { context } = await deployment();
    const attic = { routes: [{ path: '/attic', page: 'Page' }], dialogs: [] };
    await releaseCanary(context, 'send', buildRemote('send', 'send 2', { manifest: attic }), 5);
    const home = releaseIn(context.folder)?.remotes.inbox?.active.manifest.routes ?? [];
    const both = buildRemote('inbox', 'inbox 9', { manifest: { routes: [...home, ...attic.routes], dialogs: [] } });
    await expect(releaseBuild(context, both)).rejects.toThrow('Refused: inbox and send would both provide a page at /attic');
  });
});

describe('[MFE-10] the host', () => {
  test('[MFE-10] the host is released and rolled back alone, without changing a byte of a remote', async () => {
    const { context, page } = await deployment();
    const remotes = contentOf(path.join(context.folder, 'r'));
    await releaseHost(context, buildHost('bbbbbbbbbbbb'));
    expect(releaseIn(context.folder)?.shell).toMatchObject({
      active: { version: 'bbbbbbbbbbbb' },
      previous: [{ version: 'aaaaaaaaaaaa' }],
    });
    expect(page()).toContain('"version":"bbbbbbbbbbbb"');
    await rollbackHost(context);
    expect(releaseIn(context.folder)?.shell).toMatchObject({
      active: { version: 'aaaaaaaaaaaa' },
      previous: [],
      withdrawn: ['bbbbbbbbbbbb'],
    });
    expect(page()).toContain('"version":"aaaaaaaaaaaa"');
    expect(contentOf(path.join(context.folder, 'r'))).toEqual(remotes);
    await expect(rollbackHost(context)).rejects.toThrow('host has no earlier version');
  });

  test('[MFE-05] [MFE-10] a host is rejected without writes if no version of a remote fits it, and a canary that does not fit ends', async () => {
    const { context } = await deployment();
    const before = contentOf(path.join(context.folder, 'host'));
    await expect(releaseHost(context, buildHost('cccccccccccc', { provides: '2.0.0' }))).rejects.toThrow(/Refused: .*inbox.*2\.0\.0/);
    expect(contentOf(path.join(context.folder, 'host'))).toEqual(before);
    await releaseHost(
      context,
      buildHost('dddddddddddd', { provides: '1.1.0', shared: { react: '19.3.1', '@billet/shared-bridge': '1.1.0' } }),
    );
    await releaseCanary(context, 'inbox', buildRemote('inbox', 'inbox 8', { contract: '^1.1.0' }), 5);
    const { release, messages } = await rollbackHost(context);
    expect(messages).toEqual([expect.stringMatching(/^The canary inbox \w+ ends: it doesn't run in that host$/)]);
    expect(release.remotes.inbox?.canary).toBeUndefined();
  });

  test('[MFE-10] a build does not release a withdrawn host', async () => {
    const { context, parts } = await deployment();
    const host = buildHost('bbbbbbbbbbbb');
    await releaseHost(context, host);
    await rollbackHost(context);
    const { messages } = await compose(context, { ...parts, host });
    expect(messages).toEqual([expect.stringContaining('host bbbbbbbbbbbb was rolled back; aaaaaaaaaaaa stays')]);
    expect(await releaseHost(context, host)).toMatchObject({
      isChanged: true,
      messages: ['bbbbbbbbbbbb had been rolled back; it is released again', pendingInHost],
    });
  });
});
