import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { buildRemote, contentOf, hostAnd } from '../test/parts.ts';
import { compose } from './compose.ts';
import { moveTo, readRelease } from './pointer.ts';
import { releaseRemote } from './release.ts';
import { rollbackRemote } from './rollback.ts';
import type { Release, RemoteBuild } from './schema.ts';

async function deployment() {
  const parts = hostAnd([buildRemote('inbox', 'inbox 1'), buildRemote('send', 'send 1')]);
  const first = await compose(parts);
  return { ...parts, first };
}

/** What the page says of the version of the inbox that is active. */
const inboxInPage = (folder: string): unknown => {
  const [, json = ''] = /id="release">(.*?)<\/script>/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8')) ?? [];
  return JSON.parse(json).remotes.inbox.active;
};
/** What of a version a page needs: how to load it and what it brings; hashes only of what is asked for before its entry runs. */
const forPage = ({ remotes }: Release): unknown => {
  if (!remotes.inbox) throw new Error('The release has no inbox');
  const { version, entry, integrity, chunks, manifest } = remotes.inbox.active;
  const { Page = [] } = chunks;
  return {
    version,
    entry,
    integrity: Object.fromEntries([entry, ...Page].map((file) => [file, integrity[file]])),
    chunks: { Page },
    manifest,
  };
};

describe('releasing one remote', () => {
  test('[MFE-03] a release of one remote changes no byte of the others', async () => {
    const { folder } = await deployment();
    const before = contentOf(path.join(folder, 'r/send'));
    await releaseRemote({ folder, dist: buildRemote('inbox', 'inbox 2') });
    expect(contentOf(path.join(folder, 'r/send'))).toEqual(before);
  });

  test('[MFE-04] the page and the release file name the new version, the host stays as it was', async () => {
    const { folder, first } = await deployment();
    const host = contentOf(path.join(folder, 'host'));
    const next = await releaseRemote({ folder, dist: buildRemote('inbox', 'inbox 2') });
    expect(next.n).toBe(first.n + 1);
    expect(inboxInPage(folder)).toEqual(forPage(next));
    expect(readRelease(folder)).toEqual(next);
    expect(next.remotes.send).toEqual(first.remotes.send);
    expect(contentOf(path.join(folder, 'host'))).toEqual(host);
  });

  test('[MFE-03] the version before is kept to fall back to, with all its files', async () => {
    const { folder, first } = await deployment();
    const next = await releaseRemote({ folder, dist: buildRemote('inbox', 'inbox 2') });
    expect(next.remotes.inbox?.previous).toEqual([first.remotes.inbox?.active]);
    for (const file of Object.keys(first.remotes.inbox?.active.integrity ?? {}))
      expect(readFileSync(path.join(folder, file)).length).toBeGreaterThan(0);
  });

  test('the same version again changes nothing', async () => {
    const { folder } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2');
    const once = await releaseRemote({ folder, dist });
    expect(await releaseRemote({ folder, dist })).toEqual(once);
  });

  test('two releases at once both arrive', async () => {
    const { folder, first } = await deployment();
    const [a, b] = [buildRemote('inbox', 'inbox 2'), buildRemote('send', 'send 2')];
    await Promise.all([releaseRemote({ folder, dist: a }), releaseRemote({ folder, dist: b })]);
    const { n, remotes } = readRelease(folder) as Release;
    expect(n).toBe(first.n + 2);
    expect(remotes.inbox?.previous).toHaveLength(1);
    expect(remotes.send?.previous).toHaveLength(1);
  });
});

describe('[MFE-09] manifests', () => {
  const attic = { routes: [{ path: '/attic', page: 'Page' }], dialogs: ['trunk'] };

  test('a page and a dialog more come with their release and leave with its rollback, the host untouched', async () => {
    const { folder, first } = await deployment();
    const host = contentOf(path.join(folder, 'host'));
    const next = await releaseRemote({ folder, dist: buildRemote('send', 'send 2', { manifest: attic }) });
    expect(next.remotes.send?.active.manifest).toEqual(attic);
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('"/attic"');
    const back = await rollbackRemote(folder, 'send');
    expect(back.remotes.send).toEqual(first.remotes.send);
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).not.toContain('attic');
    expect(contentOf(path.join(folder, 'host'))).toEqual(host);
  });

  test('a page or a dialog that another remote has is refused, and nothing has changed', async () => {
    const { folder, first } = await deployment();
    const taking = { routes: [{ path: '/inbox', page: 'Page' }], dialogs: [] };
    const before = contentOf(folder);
    await expect(releaseRemote({ folder, dist: buildRemote('send', 'send 2', { manifest: taking }) })).rejects.toThrow(
      'Refused: inbox and send would both bring a page at /inbox',
    );
    await releaseRemote({ folder, dist: buildRemote('send', 'send 2', { manifest: attic }) });
    const trunk = { ...first.remotes.inbox?.active.manifest, dialogs: ['trunk'] } as RemoteBuild['manifest'];
    await expect(releaseRemote({ folder, dist: buildRemote('inbox', 'inbox 2', { manifest: trunk }) })).rejects.toThrow(
      'Refused: inbox and send would both bring the dialog "trunk"',
    );
    expect([...before.keys()].filter((file) => !existsSync(file))).toEqual([]);
    expect(readRelease(folder)?.remotes.inbox).toEqual(first.remotes.inbox);
  });

  test('an icon that the shell does not have, or no manifest at all', async () => {
    const { folder } = await deployment();
    const web = { title: 'a', text: 'b', art: 'ghost' };
    const starred = { routes: [{ path: '/a', page: 'Page', tab: { order: 2, icon: 'star', label: 'a' }, web }], dialogs: [] };
    await expect(releaseRemote({ folder, dist: buildRemote('send', 'send 2', { manifest: starred }) })).rejects.toThrow(
      'send\'s tab /a wants the icon "star", which the shell does not have; it has inbox',
    );
    const dist = buildRemote('send', 'send 3');
    const { manifest: _, ...older } = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as RemoteBuild;
    writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(older));
    await expect(releaseRemote({ folder, dist })).rejects.toThrow('Refused: send brings no manifest');
  });

  test('a rollback to a page that another remote has taken meanwhile is refused', async () => {
    const { folder } = await deployment();
    await releaseRemote({ folder, dist: buildRemote('send', 'send 2', { manifest: attic }) });
    const [route] = readRelease(folder)?.remotes.inbox?.active.manifest.routes ?? [];
    const manifest = { routes: [...(route ? [route] : []), { path: '/send', page: 'Page' }], dialogs: [] };
    await releaseRemote({ folder, dist: buildRemote('inbox', 'inbox 2', { manifest }) });
    await expect(rollbackRemote(folder, 'send')).rejects.toThrow('Refused: inbox and send would both bring a page at /send');
  });
});

