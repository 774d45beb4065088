import { useLayer } from '@billet/shared-bridge';
import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { afterEach, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReleaseData } from '../remotes/release-data.ts';
import { makeLiving } from './living.ts';

const MINUTE = 60_000;
const releaseOf = (shell: string): ReleaseData => ({ n: 1, shell: { version: shell }, remotes: {} });

/** What the server answers from now on. */
let served: ReleaseData | null = null;
let reloads = 0;
const learnt: string[] = [];
let changes = 0;
/** Where the page stands, and what becomes of that while files are on their way. */
let scrollY = 0;
let hash = '';
const scrolls: number[] = [];
let meanwhile = () => {};
let afterwards = () => {};

function openPage({ isWaiting = false } = {}) {
  const location = {
    reload: () => reloads++,
    get hash() {
      return hash;
    },
  };
  const page = {
    document,
    location,
    sessionStorage,
    get scrollY() {
      return scrollY;
    },
    scrollTo: (_: number, top: number) => void scrolls.push(top),
    requestAnimationFrame: (act: () => void) => act(),
  } as unknown as Window;
  return makeLiving({
    page,
    release: releaseOf('one'),
    releaseFor: (release) => release,
    startedAt: Date.now() - MINUTE,
    remotes: {
      isWaiting,
      learn: ({ shell }) => void learnt.push(shell.version),
      changeOver: async (isWanted) => {
        meanwhile();
        if (isWanted()) changes++;
        afterwards();
      },
    },
  });
}

function Layer() {
  useLayer(true, () => undefined);
  return <p>A sheet</p>;
}

beforeEach(() => {
  installBridge(fakeBridge().bridge);
  reloads = changes = scrollY = 0;
  hash = '#/inbox';
  meanwhile = afterwards = () => {};
  learnt.length = scrolls.length = 0;
  served = null;
  sessionStorage.clear();
  rstest.stubGlobal('fetch', async () => (served ? new Response(JSON.stringify(served)) : new Response(null, { status: 304 })));
});
afterEach(() => {
  cleanup();
  rstest.unstubAllGlobals();
});

describe('[MFE-11] what waits on the screen', () => {
  test('takes over when the person comes back to a page where nothing goes on', async () => {
    await openPage({ isWaiting: true })('returned');
    expect(changes).toBe(1);
  });

  test.each([
    { of: 'something is open', what: <Layer /> },
    { of: 'something is typed', what: <textarea defaultValue="Half a thought" /> },
    // biome-ignore lint/a11y/noAutofocus: somebody is about to write
    { of: 'somebody is about to type', what: <input autoFocus /> },
  ])('stays where $of', async ({ what }) => {
    render(what);
    await openPage({ isWaiting: true })('returned');
    expect(changes).toBe(0);
  });

  test('stands where the person is when it takes over, not where they were when its files were asked for', async () => {
    meanwhile = () => {
      scrollY = 700;
    };
    await openPage({ isWaiting: true })('returned');
    expect([changes, scrolls]).toEqual([1, [700]]);
  });

  test.each([
    {
      of: 'nothing took over',
      set: () => {
        meanwhile = () => void render(<Layer />);
      },
    },
    {
      of: 'another page was opened by then',
      set: () => {
        afterwards = () => {
          hash = '#/share';
        };
      },
    },
  ])('moves nobody where $of', async ({ set }) => {
    set();
    await openPage({ isWaiting: true })('returned');
    expect(scrolls).toEqual([]);
  });

  test('stays at a move and at a failure: what isn’t on the screen has changed by itself', async () => {
    const wake = openPage({ isWaiting: true });
    await wake('moved');
    await wake('failed');
    expect(changes).toBe(0);
  });
});

describe('[MFE-11] a newer shell', () => {
  test('is heard of at a move, and the next one reloads the page, once', async () => {
    served = releaseOf('two');
    const wake = openPage();
    await wake('moved');
    expect([learnt, reloads]).toEqual([['two'], 0]);
    await wake('moved');
    await wake('moved');
    expect(reloads).toBe(1);
  });

  test('reloads at the return to a quiet page', async () => {
    served = releaseOf('two');
    await openPage()('returned');
    expect(reloads).toBe(1);
  });

  test('waits while something is open or typed', async () => {
    served = releaseOf('two');
    const wake = openPage();
    render(<textarea defaultValue="Half a thought" />);
    await wake('moved');
    await wake('moved');
    await wake('returned');
    expect(reloads).toBe(0);
  });

  test.each([
    { of: 'the network is gone', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
    { of: 'the server is down', answer: async () => new Response('Bad gateway', { status: 502 }) },
  ])('stays undone while $of: a reload would leave nothing but the words of a browser', async ({ answer }) => {
    served = releaseOf('two');
    const wake = openPage();
    await wake('moved');
    rstest.stubGlobal('fetch', answer);
    await wake('moved');
    await wake('returned');
    expect(reloads).toBe(0);
  });

  test('leaves alone who begins to type while it is found out whether the page is there', async () => {
    served = releaseOf('two');
    const wake = openPage();
    await wake('moved');
    const moving = wake('moved');
    render(<textarea defaultValue="Half a thought" />);
    await moving;
    expect(reloads).toBe(0);
  });

  test('that is needed, for a file of this one is gone, reloads when what failed is closed', async () => {
    served = releaseOf('two');
    const wake = openPage();
    const { unmount } = render(<Layer />);
    await wake('failed');
    expect([screen.getByText('A sheet').isConnected, reloads]).toEqual([true, 0]);
    unmount();
    await expect.poll(() => reloads).toBe(1);
  });

  test('or when what failed is tried again, by a person,', async () => {
    served = releaseOf('two');
    const wake = openPage();
    render(<Layer />);
    await wake('failed');
    await wake('failedAgain');
    expect(reloads).toBe(1);
  });

  test('leaves an open sheet alone where more is lost that nobody asked for', async () => {
    served = releaseOf('two');
    const wake = openPage();
    render(<Layer />);
    await wake('failed');
    await wake('failed');
    expect(reloads).toBe(0);
  });

  test('a failure alone reloads nothing: the same release would come again', async () => {
    const wake = openPage();
    await wake('failed');
    await wake('failedAgain');
    await wake('moved');
    expect(reloads).toBe(0);
  });
});
