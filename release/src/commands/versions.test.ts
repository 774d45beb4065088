import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { buildHost, buildRemote, callOn, contentOf, hostAnd, pendingInHost, releaseBuild, releaseIn, versionOf } from '../../test/parts.ts';
import { compose } from '../compose.ts';
import { promote } from './promote.ts';
import { releaseCanary, releaseHost, releaseRemote } from './release.ts';
import { removeRemote, rollbackHost, rollbackRemote, takeBackCanary } from './rollback.ts';

const [one, two, three, four] = ['inbox 1', 'inbox 2', 'inbox 3', 'inbox 4'].map((code) => buildRemote('inbox', code)) as [
  string,
  string,
  string,
  string,
];
const versions = [one, two, three, four].map(versionOf);
const [v1, v2, v3, v4] = versions as [string, string, string, string];

async function deployment(...builds: readonly string[]) {
  const call = callOn();
  const parts = hostAnd([one, buildRemote('send', 'send 1')]);
  await compose(call, parts);
  for (const dist of builds) await releaseBuild(call, dist);
  const inbox = () => {
    const { active, canary, previous = [], withdrawn = [] } = releaseIn(call.folder)?.remotes.inbox ?? {};
    const names = previous.map(({ version }) => version);
    return { active: active?.version, canary: canary?.release.version, previous: names, withdrawn };
  };
  const page = () => readFileSync(path.join(call.folder, 'index.html'), 'utf8');
  return { call, parts, inbox, page };
}

test('[MFE-10][MFE-14] a remote can leave the app again, unless the app would have no home page without it', async () => {
  const { call } = await deployment();
  await removeRemote(call, 'send');
  expect(Object.keys(releaseIn(call.folder)?.remotes ?? {})).toEqual(['inbox']);
  await expect(removeRemote(call, 'inbox')).rejects.toThrow('no remote provides the home page');
  await expect(removeRemote(call, 'send')).rejects.toThrow('There is no remote "send"');
  await releaseBuild(call, buildRemote('send', 'send 1'));
  expect(Object.keys(releaseIn(call.folder)?.remotes ?? {})).toEqual(['inbox', 'send']);
});

describe('[MFE-10] rollback of remotes', () => {
  test('[MFE-10] each rollback goes back one version and records the withdrawn one', async () => {
    const { call, inbox } = await deployment(two, three);
    await rollbackRemote(call, 'inbox');
    expect(inbox()).toEqual({ active: v2, canary: undefined, previous: [v1], withdrawn: [v3] });
    await rollbackRemote(call, 'inbox');
    expect(inbox()).toMatchObject({ active: v1, previous: [], withdrawn: [v3, v2] });
    await expect(rollbackRemote(call, 'inbox')).rejects.toThrow(`inbox has no earlier version to go back to; ${v1} is its first`);
  });

  test('[MFE-10] a rollback accepts a prefix of any kept version, and withdraws the versions after it', async () => {
    const { call, inbox } = await deployment(two, three, four);
    await rollbackRemote(call, 'inbox', v2.slice(0, 5));
    expect(inbox()).toMatchObject({ active: v2, previous: [v1] });
    expect([...inbox().withdrawn].sort()).toEqual([v3, v4].sort());
  });

  test('[MFE-10] a mistaken rollback is undone by naming the version that was withdrawn', async () => {
    const { call, inbox } = await deployment(two, three);
    await rollbackRemote(call, 'inbox', v1);
    await rollbackRemote(call, 'inbox', v3);
    expect(inbox()).toEqual({ active: v3, canary: undefined, previous: [v1], withdrawn: [v2] });
  });

  test('[MFE-10] a rollback rejects unknown, active and ambiguous versions with a message', async () => {
    const { call } = await deployment(two);
    await expect(rollbackRemote(call, 'inbox', 'ffff')).rejects.toThrow(`inbox has no kept version "ffff"; it has ${v1}`);
    await expect(rollbackRemote(call, 'inbox', v2)).rejects.toThrow(`inbox ${v2} is active already`);
    await expect(rollbackRemote(call, 'attic')).rejects.toThrow('There is no remote "attic"');
  });

  test('[MFE-10] builds and starts never release a withdrawn version; a release by name does, with a note', async () => {
    const { call, parts, inbox } = await deployment(two);
    await rollbackRemote(call, 'inbox');
    const built = await compose(call, { ...parts, remotes: [two, ...parts.remotes.slice(1)] });
    expect(built).toMatchObject({ isMoved: false, messages: [expect.stringContaining(`inbox ${v2} was rolled back; ${v1} stays`)] });
    expect(inbox()).toMatchObject({ active: v1, withdrawn: [v2] });
    const { n } = await releaseBuild(call, two);
    expect(n).toBe(4);
    expect(inbox()).toMatchObject({ active: v2, previous: [v1], withdrawn: [] });
  });
});

