import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { afterEach, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { RemoteFailure } from './failure.ts';
import type { Federation } from './federation.ts';
import type { Component } from './loader.ts';
import type { ReleaseData } from './release-data.ts';
import { Remotes } from './remotes.ts';

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
  let entry = '';
  let changes = 0;
  const remotes: Remotes = new Remotes({
    release,
    fits,
    deadline,
    onFailure: async () => onFailure?.(remotes),
    federation: ({ onOpen }) => {
      const fake = {
        load: async () => {
          loads.push(entry);
          const answer = answers.shift();
          if (!answer) throw new Error('loaded once too often');
          const module = await answer();
          onOpen('inbox');
          return module;
        },
        register: (_remote: string, address: string) => {
          entry = address.replace(/^.*?(\w+)\.js/, '$1').replace(/\?attempt=\d+$/, ' again');
        },
      };
      return fake as unknown as Federation;
    },
  });
  remotes.subscribe(() => changes++);
  return { remotes, loads, logged, changes: () => changes };
}

const failing = (code: 'missing' | 'too_late') => async () => Promise.reject(new RemoteFailure('entry', code));
const missing = failing('missing');
const told = (logged: readonly object[]) =>
  logged.map((each) => ({ ...each }) as Record<string, unknown>).filter(({ event }) => event === 'remote_failed');

afterEach(() => {
  cleanup();
  rstest.unstubAllGlobals();
});

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
    page = setUp({ answers: [async () => exposed, async () => Promise.reject(new TypeError('broken')), async () => exposed] });
    await page.remotes.load('pages', inbox);
    await page.remotes.load('dialogs', { remote: 'inbox', name: 'contest' }).catch(() => undefined);
    expect(page.loads).toEqual(['two', 'two', 'two again']);
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
    expect(told(page.logged)).toMatchObject([{ version: 'two', code: 'missing', isMended: true }]);
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

  test('the previous version takes over below an open dialog, which keeps the styles of its version until it is closed', async () => {
    const module = { default: { pages: exposed.default.pages, dialogs: { contest: async () => ({ default: Page }) } } };
    const page = setUp({ answers: [async () => module, async () => module], release: releaseOf('two', 'one') });
    const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
    Object.assign(happyDOM.settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
    const [style, foreign] = ['/r/inbox/two.css', '/r/share/one.css'].map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: new URL(href, document.baseURI).href });
      document.head.append(link);
      return link;
    });
    const dialog = render(createElement(await page.remotes.load('dialogs', { remote: 'inbox', name: 'contest' })));
    await page.remotes.handleRenderError('inbox', new Error('broken'));
    expect([page.remotes.versionOf('inbox'), style?.isConnected]).toEqual(['one', true]);
    dialog.unmount();
    await expect.poll(() => style?.isConnected).toBe(false);
    expect(foreign?.isConnected).toBe(true);
  });

  test('the previous version replaces one that threw while rendering, once', async () => {
    const page = setUp({ answers: [async () => exposed, async () => exposed], release: releaseOf('two', 'one') });
    await page.remotes.load('pages', inbox);
    await page.remotes.handleRenderError('inbox', new Error('broken'));
    expect(page.remotes.versionOf('inbox')).toBe('one');
    await page.remotes.handleRenderError('inbox', new Error('broken'));
    expect(page.remotes.versionOf('inbox')).toBe('one');
    expect(told(page.logged)).toMatchObject([
      { version: 'two', code: 'threw_while_drawn', isMended: true },
      { version: 'one', isMended: false },
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
    expect(told(page.logged)).toMatchObject([{ version: 'two', code: 'missing', isMended: true }]);
  });

  test('it takes over when the active version throws while rendering, also on screen', async () => {
    const page = setUp({ answers: [async () => exposed], onFailure: askRelease });
    render(createElement(await page.remotes.load('pages', inbox)));
    await page.remotes.handleRenderError('inbox', new Error('broken'));
    expect(page.remotes.versionOf('inbox')).toBe('one');
    // the user has seen the message of the page
    expect(told(page.logged)).toMatchObject([{ version: 'two', code: 'threw_while_drawn', isMended: false }]);
  });

  test('it takes over when the active version does not fit the shell', async () => {
    const page = setUp({ answers: [async () => exposed], onFailure: askRelease, fits: ({ version }) => version !== 'two' });
    await page.remotes.load('pages', inbox);
    expect([page.loads, page.logged]).toEqual([['one'], []]);
  });
});

