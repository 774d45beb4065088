import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { buildRemote, buildsWith, contentOf, contextOn, releaseBuild, releaseIn } from '../../test/parts.ts';
import { readRemoteBuild } from '../builds.ts';
import { compose } from '../compose.ts';
import { integrityOf } from '../integrity.ts';
import type { Release, RemoteBuild, RemoteRelease } from '../schema.ts';
import { upload } from '../upload.ts';
import { releaseRemote } from './release.ts';
import { rollbackRemote } from './rollback.ts';

async function deployment() {
  const context = contextOn();
  const parts = buildsWith([buildRemote('inbox', 'inbox 1'), buildRemote('send', 'send 1')]);
  const { release: first } = await compose(context, parts);
  return { context, folder: context.folder, parts, first };
}

/** The active version of the inbox in the page. */
const inboxInPage = (folder: string): unknown => {
  const [, json = ''] = /id="release">(.*?)<\/script>/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8')) ?? [];
  return JSON.parse(json).remotes.inbox.active;
};
function releasedInbox({ remotes }: Release): RemoteRelease {
  if (!remotes.inbox) throw new Error('The release has no inbox');
  return remotes.inbox.active;
}
/**
 * The fields of a version that a page needs: how to load it and its manifest; hashes only of files that are requested before its entry
 * runs.
 */
const forPage = (release: Release): unknown => {
  const { version, entry, integrity, chunks, manifest } = releasedInbox(release);
  const { Page = [] } = chunks;
  return {
    version,
    entry,
    integrity: Object.fromEntries([entry, ...Page].map((file) => [file, integrity[file]])),
    chunks: { Page },
    manifest,
  };
};

describe('release of one remote', () => {
  test('[MFE-03] a release of one remote changes no byte of the others', async () => {
    const { context, folder } = await deployment();
    const before = contentOf(path.join(folder, 'r/send'));
    await releaseBuild(context, buildRemote('inbox', 'inbox 2'));
    expect(contentOf(path.join(folder, 'r/send'))).toEqual(before);
  });

  test('[MFE-04] page and release file name the new version, and the host is unchanged', async () => {
    const { context, folder, first } = await deployment();
    const host = contentOf(path.join(folder, 'host'));
    const next = await releaseBuild(context, buildRemote('inbox', 'inbox 2'));
    expect(next.n).toBe(first.n + 1);
    expect(inboxInPage(folder)).toEqual(forPage(next));
    expect(releaseIn(folder)).toEqual(next);
    expect(next.remotes.send).toEqual(first.remotes.send);
    expect(contentOf(path.join(folder, 'host'))).toEqual(host);
  });

  test('[MFE-03] the previous version is kept with all its files as a fallback', async () => {
    const { context, folder, first } = await deployment();
    const next = await releaseBuild(context, buildRemote('inbox', 'inbox 2'));
    expect(next.remotes.inbox?.previous).toEqual([{ ...first.remotes.inbox?.active, until: expect.any(String) }]);
    for (const file of Object.keys(first.remotes.inbox?.active.integrity ?? {}))
      expect(readFileSync(path.join(folder, file)).length).toBeGreaterThan(0);
  });

  test('[MFE-10] releasing the same version again repairs damaged and missing files', async () => {
    const { context, folder, first, parts } = await deployment();
    const before = contentOf(folder);
    const { entry = '', texts = '' } = first.remotes.inbox?.active ?? {};
    writeFileSync(path.join(folder, entry), 'damaged');
    rmSync(path.join(folder, texts));
    await releaseBuild(context, parts.remotes[0] ?? '');
    expect(contentOf(folder)).toEqual(before);
  });

  test('releasing the active version again changes nothing', async () => {
    const { context } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2');
    const once = await releaseBuild(context, dist);
    expect(await releaseBuild(context, dist)).toEqual(once);
  });

  test('[I18-06] a release reports the texts that languages do not have yet', async () => {
    const { context } = await deployment();
    const texts = { en: 'a = A\nb = B\n', de: 'a = A\n', fr: '' };
    const { messages } = await releaseRemote(context, 'inbox', buildRemote('inbox', 'inbox 2', { texts }));
    expect(messages).toEqual(['Texts in English until they are translated: de 1, fr 2']);
  });

  test('two concurrent releases both succeed', async () => {
    const { context, folder, first } = await deployment();
    const [a, b] = [buildRemote('inbox', 'inbox 2'), buildRemote('send', 'send 2')];
    await Promise.all([releaseBuild(context, a), releaseBuild(context, b)]);
    const { n, remotes } = releaseIn(folder) as Release;
    expect(n).toBe(first.n + 2);
    expect(remotes.inbox?.previous).toHaveLength(1);
    expect(remotes.send?.previous).toHaveLength(1);
  });
});

