import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { RemoteFailure } from '../error-reporting/failure.ts';
import type { ReleaseData } from '../site/release-data.ts';
import type { Federation } from './federation.ts';
import { Remotes } from './remotes.ts';
import type { Component } from './running-version.ts';

const inbox = { remote: 'inbox', name: 'Inbox' } as const;
const released = (version: string) => ({
  version,
  entry: `/r/inbox/${version}.js`,
  integrity: { [`/r/inbox/${version}.js`]: `sha256-${version}` },
  chunks: {},
  manifest: { routes: [{ path: '/inbox', page: 'Inbox', isHome: true } as const], dialogs: [] },
});
const releaseOf = (active: string, ...previous: string[]): ReleaseData => ({
  shell: { version: 'shell' },
  remotes: { inbox: { active: released(active), previous: previous.map(released) } },
});
const Page: Component = () => null;
const exposed = { default: { pages: { Inbox: async () => ({ default: Page }) }, dialogs: {} } };

interface Setting {
  readonly answers: (() => Promise<unknown>)[];
  readonly deadline?: number;
  readonly release?: ReleaseData;
  readonly onFailure?: (remotes: Remotes) => void;
  readonly fits?: (version: { readonly version: string }) => boolean;
}

/** Simulates a federation whose loads return `answers` in order. */
function setUp({ answers, deadline = 1000, release = releaseOf('two'), onFailure, fits = () => true }: Setting) {
  const { bridge, logged } = fakeBridge();
  installBridge(bridge);
  /** Loads: the version, and whether it was started over. */
  const loads: string[] = [];
  let changes = 0;
  let entry = '';
  let isOpen = false;
  const federation: Federation = {
    load: async () => {
      loads.push(entry);
      const answer = answers.shift();
      if (!answer) throw new Error('loaded once too often');
      const module = await answer();
      isOpen = true;
      return module;
    },
    register: (_remote, address) => {
      entry = address.replace(/^.*?(\w+)\.js/, '$1').replace(/\?attempt=\d+$/, ' again');
      isOpen = false;
    },
    isOpen: () => isOpen,
  };
  const remotes: Remotes = new Remotes({ release, fits, deadline, federation, onFailure: async () => onFailure?.(remotes) });
  remotes.subscribe(() => changes++);
  return { remotes, loads, logged, changes: () => changes };
}

const failing = (code: 'missing' | 'too_late') => async () => Promise.reject(new RemoteFailure('entry', code));
const missing = failing('missing');
const failuresIn = (logged: readonly object[]) =>
  logged.map((each) => ({ ...each }) as Record<string, unknown>).filter(({ event }) => event === 'remote_failed');

describe('[MFE-06] failures of a remote', () => {
  let page: ReturnType<typeof setUp>;
  beforeEach(() => {
    page = setUp({ answers: [async () => exposed] });
  });

  test('concurrent callers share one load, and a loaded page is available synchronously', async () => {
    const [one, other] = await Promise.all([page.remotes.load('pages', inbox), page.remotes.load('pages', inbox)]);
    expect(other).toBe(one);
    expect(page.loads).toEqual(['two']);
    expect(page.remotes.peek('pages', inbox)).toBe(one);
  });

  test('a failed load is retried once under a new address, and a successful retry reports nothing', async () => {
    page = setUp({ answers: [missing, async () => exposed] });
    await page.remotes.load('pages', inbox);
    expect(page.loads).toEqual(['two', 'two again']);
    expect(page.logged).toEqual([]);
  });

  test('a failure is logged once for all callers with remote, version, phase and code', async () => {
    page = setUp({ answers: [missing, missing] });
    await Promise.allSettled([page.remotes.load('pages', inbox), page.remotes.load('pages', inbox)]);
    expect(page.logged).toHaveLength(1);
    expect(page.logged[0]).toMatchObject({ event: 'remote_failed', remote: 'inbox', version: 'two', phase: 'entry', code: 'missing' });
  });

  test('a later load after a failure works without a reload, under a new address', async () => {
    page = setUp({ answers: [missing, missing, async () => exposed] });
    await expect(page.remotes.load('pages', inbox)).rejects.toThrow();
    await page.remotes.load('pages', inbox);
    expect(page.loads).toEqual(['two', 'two again', 'two again']);
  });

  test('a remote that never answers fails once at the deadline', async () => {
    page = setUp({ answers: [() => new Promise(() => {})], deadline: 30 });
    await expect(page.remotes.load('pages', inbox)).rejects.toMatchObject({ phase: 'deadline', code: 'too_late' });
    expect(page.loads).toEqual(['two']);
  });

  test('[MFE-06] a device clock that is set while a page loads does not end the load', async () => {
    const Inbox = () => new Promise<{ default: Component }>((resolve) => setTimeout(resolve, 20, { default: Page }));
    const slow = { default: { pages: { Inbox }, dialogs: {} } };
    const now = Date.now();
    const clock = rstest.spyOn(Date, 'now');
    page = setUp({
      answers: [
        async () => {
          clock.mockReturnValue(now + 3_600_000);
          return slow;
        },
      ],
      deadline: 60_000,
    });
    await expect(page.remotes.load('pages', inbox)).resolves.toBeTypeOf('function');
    clock.mockRestore();
  });

  test('a lost file of an open container fails its dialog alone, and the next load uses the same container', async () => {
    let asked = 0;
    const late = async () => {
      if (asked++ < 1) throw Object.assign(new Error('Loading chunk contest failed'), { name: 'ChunkLoadError' });
      return { default: Page };
    };
    const module = { default: { pages: exposed.default.pages, dialogs: { contest: late } } };
    page = setUp({ answers: [async () => module, async () => module, async () => module] });
    await page.remotes.load('pages', inbox);
    const contest = { remote: 'inbox', name: 'contest' };
    await expect(page.remotes.load('dialogs', contest)).rejects.toMatchObject({ phase: 'page' });
    expect(page.remotes.peek('pages', inbox)).not.toBeNull();
    await page.remotes.load('dialogs', contest);
    expect(page.loads).toEqual(['two', 'two', 'two']);
  });

  test('a container whose exposed module threw is replaced by a new one', async () => {
    page = setUp({ answers: [async () => Promise.reject(new TypeError('broken')), async () => exposed] });
    await page.remotes.load('pages', inbox);
    expect(page.loads).toEqual(['two', 'two again']);
  });

  test('a page that the exposed module lacks fails with the code contract', async () => {
    page = setUp({ answers: [async () => exposed, async () => exposed] });
    await expect(page.remotes.load('pages', { remote: 'inbox', name: 'Attic' })).rejects.toMatchObject({ code: 'contract' });
  });
});