describe('[MFE-11] a newer release', () => {
  const here = async () => exposed;

  test('a newer release takes over at once for a remote off screen and reloads its page', async () => {
    const page = setUp({ answers: [here, here] });
    const before = await page.remotes.load('pages', inbox);
    page.remotes.applyRelease(releaseOf('three', 'two'));
    expect([page.remotes.versionOf('inbox'), page.remotes.peek('pages', inbox), page.changes()]).toEqual(['three', null, 1]);
    expect(await page.remotes.load('pages', inbox)).not.toBe(before);
    expect(page.loads).toEqual(['two', 'three']);
  });

  test('a newer release does not replace a page on screen until it is left', async () => {
    const page = setUp({ answers: [here] });
    const shown = render(createElement(await page.remotes.load('pages', inbox)));
    page.remotes.applyRelease(releaseOf('three', 'two'));
    expect([page.remotes.versionOf('inbox'), page.remotes.isWaiting, page.changes()]).toEqual(['two', true, 0]);
    shown.unmount();
    await new Promise((resolve) => setTimeout(resolve));
    expect([page.remotes.versionOf('inbox'), page.remotes.isWaiting, page.changes()]).toEqual(['three', false, 1]);
  });

  test('a newer release replaces a page on screen when replaceShownParts is called and still wanted', async () => {
    const page = setUp({ answers: [here, here] });
    render(createElement(await page.remotes.load('pages', inbox)));
    page.remotes.applyRelease(releaseOf('three', 'two'));
    await page.remotes.replaceShownParts(() => false);
    expect(page.remotes.versionOf('inbox')).toBe('two');
    await page.remotes.replaceShownParts(() => true);
    expect(page.remotes.versionOf('inbox')).toBe('three');
  });

  test('a newer release replaces a page on screen during the closing animation of a dialog that it may lack', async () => {
    const withDialog = { default: { ...exposed.default, dialogs: { contest: async () => ({ default: Page }) } } };
    const page = setUp({ answers: [async () => withDialog, async () => withDialog, here, here, here], release: releaseOf('two', 'one') });
    const screen = render(createElement(await page.remotes.load('pages', inbox)));
    render(createElement(await page.remotes.load('dialogs', { remote: 'inbox', name: 'contest' })));
    page.remotes.applyRelease(releaseOf('three', 'two'));
    const changing = page.remotes.replaceShownParts(() => true);
    screen.unmount();
    await changing.catch(() => undefined);
    expect([page.remotes.versionOf('inbox'), page.logged]).toEqual(['three', []]);
  });

  describe('a newer release with files', () => {
    const { inbox: three } = releaseOf('three').remotes;
    const chunk = '/r/inbox/Inbox.3.js';
    const withFiles = three && { ...three, active: { ...three.active, chunks: { Inbox: [chunk] } } };
    const threeWithFiles: ReleaseData = { shell: { version: 'shell' }, remotes: withFiles ? { inbox: withFiles } : {} };
    const next = () => new Promise((resolve) => setTimeout(resolve));

    async function onScreen() {
      const page = setUp({ answers: [here, here, here] });
      render(createElement(await page.remotes.load('pages', inbox)));
      page.remotes.applyRelease(threeWithFiles);
      return page;
    }

    test('a newer release replaces a page on screen only after all its files are loaded completely', async () => {
      const ends: (() => void)[] = [];
      rstest.stubGlobal('fetch', async () => new Response(new ReadableStream({ start: (body) => void ends.push(() => body.close()) })));
      const page = await onScreen();
      const changing = page.remotes.replaceShownParts(() => true);
      await next();
      expect([ends.length, page.remotes.versionOf('inbox')]).toEqual([2, 'two']);
      for (const end of ends) end();
      await changing;
      expect(page.remotes.versionOf('inbox')).toBe('three');
    });

    test('a pending prefetch of a newer release is aborted when its remote is loaded', async () => {
      rstest.useFakeTimers();
      const signals: (AbortSignal | null | undefined)[] = [];
      rstest.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
        signals.push(signal);
        return new Promise(() => {});
      });
      const page = await onScreen();
      void page.remotes.replaceShownParts(() => true);
      cleanup();
      await rstest.advanceTimersByTimeAsync(1);
      await page.remotes.load('pages', inbox);
      await rstest.advanceTimersByTimeAsync(2000);
      rstest.useRealTimers();
      expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
    });
  });

  test('a newer release is tried before the previous version after a failure', async () => {
    const page = setUp({
      answers: [missing, missing, here],
      release: releaseOf('two', 'one'),
      onFailure: (remotes) => remotes.applyRelease(releaseOf('three', 'two')),
    });
    await page.remotes.load('pages', inbox);
    expect(page.loads).toEqual(['two', 'two again', 'three']);
    expect(told(page.logged)).toMatchObject([{ version: 'two', isMended: true }]);
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
