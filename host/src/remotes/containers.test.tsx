import type { ModuleFederation } from '@module-federation/runtime/core';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { type ContainerOptions, Containers } from './containers.ts';
import type { RemoteFailure } from './failure.ts';

type Inits = readonly [scope: object, initScope: unknown[], options: { readonly shareScopeMap: object }];
const here = globalThis as unknown as { attic: unknown; __FEDERATION__: { __INSTANCES__: { name: string }[] } };
const shared = { react: { '19.0.0': {} } };
const host = { shareScopeMap: { default: shared } } as unknown as ModuleFederation;

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  Object.assign(happyDOM.settings, { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
});
afterEach(() => {
  Reflect.deleteProperty(here, 'attic');
});

/** Simulates entry scripts: each sets its container when its script is appended. */
function open(left: Readonly<Record<string, unknown>>, facts: Partial<ContainerOptions> = {}) {
  const asked: string[] = [];
  const opened: string[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        const { pathname } = new URL((node as HTMLScriptElement).src, 'https://app.example');
        asked.push(pathname);
        here.attic = left[pathname];
      }
  });
  watcher.observe(document.head, { childList: true });
  const options = {
    page: document,
    deadline: 1000,
    integrityOf: () => undefined,
    isAgain: () => false,
    onOpen: (remote: string) => void opened.push(remote),
    ...facts,
  };
  return { asked, opened, containers: new Containers(host, options) };
}

function containerOf(module: object) {
  const inits: Inits[] = [];
  return {
    inits,
    init: (...given: Inits) => void inits.push(given),
    get: async (exposed: string) => (exposed === './pages' ? () => module : undefined),
  };
}

test("[MFE-02] a container is initialized once with the host's shared libraries before a module is loaded from it", async () => {
  const container = containerOf({ default: 'pages' });
  const { containers, asked, opened } = open({ '/r/attic/one.js': container });
  containers.register('attic', '/r/attic/one.js');
  expect(asked).toEqual([]);
  const both = await Promise.all([containers.load('attic', './pages'), containers.load('attic', './pages')]);
  expect(both).toEqual([{ default: 'pages' }, { default: 'pages' }]);
  expect([asked, opened, container.inits.length]).toEqual([['/r/attic/one.js'], ['attic'], 1]);
  const [[scope, , options]] = container.inits as [Inits];
  expect(scope).toBe(shared);
  expect(options.shareScopeMap).toBe(host.shareScopeMap);
});

test('[MFE-06] a failed entry is requested again, and an entry without a hash in its release is never requested', async () => {
  const left: Record<string, unknown> = {};
  const { containers, asked } = open(left);
  containers.register('attic', '/r/attic/one.js');
  const failure = (await containers.load('attic', './pages').catch((thrown: unknown) => thrown)) as RemoteFailure;
  expect(failure.code).toBe('not_a_script');
  left['/r/attic/one.js'] = containerOf({});
  await containers.load('attic', './pages');
  expect(asked).toHaveLength(2);
  const strict = open(left, { integrityOf: () => null });
  strict.containers.register('attic', '/r/attic/one.js');
  await expect(strict.containers.load('attic', './pages')).rejects.toMatchObject({ code: 'changed' });
  expect(strict.asked).toEqual([]);
});

test('[MFE-11] another version has its own container and does not find the runtime of the previous one', async () => {
  const { containers } = open({ '/r/attic/one.js': containerOf({ n: 1 }), '/r/attic/two.js': containerOf({ n: 2 }) });
  containers.register('attic', '/r/attic/one.js');
  expect(await containers.load('attic', './pages')).toEqual({ n: 1 });
  here.__FEDERATION__.__INSTANCES__.push({ name: 'attic' });
  containers.register('attic', '/r/attic/two.js');
  expect(here.__FEDERATION__.__INSTANCES__.map(({ name }) => name)).not.toContain('attic');
  expect(await containers.load('attic', './pages')).toEqual({ n: 2 });
});