describe('[MFE-06] the previous version', () => {
  test('the previous version takes over when the active one cannot start, and the report says that the failure was handled', async () => {
    const page = setUp({ answers: [missing, missing, async () => exposed], release: releaseOf('two', 'one') });
    await page.remotes.load('pages', inbox);
    expect(page.loads).toEqual(['two', 'two again', 'one']);
    expect(page.remotes.versionOf('inbox')).toBe('one');
    expect(failuresIn(page.logged)).toMatchObject([{ version: 'two', code: 'missing', isRecovered: true }]);
  });

  test('if the previous version fails, too, its failure is reported, and a retry starts with the active one', async () => {
    const page = setUp({ answers: [missing, missing, missing, missing, async () => exposed], release: releaseOf('two', 'one') });
    const failure = await page.remotes.load('pages', inbox).catch((thrown) => thrown);
    expect(failure).toMatchObject({ version: 'one', code: 'missing' });
    await page.remotes.load('pages', inbox);
    expect(page.loads).toEqual(['two', 'two again', 'one', 'one again', 'two']);
  });

  test('the previous version is not tried after a timeout', async () => {
    const late = failing('too_late');
    const page = setUp({ answers: [late, late], release: releaseOf('two', 'one') });
    await expect(page.remotes.load('pages', inbox)).rejects.toMatchObject({ code: 'too_late' });
    expect(page.remotes.versionOf('inbox')).toBe('two');
  });

  test('the previous version takes over without the styles of the one that threw while rendering', async () => {
    const page = setUp({ answers: [async () => exposed], release: releaseOf('two', 'one') });
    const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
    Object.assign(happyDOM.settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
    const [style, foreign] = ['/r/inbox/two.css', '/r/share/one.css'].map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: new URL(href, document.baseURI).href });
      document.head.append(link);
      return link;
    });
    await page.remotes.load('pages', inbox);
    await page.remotes.handleRenderError('inbox', new Error('broken'));
    expect([page.remotes.versionOf('inbox'), style?.isConnected, foreign?.isConnected]).toEqual(['one', false, true]);
  });

  test('the previous version replaces one that threw while rendering, once', async () => {
    const page = setUp({ answers: [async () => exposed, async () => exposed], release: releaseOf('two', 'one') });
    await page.remotes.load('pages', inbox);
    await page.remotes.handleRenderError('inbox', new Error('broken'));
    expect(page.remotes.versionOf('inbox')).toBe('one');
    await page.remotes.handleRenderError('inbox', new Error('broken'));
    expect(page.remotes.versionOf('inbox')).toBe('one');
    expect(failuresIn(page.logged)).toMatchObject([
      { version: 'two', code: 'threw_while_drawn', isRecovered: true },
      { version: 'one', isRecovered: false },
    ]);
  });
});