describe('[MFE-10] withdrawn versions', () => {
  test('[MFE-10] a canary that ended with a rollback stays withdrawn in a later build', async () => {
    const { call, parts, inbox } = await deployment(two);
    await releaseCanary(call, 'inbox', three, 5);
    await rollbackRemote(call, 'inbox', v1);
    expect(inbox()).toMatchObject({ active: v1, canary: undefined, withdrawn: [v3, v2] });
    await compose(call, { ...parts, remotes: [three, ...parts.remotes.slice(1)] });
    expect(inbox().active).toBe(v1);
  });

  test('[MFE-10] withdrawn versions and the ended canary of a removed remote stay withdrawn until a release by name', async () => {
    const call = callOn();
    const [send1, send2, send3] = [1, 2, 3].map((n) => buildRemote('send', `send ${n}`)) as [string, string, string];
    const parts = hostAnd([one, send1]);
    await compose(call, parts);
    await releaseBuild(call, send2);
    await rollbackRemote(call, 'send');
    await releaseCanary(call, 'send', send3, 5);
    await removeRemote(call, 'send');
    await releaseBuild(call, two);
    for (const dist of [send2, send3]) {
      const { isMoved, messages } = await compose(call, { ...parts, remotes: [two, dist] });
      expect([isMoved, messages]).toEqual([
        false,
        [`send ${versionOf(dist)} was rolled back; the app stays without send (release it again: npm run release -- send)`],
      ]);
    }
    // The version that was active returns with a build, and the others stay withdrawn
    await compose(call, { ...parts, remotes: [two, send1] });
    expect(releaseIn(call.folder)?.remotes.send).toMatchObject({
      active: { version: versionOf(send1) },
      withdrawn: [send2, send3].map(versionOf),
    });
    expect(releaseIn(call.folder)?.removed).toBeUndefined();
    await removeRemote(call, 'send');
    const { messages } = await releaseRemote(call, 'send', send2);
    expect(messages).toContain(`${versionOf(send2)} had been rolled back; it is released again`);
    expect(releaseIn(call.folder)?.remotes.send).toMatchObject({ withdrawn: [versionOf(send3)] });
  });

  test('[MFE-10] a remote that runs only in a withdrawn host waits, and other remotes of the build are released', async () => {
    const { call, parts, inbox } = await deployment();
    const host = buildHost('bbbbbbbbbbbb', { provides: '1.1.0' });
    await releaseHost(call, host);
    const newer = buildRemote('inbox', 'inbox 9', { contract: '^1.1.0' });
    await releaseBuild(call, newer);
    await rollbackHost(call);
    const sending = buildRemote('send', 'send 2');
    const { release, messages } = await compose(call, { ...parts, host, remotes: [newer, sending] });
    expect(messages).toContain(`inbox ${versionOf(newer)} doesn't run in the restored host and was not released`);
    expect([inbox().active, release.remotes.send?.active.version]).toEqual([v1, versionOf(sending)]);
  });

  test('[MFE-10] a rollback is applied once if the response to its swap is lost and another call moves on', async () => {
    const { call, inbox } = await deployment(two, three);
    let isLost = false;
    const swap: typeof call.store.swap = async (name, ...rest) => {
      const isDone = await call.store.swap(name, ...rest);
      if (name !== 'release.json' || isLost) return isDone;
      isLost = true;
      await releaseBuild(call, buildRemote('send', 'send 2'));
      return false;
    };
    await rollbackRemote({ ...call, store: { ...call.store, swap } }, 'inbox');
    expect(inbox()).toMatchObject({ active: v2, withdrawn: [v3] });
  });
});

