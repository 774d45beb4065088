import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from '@rstest/core';
import { buildRemote, buildsWith, contextOn, releaseIn } from '../test/parts.ts';
import { compose } from './compose.ts';
import { composePage, pageData } from './compose-page.ts';
import type { Canary, Release, RemoteRelease, RemoteState } from './schema.ts';

const shellPage =
  '<link href="/host/index.1.css" rel="stylesheet"><script defer src=/host/index.1.js></script><script>"/host/"</script><a href="/inbox"></a><script id="release"></script>';

async function released(): Promise<Release> {
  const context = contextOn();
  await compose(context, buildsWith([buildRemote('inbox', 'inbox 1')]));
  return releaseIn(context.folder) as Release;
}

test('[MFE-07] files named by content get the asset origin and their hash, and everything else is unchanged', async () => {
  const release = { ...(await released()), origin: 'https://cdn.example' };
  const page = composePage(shellPage, release);
  expect(page).toContain('href="https://cdn.example/host/index.1.css"');
  expect(page).toContain('src=https://cdn.example/host/index.1.js');
  expect(page).toContain('<script>"/host/"</script><a href="/inbox">');
  const { inbox } = pageData(release).remotes as Record<string, { active: { entry: string; integrity: object; chunks: object } }>;
  const { entry, integrity, chunks } = inbox?.active ?? { entry: '', integrity: {}, chunks: {} };
  for (const file of [entry, ...Object.keys(integrity), ...Object.values(chunks).flat()])
    expect(file).toMatch(/^https:\/\/cdn\.example\/r\/inbox\//);
  expect(Object.values(integrity).every((hash) => /^sha256-/.test(hash))).toBe(true);
});

test('[MFE-11] the tag contains release number and content, so that another release with the same number has another tag', async () => {
  const release = await released();
  const { tag } = pageData(release);
  expect(tag).toMatch(/^1-[\w-]{10}$/);
  expect(pageData({ ...release, what: 'in other words' }).tag).toBe(tag);
  expect(pageData({ ...release, origin: 'https://cdn.example' }).tag).not.toBe(tag);
});

test("[MFE-04] without an asset origin, only the data of the shell's page changes", async () => {
  const release = await released();
  expect(composePage(shellPage, release).replace(/(id="release">)[^<]*/, '$1')).toBe(shellPage);
});

test('[FST-01] a page without frames starts its requests before its stylesheet, too', async () => {
  const page = composePage(
    '<head><script id="release"></script><link href="/host/index.1.css" rel="stylesheet"></head><body class=a><i></i></body>',
    await released(),
  );
  expect(page).toMatch(/<\/script><\/head><body class=a><script>try\{billetFrame\(\)\}.+<\/script><link [^>]+><i><\/i><\/body>$/);
});

test('[MFE-04] each page of a remote names its files without those of the exposed module, which it follows', async () => {
  const { remotes, ...release } = await released();
  const { active } = remotes.inbox as RemoteState;
  const chunks = { pages: ['/r/inbox/common.js'], Page: ['/r/inbox/common.js', '/r/inbox/Page.js'], contest: ['/r/inbox/contest.js'] };
  const data = pageData({ ...release, remotes: { inbox: { active: { ...active, chunks }, previous: [], withdrawn: [] } } });
  expect(data.remotes.inbox?.active.chunks).toEqual({ pages: ['/r/inbox/common.js'], Page: ['/r/inbox/Page.js'] });
});

describe('[FST-01] canaries and previous versions', () => {
  const NAMES = ['share', 'inbox', 'send'];
  /** Bytes that canaries of two remotes may add to a page: `canaries` in the repository's scripts/build/size-limits.ts. */
  const MAX_ADDED_BYTES = 200;
  let drawnCount = 0;
  /** Incompressible bytes, the same ones in each run. */
  const random = (bytes: number, encoding: 'hex' | 'base64') =>
    createHash('sha256').update(`${drawnCount++}`).digest().subarray(0, bytes).toString(encoding);

  /** A version of a remote with six files, as real ones have, each with a random hash. */
  function versionOf(name: string): RemoteRelease {
    const page = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const file = (stem: string, type = 'js') => `/r/${name}/${stem}.${random(5, 'hex')}.${type}`;
    const [entry, pages, files] = [
      file('remoteEntry'),
      [file('common'), file('common', 'css')],
      [file(page), file(page, 'css'), file('sheet')],
    ];
    return {
      version: random(6, 'hex'),
      entry,
      integrity: Object.fromEntries([entry, ...pages, ...files].map((each) => [each, `sha256-${random(32, 'base64')}`])),
      chunks: { pages, [page]: files },
      manifest: { routes: [{ path: `/${name}`, page, tab: { order: 1, icon: 'star', label: `${name}-tab` } }], dialogs: [`${name}-sheet`] },
      contract: '^1.10.0',
      shared: {},
    } as unknown as RemoteRelease;
  }

  const versions = NAMES.map((name) => [name, versionOf(name)] as const);
  function pageWith(more: (version: RemoteRelease, name: string) => Partial<RemoteState>) {
    const remotes = versions.map(([name, active]) => [name, { active, previous: [], withdrawn: [], ...more(active, name) }]);
    const shell = { active: { version: 'aaaaaaaaaaaa', provides: '1.10.0', shared: {}, styles: [] } };
    return composePage(shellPage, { schema: 2, n: 41, origin: '', shell, remotes: Object.fromEntries(remotes) } as unknown as Release);
  }
  function canaryOf(name: string): Canary {
    const version = versionOf(name);
    return { release: version, percent: 5, salt: version.version, since: '' };
  }
  const both = pageWith((_, name) => ({ canary: canaryOf(name), previous: [versionOf(name), versionOf(name)] }));

  test('canaries of two remotes and previous versions of each remote add few bytes to the page', () => {
    const bytes = (page: string) => brotliCompressSync(page).length;
    const canaries = pageWith((_, name) => ({
      ...(name !== 'send' && { canary: canaryOf(name) }),
      previous: [versionOf(name), versionOf(name)],
    }));
    expect(bytes(canaries) - bytes(pageWith(() => ({})))).toBeLessThanOrEqual(MAX_ADDED_BYTES);
  });

  test('[MFE-07] the page has the hash of each entry, also of canaries, and no previous versions', () => {
    const { remotes } = JSON.parse(/id="release">([^<]*)/.exec(both)?.[1] ?? '{}') as ReturnType<typeof pageData>;
    expect(Object.keys(remotes)).toEqual(NAMES);
    for (const { active, canary, previous } of Object.values(remotes)) {
      for (const each of [active, canary]) expect(each?.integrity[each.entry]).toMatch(/^sha256-/);
      expect(Object.keys(canary?.integrity ?? {})).toEqual([canary?.entry]);
      expect(canary).toMatchObject({ chunks: {}, percent: 5 });
      expect(canary?.manifest.routes).toHaveLength(1);
      expect(previous).toEqual([]);
      expect(active).not.toHaveProperty('contract');
    }
  });

  test('[MFE-05] the page has a previous version if the active one does not run in its shell', () => {
    const page = pageWith((active, name) => ({ active: { ...active, contract: '^9.0.0' }, previous: [versionOf(name)] }));
    const { remotes } = JSON.parse(/id="release">([^<]*)/.exec(page)?.[1] ?? '{}') as ReturnType<typeof pageData>;
    expect(Object.values(remotes).map(({ active, previous }) => [active.contract, previous.length])).toEqual(
      NAMES.map(() => ['^9.0.0', 1]),
    );
  });
});
