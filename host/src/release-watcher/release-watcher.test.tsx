import { useLayer } from '@billet/shared-bridge';
import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import type { ReleaseData } from '../site/release-data.ts';
import { makeReleaseWatcher } from './release-watcher.ts';

const MINUTE = 60_000;
const releaseOf = (shell: string): ReleaseData => ({ n: 1, shell: { version: shell }, remotes: {} });

/** Release that the fake server returns. */
let served: ReleaseData | null = null;
let reloads = 0;
const learnt: string[] = [];

function openPage({ isOutdated = false } = {}) {
  const page = { document, location: { reload: () => reloads++ }, sessionStorage } as unknown as Window;
  return makeReleaseWatcher({
    page,
    release: releaseOf('one'),
    releaseFor: (release) => release,
    startedAt: Date.now() - MINUTE,
    remotes: { isOutdated, applyRelease: ({ shell }) => void learnt.push(shell.version) },
  });
}

function Layer() {
  useLayer(true, () => undefined);
  return <p>A sheet</p>;
}

beforeEach(() => {
  installBridge(fakeBridge().bridge);
  reloads = 0;
  learnt.length = 0;
  served = null;
  rstest.stubGlobal('fetch', async (address: string) => {
    if (address === '/') return new Response('the page');
    return served ? new Response(JSON.stringify(served)) : new Response(null, { status: 304 });
  });
});

describe('[MFE-11] a newer version of a loaded remote', () => {
  test.each(['navigated', 'returned'] as const)('a newer version of a loaded remote reloads the page after the event %s', async (event) => {
    await openPage({ isOutdated: true })(event);
    expect(reloads).toBe(1);
  });

  test.each([
    { of: 'a layer is open', what: <Layer /> },
    { of: 'a field has text', what: <textarea defaultValue="Half a thought" /> },
    // biome-ignore lint/a11y/noAutofocus: the test needs a focused field
    { of: 'a field has the focus', what: <input autoFocus /> },
  ])('a newer version of a loaded remote does not reload the page while $of', async ({ what }) => {
    render(what);
    const checkForUpdates = openPage({ isOutdated: true });
    await checkForUpdates('navigated');
    await checkForUpdates('returned');
    expect(reloads).toBe(0);
  });

  test('a newer version of a loaded remote does not reload the page after a failure, until the user retries', async () => {
    const checkForUpdates = openPage({ isOutdated: true });
    await checkForUpdates('failed');
    expect(reloads).toBe(0);
    await checkForUpdates('failedAgain');
    expect(reloads).toBe(1);
  });
});

describe('[MFE-11] a newer shell', () => {
  test('a newer shell is detected at a navigation, and the next one reloads the page once', async () => {
    served = releaseOf('two');
    const checkForUpdates = openPage();
    await checkForUpdates('navigated');
    expect([learnt, reloads]).toEqual([['two'], 0]);
    await checkForUpdates('navigated');
    await checkForUpdates('navigated');
    expect(reloads).toBe(1);
  });

  test('a newer shell reloads the page when the user returns to an idle page', async () => {
    served = releaseOf('two');
    await openPage()('returned');
    expect(reloads).toBe(1);
  });

  test('a newer shell waits while a layer is open or text is typed', async () => {
    served = releaseOf('two');
    const checkForUpdates = openPage();
    render(<textarea defaultValue="Half a thought" />);
    await checkForUpdates('navigated');
    await checkForUpdates('navigated');
    await checkForUpdates('returned');
    expect(reloads).toBe(0);
  });

  test.each([
    { of: 'the network is down', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
    { of: 'the server is down', answer: async () => new Response('Bad gateway', { status: 502 }) },
  ])('a newer shell does not reload the page while $of', async ({ answer }) => {
    served = releaseOf('two');
    const checkForUpdates = openPage();
    await checkForUpdates('navigated');
    rstest.stubGlobal('fetch', answer);
    await checkForUpdates('navigated');
    await checkForUpdates('returned');
    expect(reloads).toBe(0);
  });

  test('a newer shell does not reload the page if the user starts typing during the check of the server', async () => {
    served = releaseOf('two');
    const checkForUpdates = openPage();
    await checkForUpdates('navigated');
    const moving = checkForUpdates('navigated');
    render(<textarea defaultValue="Half a thought" />);
    await moving;
    expect(reloads).toBe(0);
  });

  test('a newer shell needed after a lost file reloads the page when the failed layer is closed', async () => {
    served = releaseOf('two');
    const checkForUpdates = openPage();
    const { unmount } = render(<Layer />);
    await checkForUpdates('failed');
    expect([screen.getByText('A sheet').isConnected, reloads]).toEqual([true, 0]);
    unmount();
    await expect.poll(() => reloads).toBe(1);
  });

  test('a newer shell needed after a lost file reloads the page when the user retries', async () => {
    served = releaseOf('two');
    const checkForUpdates = openPage();
    render(<Layer />);
    await checkForUpdates('failed');
    await checkForUpdates('failedAgain');
    expect(reloads).toBe(1);
  });

  test('a newer shell keeps an open layer after further losses in the background', async () => {
    served = releaseOf('two');
    const checkForUpdates = openPage();
    render(<Layer />);
    await checkForUpdates('failed');
    await checkForUpdates('failed');
    expect(reloads).toBe(0);
  });

  test('a failure without a newer release reloads nothing', async () => {
    const checkForUpdates = openPage();
    await checkForUpdates('failed');
    await checkForUpdates('failedAgain');
    await checkForUpdates('navigated');
    expect(reloads).toBe(0);
  });
});