test('[MFE-10] a version released from a machine whose clock is behind is still the newest', async () => {
  const { call, inbox } = await deployment(two);
  const hourAgo = { ...call, now: () => new Date(Date.now() - 3_600_000) };
  await releaseBuild(hourAgo, three);
  await releaseHost(call, buildHost('bbbbbbbbbbbb'));
  expect(inbox()).toMatchObject({ active: v3, previous: [v2, v1] });
});

describe('[MFE-10] canaries', () => {
  test('[MFE-10] a canary is listed next to the active version in release and page, and a promotion activates it', async () => {
    const { call, inbox, page } = await deployment();
    await releaseCanary(call, 'inbox', two, 5);
    expect(inbox()).toMatchObject({ active: v1, canary: v2, previous: [] });
    expect(page()).toContain(`"percent":5,"salt":"${v2}"`);
    await releaseCanary(call, 'inbox', two, 20);
    expect(releaseIn(call.folder)?.remotes.inbox?.canary).toMatchObject({ percent: 20, salt: v2 });
    await promote(call, 'inbox');
    expect(inbox()).toEqual({ active: v2, canary: undefined, previous: [v1], withdrawn: [] });
    expect(page()).not.toContain('percent');
    await expect(promote(call, 'inbox')).rejects.toThrow('inbox has no canary to promote');
  });

  test('[MFE-10] a rollback ends the canary first and keeps the active version', async () => {
    const { call, inbox } = await deployment();
    await releaseCanary(call, 'inbox', two, 5);
    await rollbackRemote(call, 'inbox');
    expect(inbox()).toEqual({ active: v1, canary: undefined, previous: [], withdrawn: [v2] });
  });

  test('[MFE-10] takeBackCanary withdraws a canary once, and only if it is still current', async () => {
    const { call, inbox } = await deployment();
    await releaseCanary(call, 'inbox', two, 5);
    const { since = '' } = releaseIn(call.folder)?.remotes.inbox?.canary ?? {};
    const back = (version: string, from = since) =>
      takeBackCanary(call, { remote: 'inbox', version, since: from, what: 'too many failures' });
    expect(await back(v3)).toBe('was_gone');
    // the same version, as an earlier canary
    expect(await back(v2, '2026-06-10T09:00:00.000Z')).toBe('was_gone');
    expect(await back(v2)).toBe('taken_back');
    expect(await back(v2)).toBe('was_gone');
    expect(inbox()).toMatchObject({ active: v1, canary: undefined, withdrawn: [v2] });
    expect(releaseIn(call.folder)).toMatchObject({ n: 3, what: 'too many failures' });
  });

  test('[MFE-10] a release for everybody ends the canary, whether of its own version or another', async () => {
    const { call, inbox } = await deployment();
    await releaseCanary(call, 'inbox', two, 5);
    await releaseBuild(call, two);
    expect(inbox()).toMatchObject({ active: v2, canary: undefined, withdrawn: [] });
    await releaseCanary(call, 'inbox', three, 5);
    await releaseBuild(call, four);
    expect(inbox()).toMatchObject({ active: v4, canary: undefined, withdrawn: [] });
  });

  test('[MFE-10] a built canary stays a canary, and no canary is made of an active version or an unreleased remote', async () => {
    const { call, parts, inbox } = await deployment();
    await releaseCanary(call, 'inbox', two, 5);
    const { messages } = await compose(call, { ...parts, remotes: [two, ...parts.remotes.slice(1)] });
    expect([messages, inbox()]).toMatchObject([[`inbox ${v2} stays a canary at 5 %`], { active: v1, canary: v2 }]);
    await expect(releaseCanary(call, 'inbox', one, 5)).rejects.toThrow('is active for everybody already');
    await expect(releaseCanary(call, 'attic', buildRemote('attic', 'a'), 5)).rejects.toThrow('attic has no active version');
  });

  test('[MFE-10] a canary counts as a conflict for other remotes', async () => {
    const { call } = await deployment();
    const attic = { routes: [{ path: '/attic', page: 'Page' }], dialogs: [] };
    await releaseCanary(call, 'send', buildRemote('send', 'send 2', { manifest: attic }), 5);
    const home = releaseIn(call.folder)?.remotes.inbox?.active.manifest.routes ?? [];
    const both = buildRemote('inbox', 'inbox 9', { manifest: { routes: [...home, ...attic.routes], dialogs: [] } });
    await expect(releaseBuild(call, both)).rejects.toThrow('Refused: inbox and send would both provide a page at /attic');
  });
});

