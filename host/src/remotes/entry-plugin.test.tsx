import { createInstance } from '@module-federation/runtime';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { type EntryOptions, entryPlugin } from './entry-plugin.ts';
import type { RemoteFailure } from './failure.ts';

type Inits = readonly [scope: Readonly<Record<string, object>>, initScope: unknown[], options: { readonly shareScopeMap: object }];
const here = globalThis as unknown as { attic: unknown; __FEDERATION__: { __INSTANCES__: { name: string; options: object }[] } };
const react = { version: '19.0.0', scope: 'default', lib: () => 'react', shareConfig: { singleton: true, requiredVersion: '^19.0.0' } };

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  Object.assign(happyDOM.settings, { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
});
afterEach(() => {
  Reflect.deleteProperty(here, 'attic');
});

/** The runtime keeps hosts, and entries by their addresses, from test to test. */
let hosts = 0;

/** A host whose entries leave these containers under the remote's name, as a script does that runs. */
function open(left: Readonly<Record<string, unknown>>, facts: Partial<EntryOptions> = {}) {
  const asked: string[] = [];
  const opened: string[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        const { pathname } = new URL((node as HTMLScriptElement).src, 'https://app.example');
        asked.push(pathname);
        if (pathname in left) here.attic = left[pathname];
      }
  });
  watcher.observe(document.head, { childList: true });
  const options = {
    page: document,
    deadline: 60_000,
    integrityOf: () => undefined,
    onOpen: (remote: string) => void opened.push(remote),
    ...facts,
  };
  const host = createInstance({ name: `host${hosts++}`, remotes: [], shared: { react }, plugins: [entryPlugin(options)] });
  const register = (entry: string) => host.registerRemotes([{ name: 'attic', entry }], { force: true });
  return { asked, opened, register, load: () => host.loadRemote('attic/pages') };
}

function containerOf(module: object) {
  const inits: Inits[] = [];
  return {
    inits,
    init: (...given: Inits) => void inits.push(given),
    get: async (exposed: string) => (exposed === './pages' ? () => module : undefined),
  };
}

test('[MFE-02] a container gets the shared libraries of the host before a module is loaded, and is initialized once', async () => {
  const container = containerOf({ default: 'pages' });
  const { register, load, asked, opened } = open({ '/r/attic/one.js': container });
  register('/r/attic/one.js');
  expect(asked).toEqual([]);
  expect(await Promise.all([load(), load()])).toEqual([{ default: 'pages' }, { default: 'pages' }]);
  expect([asked, opened, container.inits.length]).toEqual([['/r/attic/one.js'], ['attic'], 1]);
  const [[scope]] = container.inits as [Inits];
  expect(scope.react).toMatchObject({ '19.0.0': { lib: react.lib } });
});

test('[MFE-06] an entry that failed is requested again; an entry without a hash in its release is never requested', async () => {
  const left: Record<string, unknown> = {};
  const { register, load, asked } = open(left);
  register('/r/attic/lost.js');
  const failure = (await load().catch((thrown: unknown) => thrown)) as RemoteFailure;
  expect(failure.code).toBe('not_a_script');
  left['/r/attic/lost.js'] = containerOf({});
  await load();
  expect(asked).toHaveLength(2);
  const strict = open(left, { integrityOf: () => null });
  strict.register('/r/attic/unnamed.js');
  await expect(strict.load()).rejects.toMatchObject({ code: 'changed' });
  expect(strict.asked).toEqual([]);
});

test('[MFE-06][MFE-07] a release may name an entry by its path or by its address, both without a query', async () => {
  const addresses: string[] = [];
  const integrityOf = (_: string, entry: string) => {
    addresses.push(entry);
    return undefined;
  };
  const { register, load } = open({ '/r/attic/other.js': containerOf({}) }, { integrityOf });
  for (const entry of ['/r/attic/other.js?attempt=1', 'https://assets.example/r/attic/other.js?attempt=2']) {
    register(entry);
    await load();
  }
  const { origin } = new URL(document.baseURI);
  expect(addresses).toEqual(['/r/attic/other.js', `${origin}/r/attic/other.js`, 'https://assets.example/r/attic/other.js']);
  const absolute = open(
    { '/r/attic/absolute.js': containerOf({ n: 3 }) },
    { integrityOf: (_, entry) => (entry === `${origin}/r/attic/absolute.js` ? '' : null) },
  );
  absolute.register('/r/attic/absolute.js');
  expect(await absolute.load()).toEqual({ n: 3 });
});

test('[MFE-11] another version has a separate container, and finds no runtime of the version before', async () => {
  const { register, load } = open({ '/r/attic/first.js': containerOf({ n: 1 }), '/r/attic/second.js': containerOf({ n: 2 }) });
  register('/r/attic/first.js');
  expect(await load()).toEqual({ n: 1 });
  here.__FEDERATION__.__INSTANCES__.push({ name: 'attic', options: {} });
  register('/r/attic/second.js');
  expect(here.__FEDERATION__.__INSTANCES__.map(({ name }) => name)).not.toContain('attic');
  expect(await load()).toEqual({ n: 2 });
});

test('[MFE-06] a container that is initialized after another entry was registered does not count as open', async () => {
  const late = { ...containerOf({}), init: () => register('/r/attic/next.js') };
  const { register, load, opened } = open({ '/r/attic/late.js': late, '/r/attic/next.js': containerOf({}) });
  register('/r/attic/late.js');
  await load();
  expect(opened).toEqual([]);
  await load();
  expect(opened).toEqual(['attic']);
});
