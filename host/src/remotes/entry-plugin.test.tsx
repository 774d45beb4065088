import { createInstance, getInstance } from '@module-federation/runtime';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import type { RemoteFailure } from '../error-reporting/failure.ts';
import { type EntryOptions, entryPlugin } from './entry-plugin.ts';

type Inits = readonly [scope: Readonly<Record<string, object>>, initScope: unknown[], options: { readonly shareScopeMap: object }];
const here = globalThis as unknown as { attic: unknown };
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
function open(containers: Readonly<Record<string, unknown>>, facts: Partial<EntryOptions> = {}) {
  const asked: string[] = [];
  const opened: string[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        const { pathname } = new URL((node as HTMLScriptElement).src, 'https://app.example');
        asked.push(pathname);
        if (pathname in containers) here.attic = containers[pathname];
      }
  });
  watcher.observe(document.head, { childList: true });
  const options = {
    page: document,
    deadline: 60_000,
    integrityOf: () => '',
    onOpen: (address: string) => void opened.push(new URL(address).pathname),
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
  expect([asked, opened, container.inits.length]).toEqual([['/r/attic/one.js'], ['/r/attic/one.js'], 1]);
  const [[scope]] = container.inits as [Inits];
  expect(scope.react).toMatchObject({ '19.0.0': { lib: react.lib } });
});

test('[MFE-06] an entry that failed is requested again; an entry without a hash in its release is never requested', async () => {
  const containers: Record<string, unknown> = {};
  const { register, load, asked } = open(containers);
  register('/r/attic/lost.js');
  const failure = (await load().catch((thrown: unknown) => thrown)) as RemoteFailure;
  expect(failure.code).toBe('not_a_script');
  containers['/r/attic/lost.js'] = containerOf({});
  await load();
  expect(asked).toHaveLength(2);
  const strict = open(containers, { integrityOf: () => null });
  strict.register('/r/attic/unnamed.js');
  await expect(strict.load()).rejects.toMatchObject({ code: 'changed' });
  expect(strict.asked).toEqual([]);
});

test('[MFE-06][MFE-07] the hash of an entry is asked by its absolute address with the query', async () => {
  const addresses: string[] = [];
  const integrityOf = (address: string) => {
    addresses.push(address);
    return '';
  };
  const entries = ['/r/attic/other.js?attempt=1', 'https://assets.example/r/attic/other.js?attempt=2'];
  const { register, load } = open({ '/r/attic/other.js': containerOf({}) }, { integrityOf });
  for (const entry of entries) {
    register(entry);
    await load();
  }
  expect(addresses).toEqual(entries.map((entry) => new URL(entry, document.baseURI).href));
});

test('[MFE-11] another version has a separate container, and finds no runtime of the version before', async () => {
  const { register, load } = open({ '/r/attic/first.js': containerOf({ n: 1 }), '/r/attic/second.js': containerOf({ n: 2 }) });
  register('/r/attic/first.js');
  expect(await load()).toEqual({ n: 1 });
  const runtime = createInstance({ name: 'attic', remotes: [] });
  expect(getInstance(({ name }) => name === 'attic')).toBe(runtime);
  register('/r/attic/second.js');
  expect(getInstance(({ name }) => name === 'attic')).toBeNull();
  expect(await load()).toEqual({ n: 2 });
});

test('[MFE-06] a container that is initialized after another entry was registered opens its own entry only', async () => {
  const late = { ...containerOf({}), init: () => register('/r/attic/next.js') };
  const { register, load, opened } = open({ '/r/attic/late.js': late, '/r/attic/next.js': containerOf({}) });
  register('/r/attic/late.js');
  await load();
  expect(opened).toEqual(['/r/attic/late.js']);
  await load();
  expect(opened).toEqual(['/r/attic/late.js', '/r/attic/next.js']);
});