/** The page has only the active version; the release data that it requests after a failure have the previous one, too. */
describe('[MFE-06][FST-01] a previous version that the page lacks', () => {
  const askRelease = (remotes: Remotes) => remotes.applyRelease(releaseOf('two', 'one'));

  test('it takes over when the active version cannot start', async () => {
    const page = setUp({ answers: [missing, missing, async () => exposed], onFailure: askRelease });
    await page.remotes.load('pages', inbox);
    expect(page.loads).toEqual(['two', 'two again', 'one']);
    expect(failuresIn(page.logged)).toMatchObject([{ version: 'two', code: 'missing', isRecovered: true }]);
  });

  test('it takes over when the active version throws while rendering, also on screen', async () => {
    const page = setUp({ answers: [async () => exposed], onFailure: askRelease });
    render(createElement(await page.remotes.load('pages', inbox)));
    await page.remotes.handleRenderError('inbox', new Error('broken'));
    expect(page.remotes.versionOf('inbox')).toBe('one');
    // the user has seen the message of the page
    expect(failuresIn(page.logged)).toMatchObject([{ version: 'two', code: 'threw_while_drawn', isRecovered: false }]);
  });

  test('it takes over when the active version does not fit the shell', async () => {
    const page = setUp({ answers: [async () => exposed], onFailure: askRelease, fits: ({ version }) => version !== 'two' });
    await page.remotes.load('pages', inbox);
    expect([page.loads, page.logged]).toEqual([['one'], []]);
  });
});

describe('[MFE-11] a newer release', () => {
  const here = async () => exposed;

  test('a newer release takes over at once for a remote of which nothing has been loaded', async () => {
    const page = setUp({ answers: [here] });
    page.remotes.applyRelease(releaseOf('three', 'two'));
    expect([page.remotes.versionOf('inbox'), page.remotes.isOutdated, page.changes()]).toEqual(['three', false, 1]);
    await page.remotes.load('pages', inbox);
    expect(page.loads).toEqual(['three']);
  });

  test('a newer release does not replace a version whose page has been loaded, and a rollback to it ends the need of a reload', async () => {
    const page = setUp({ answers: [here] });
    const before = await page.remotes.load('pages', inbox);
    page.remotes.applyRelease(releaseOf('three', 'two'));
    expect([page.remotes.versionOf('inbox'), page.remotes.isOutdated, page.changes()]).toEqual(['two', true, 0]);
    expect(await page.remotes.load('pages', inbox)).toBe(before);
    page.remotes.applyRelease(releaseOf('two'));
    expect(page.remotes.isOutdated).toBe(false);
  });

  test('a release without a newer version needs no reload after a previous version has taken over', async () => {
    const page = setUp({ answers: [missing, missing, here], release: releaseOf('two', 'one') });
    await page.remotes.load('pages', inbox);
    page.remotes.applyRelease(releaseOf('two', 'one'));
    expect([page.remotes.versionOf('inbox'), page.remotes.isOutdated]).toEqual(['one', false]);
  });

  test('a pending prefetch is aborted 2 s after its remote is loaded', async () => {
    rstest.useFakeTimers();
    const signals: (AbortSignal | null | undefined)[] = [];
    rstest.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const active = { ...released('two'), chunks: { Inbox: ['/r/inbox/Inbox.2.js'] } };
    const page = setUp({ answers: [here], release: { shell: { version: 'shell' }, remotes: { inbox: { active, previous: [] } } } });
    page.remotes.prefetch(inbox);
    await page.remotes.load('pages', inbox);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
    await rstest.advanceTimersByTimeAsync(2000);
    rstest.useRealTimers();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  test('a newer release is tried before the previous version after a failure', async () => {
    const page = setUp({
      answers: [missing, missing, here],
      release: releaseOf('two', 'one'),
      onFailure: (remotes) => remotes.applyRelease(releaseOf('three', 'two')),
    });
    await page.remotes.load('pages', inbox);
    expect(page.loads).toEqual(['two', 'two again', 'three']);
    expect(failuresIn(page.logged)).toMatchObject([{ version: 'two', isRecovered: true }]);
  });

  test('a newer release that arrives during a load is loaded when that load fails', async () => {
    let fail = (_: unknown): void => undefined;
    const page = setUp({ answers: [() => new Promise((_, reject) => (fail = reject)), here] });
    const loading = page.remotes.load('pages', inbox);
    await Promise.resolve();
    page.remotes.applyRelease(releaseOf('three', 'two'));
    fail(new RemoteFailure('deadline', 'too_late'));
    await loading;
    expect(page.loads).toEqual(['two', 'three']);
  });

  test('a newer release that arrives during a load discards its result', async () => {
    let arrive = (_: unknown): void => undefined;
    const page = setUp({ answers: [() => new Promise((resolve) => (arrive = resolve)), here] });
    const loading = page.remotes.load('pages', inbox);
    await Promise.resolve();
    page.remotes.applyRelease(releaseOf('three', 'two'));
    const Old: Component = () => null;
    arrive({ default: { pages: { Inbox: async () => ({ default: Old }) }, dialogs: {} } });
    await loading;
    expect(page.loads).toEqual(['two', 'three']);
  });
});