describe('what is refused', () => {
  test('[MFE-05] a remote made for another contract', async () => {
    const { folder, first } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2', { contract: '^2.0.0' });
    await expect(releaseRemote({ folder, dist })).rejects.toThrow('inbox is made for contract ^2.0.0, the shell provides 1.0.0');
    expect(readRelease(folder)).toEqual(first);
  });

  test('[MFE-05] a remote built with another React', async () => {
    const { folder } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2', { shared: { react: '20.0.0' } });
    await expect(releaseRemote({ folder, dist })).rejects.toThrow('inbox needs react ^20.0.0, the shell shares 19.3.1');
  });

  test('[MFE-07] a file that is not what its build says', async () => {
    const { folder } = await deployment();
    const dist = buildRemote('inbox', 'inbox 2');
    const { entry } = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as RemoteBuild;
    writeFileSync(path.join(dist, entry), 'something else');
    await expect(releaseRemote({ folder, dist })).rejects.toThrow(`${entry} of inbox changed after it was built`);
  });

  test('a name that was released with other content', async () => {
    const { folder } = await deployment();
    writeFileSync(path.join(folder, 'r/inbox/Same.0123456789.css'), '.other {}');
    await expect(releaseRemote({ folder, dist: buildRemote('inbox', 'inbox 2') })).rejects.toThrow(
      'was released before with other content',
    );
  });

  test('a pointer to a missing file, and one that does not follow', async () => {
    const { folder, first } = await deployment();
    expect(() => moveTo(folder, first)).toThrow('another one came in between');
    rmSync(path.join(folder, first.remotes.inbox?.active.entry ?? ''));
    expect(() => moveTo(folder, { ...first, n: first.n + 1 })).toThrow('is missing');
  });

  test('a remote where there is no shell yet', async () => {
    const { folder } = hostAnd([]);
    await expect(releaseRemote({ folder, dist: buildRemote('inbox', 'inbox 1') })).rejects.toThrow('There is no shell');
  });
});

describe('rolling back', () => {
  test('[MFE-03] the version before is active again and the bad one is offered to nobody', async () => {
    const { folder, first } = await deployment();
    await releaseRemote({ folder, dist: buildRemote('inbox', 'inbox 2') });
    const back = await rollbackRemote(folder, 'inbox');
    expect(back.remotes.inbox).toEqual(first.remotes.inbox);
    expect(inboxInPage(folder)).toEqual(forPage(first));
    expect(JSON.parse(readFileSync(path.join(folder, 'releases/3.json'), 'utf8'))).toEqual(back);
  });

  test('without a version before, or of an unknown remote, it says so', async () => {
    const { folder } = await deployment();
    await expect(rollbackRemote(folder, 'inbox')).rejects.toThrow('no earlier version');
    await expect(rollbackRemote(folder, 'outbox')).rejects.toThrow('no remote "outbox"');
  });
});

describe('composing', () => {
  test('the same parts again change nothing', async () => {
    const { first, ...parts } = await deployment();
    const before = contentOf(parts.folder);
    expect(await compose(parts)).toEqual(first);
    expect(contentOf(parts.folder)).toEqual(before);
  });

  test('[MFE-05] a new host that no longer fits a remote is refused whole', async () => {
    const parts = hostAnd([buildRemote('inbox', 'inbox 1')], { provides: '2.0.0' });
    await expect(compose(parts)).rejects.toThrow('inbox is made for contract ^1.0.0, the shell provides 2.0.0');
    expect(readRelease(parts.folder)).toBeNull();
  });
});