describe('[MFE-09] manifests', () => {
  const attic = { routes: [{ path: '/attic', page: 'Page' }], dialogs: ['trunk'] };

  test('[MFE-09] an additional page and dialog appear with their release and disappear with its rollback, without a change of the host', async () => {
    const { context, folder, first } = await deployment();
    const host = contentOf(path.join(folder, 'host'));
    const next = await releaseBuild(context, buildRemote('send', 'send 2', { manifest: attic }));
    expect(next.remotes.send?.active.manifest).toEqual(attic);
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('"/attic"');
    const { release: back } = await rollbackRemote(context, 'send');
    expect(back.remotes.send?.active).toEqual(first.remotes.send?.active);
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).not.toContain('attic');
    expect(contentOf(path.join(folder, 'host'))).toEqual(host);
  });

  test('[MFE-09] rejects a page or a dialog that another remote has, and changes nothing', async () => {
    const { context, folder, first } = await deployment();
    const conflicting = { routes: [{ path: '/inbox', page: 'Page' }], dialogs: [] };
    const before = contentOf(folder);
    await expect(releaseBuild(context, buildRemote('send', 'send 2', { manifest: conflicting }))).rejects.toThrow(
      'Refused: inbox and send would both provide a page at /inbox',
    );
    await releaseBuild(context, buildRemote('send', 'send 2', { manifest: attic }));
    const trunk = { ...first.remotes.inbox?.active.manifest, dialogs: ['trunk'] } as RemoteBuild['manifest'];
    await expect(releaseBuild(context, buildRemote('inbox', 'inbox 2', { manifest: trunk }))).rejects.toThrow(
      'Refused: inbox and send would both provide the dialog "trunk"',
    );
    expect([...before.keys()].filter((file) => !existsSync(file))).toEqual([]);
    expect(releaseIn(folder)?.remotes.inbox).toEqual(first.remotes.inbox);
  });

  test('[MFE-09] rejects a tab icon that the shell does not have, and a build without a manifest', async () => {
    const { context } = await deployment();
    const web = { title: 'a', text: 'b', art: 'ghost' };
    const starred = { routes: [{ path: '/a', page: 'Page', tab: { order: 2, icon: 'star', label: 'a' }, web }], dialogs: [] };
    await expect(releaseBuild(context, buildRemote('send', 'send 2', { manifest: starred }))).rejects.toThrow(
      'send\'s tab /a needs the icon "star", which the shell does not have; it has inbox',
    );
    const dist = buildRemote('send', 'send 3');
    const { manifest: _, ...older } = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as RemoteBuild;
    writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(older));
    await expect(releaseBuild(context, dist)).rejects.toThrow('Refused: send has no manifest');
  });

  test('[MFE-09] rejects a rollback to a page that another remote has taken over', async () => {
    const { context, folder } = await deployment();
    await releaseBuild(context, buildRemote('send', 'send 2', { manifest: attic }));
    const [route] = releaseIn(folder)?.remotes.inbox?.active.manifest.routes ?? [];
    const manifest = { routes: [...(route ? [route] : []), { path: '/send', page: 'Page' }], dialogs: [] };
    await releaseBuild(context, buildRemote('inbox', 'inbox 2', { manifest }));
    await expect(rollbackRemote(context, 'send')).rejects.toThrow('Refused: inbox and send would both provide a page at /send');
  });
});