describe('[MFE-10] the host', () => {
  test('[MFE-10] the host is released and rolled back alone, without changing a byte of a remote', async () => {
    const { call, page } = await deployment();
    const remotes = contentOf(path.join(call.folder, 'r'));
    await releaseHost(call, buildHost('bbbbbbbbbbbb'));
    expect(releaseIn(call.folder)?.shell).toMatchObject({ active: { version: 'bbbbbbbbbbbb' }, previous: [{ version: 'aaaaaaaaaaaa' }] });
    expect(page()).toContain('"version":"bbbbbbbbbbbb"');
    await rollbackHost(call);
    expect(releaseIn(call.folder)?.shell).toMatchObject({ active: { version: 'aaaaaaaaaaaa' }, previous: [], withdrawn: ['bbbbbbbbbbbb'] });
    expect(page()).toContain('"version":"aaaaaaaaaaaa"');
    expect(contentOf(path.join(call.folder, 'r'))).toEqual(remotes);
    await expect(rollbackHost(call)).rejects.toThrow('host has no earlier version');
  });

  test('[MFE-05] [MFE-10] a host is rejected without writes if no version of a remote fits it, and a canary that does not fit ends', async () => {
    const { call } = await deployment();
    const before = contentOf(path.join(call.folder, 'host'));
    await expect(releaseHost(call, buildHost('cccccccccccc', { provides: '2.0.0' }))).rejects.toThrow(/Refused: .*inbox.*2\.0\.0/);
    expect(contentOf(path.join(call.folder, 'host'))).toEqual(before);
    await releaseHost(
      call,
      buildHost('dddddddddddd', { provides: '1.1.0', shared: { react: '19.3.1', '@billet/shared-bridge': '1.1.0' } }),
    );
    await releaseCanary(call, 'inbox', buildRemote('inbox', 'inbox 8', { contract: '^1.1.0' }), 5);
    const { release, messages } = await rollbackHost(call);
    expect(messages).toEqual([expect.stringMatching(/^The canary inbox \w+ ends: it doesn't run in that host$/)]);
    expect(release.remotes.inbox?.canary).toBeUndefined();
  });

  test('[MFE-10] a build does not release a withdrawn host', async () => {
    const { call, parts } = await deployment();
    const host = buildHost('bbbbbbbbbbbb');
    await releaseHost(call, host);
    await rollbackHost(call);
    const { messages } = await compose(call, { ...parts, host });
    expect(messages).toEqual([expect.stringContaining('host bbbbbbbbbbbb was rolled back; aaaaaaaaaaaa stays')]);
    expect(await releaseHost(call, host)).toMatchObject({
      isMoved: true,
      messages: ['bbbbbbbbbbbb had been rolled back; it is released again', pendingInHost],
    });
  });
});