describe('rejected releases', () => {
  test('[MFE-05] rejects a remote built for another contract', async () => {
    const { context, folder, first } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2', { contract: '^2.0.0' });
    await expect(releaseBuild(context, dist)).rejects.toThrow(
      'inbox is made for contract ^2.0.0, the shell provides 1.0.0: build it with the packages of that shell',
    );
    expect(releaseIn(folder)).toEqual(first);
  });

  test('[MFE-05] rejects a remote built with another React', async () => {
    const { context } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2', { shared: { react: '20.0.0' } });
    await expect(releaseBuild(context, dist)).rejects.toThrow('inbox needs react ^20.0.0, the shell shares 19.3.1');
  });

  test('[MFE-07] rejects a file that differs from its hash in the build', async () => {
    const { context } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2');
    const { entry } = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as RemoteBuild;
    writeFileSync(path.join(dist, entry), 'something else');
    await expect(releaseBuild(context, dist)).rejects.toThrow(`${entry} of inbox changed after it was built`);
  });

  test('rejects a file name that a kept version has with other content', async () => {
    const { context, folder, first } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2');
    const build = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as RemoteBuild;
    writeFileSync(path.join(dist, 'Same.0123456789.css'), '.other {}');
    const files = { ...build.files, 'Same.0123456789.css': integrityOf('.other {}') };
    writeFileSync(path.join(dist, 'remote.json'), JSON.stringify({ ...build, files }));
    await expect(releaseBuild(context, dist)).rejects.toThrow('r/inbox/Same.0123456789.css was released before with other content');
    expect(releaseIn(folder)).toEqual(first);
  });

  test('[MFE-10] rejects the build of another part, a build that lacks a file, and a folder without a build', async () => {
    const { context } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2');
    await expect(releaseRemote(context, 'send', dist)).rejects.toThrow(`The build in ${dist} is one of inbox, not of send`);
    rmSync(path.join(dist, 'Same.0123456789.css'));
    await expect(releaseBuild(context, dist)).rejects.toThrow(`Same.0123456789.css of inbox is missing in ${dist}`);
    await expect(releaseRemote(context, 'send', '/nowhere')).rejects.toThrow('There is no build in /nowhere: remote.json is missing');
  });

  test('[MFE-10] rejects a build that is overwritten by another build during the upload', async () => {
    const { context } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2');
    const { upload: of } = readRemoteBuild(dist, context.now());
    writeFileSync(path.join(dist, 'Same.0123456789.css'), 'half');
    const work = upload(context.store, null, { ...of, nameOf: (file) => `r/attic/${file}` }, context.now());
    await expect(work).rejects.toThrow(`Same.0123456789.css in ${dist} changed after it was built; build it again`);
    expect(await context.store.read('r/attic/Same.0123456789.css')).toBeNull();
  });

  test('[MFE-10] a damaged remote does not block the release of another', async () => {
    const { context, folder, first } = await deployment();
    rmSync(path.join(folder, first.remotes.send?.active.entry ?? ''));
    await releaseBuild(context, buildRemote('inbox', 'inbox 2'));
    expect(releaseIn(folder)?.n).toBe(2);
  });

  test('[MFE-10] rejects a rollback to a version with a missing or changed file', async () => {
    const { context, folder, first } = await deployment();
    const second = await releaseBuild(context, buildRemote('inbox', 'inbox 2'));
    const file = path.join(folder, first.remotes.inbox?.active.entry ?? '');
    rmSync(file);
    await expect(rollbackRemote(context, 'inbox')).rejects.toThrow('is missing, but release 3 needs that file');
    writeFileSync(file, 'another');
    await expect(rollbackRemote(context, 'inbox')).rejects.toThrow("isn't the file that was released under this name");
    expect(releaseIn(folder)).toEqual(second);
  });

  test('[MFE-10] rejects a build of an older tool, and a truncated description', async () => {
    const { context, folder, first } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2');
    const { provenance: _, ...older } = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as RemoteBuild;
    for (const [text, why] of [
      [JSON.stringify(older), /remote\.json isn't a description that this tool takes \(provenance: .*\); build it again/],
      ['{"name":', /remote\.json can't be read as JSON; build it again/],
    ] as const) {
      writeFileSync(path.join(dist, 'remote.json'), text);
      await expect(releaseRemote(context, 'inbox', dist)).rejects.toThrow(why);
    }
    expect(releaseIn(folder)).toEqual(first);
  });

  test('[MFE-10] rejects a build with a file path outside its folder', async () => {
    const { context, folder, first } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2');
    const build = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as RemoteBuild;
    const file = '../../release.json';
    writeFileSync(
      path.join(dist, 'remote.json'),
      JSON.stringify({ ...build, files: { ...build.files, [file]: Object.values(build.files)[0] } }),
    );
    await expect(releaseBuild(context, dist)).rejects.toThrow('files: must lie flat in the folder of the build');
    expect(releaseIn(folder)).toEqual(first);
  });

  test('[MFE-07] rejects a build that names a file without a hash', async () => {
    const { context, folder, first } = await deployment();
    for (const changes of [{ entry: 'none.js' }, { chunks: { Page: ['none.js'] } }]) {
      const dist = buildRemote('inbox', 'inbox 2', changes);
      await expect(releaseBuild(context, dist)).rejects.toThrow('files: none.js is not among them');
    }
    expect(releaseIn(folder)).toEqual(first);
  });

  test.each(['host', 'constructor'])('rejects a remote named %s', async (name) => {
    const { context, folder, first } = await deployment();
    await expect(releaseBuild(context, buildRemote(name, 'its code'))).rejects.toThrow(
      'name: must be a name in lower case, and not one that means something else',
    );
    expect(releaseIn(folder)).toEqual(first);
  });

  test('rejects a remote if there is no shell yet', async () => {
    await expect(releaseBuild(contextOn(), buildRemote('inbox', 'inbox 1'))).rejects.toThrow('There is no shell');
  });
});

describe('rollback', () => {
  test('[MFE-03] a rollback activates the previous version, and the withdrawn one is no longer offered', async () => {
    const { context, folder, first } = await deployment();
    const next = await releaseBuild(context, buildRemote('inbox', 'inbox 2'));
    const { release: back } = await rollbackRemote(context, 'inbox');
    const bad = releasedInbox(next);
    expect(back.remotes.inbox).toEqual({ ...first.remotes.inbox, withdrawn: [bad.version] });
    expect(inboxInPage(folder)).toEqual(forPage(first));
    expect(JSON.parse(readFileSync(path.join(folder, 'releases/3.json'), 'utf8'))).toEqual(back);
  });

  test('a rollback without an earlier version, or of an unknown remote, names the reason', async () => {
    const { context } = await deployment();
    await expect(rollbackRemote(context, 'inbox')).rejects.toThrow('no earlier version');
    await expect(rollbackRemote(context, 'outbox')).rejects.toThrow('no remote "outbox"');
  });
});

describe('compose', () => {
  test('composing the same parts again changes nothing', async () => {
    const { context, folder, parts, first } = await deployment();
    const before = contentOf(folder);
    expect(await compose(context, parts)).toMatchObject({ release: first, isChanged: false });
    expect(contentOf(folder)).toEqual(before);
  });

  test('[MFE-05] a new host that does not fit a remote is rejected completely', async () => {
    const parts = buildsWith([buildRemote('inbox', 'inbox 1')], { provides: '2.0.0' });
    const context = contextOn();
    await expect(compose(context, parts)).rejects.toThrow('inbox is made for contract ^1.0.0, the shell provides 2.0.0');
    expect(releaseIn(context.folder)).toBeNull();
  });
});
