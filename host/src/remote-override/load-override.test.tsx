import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { testLanguage } from '@billet/shared-i18n/testing';
import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Remotes } from '../remotes/remotes.ts';
import type { ReleaseData } from '../site/release-data.ts';
import { samples } from '../site/samples.ts';
import type { Override } from './override-request.ts';

const shared = { react: '19.3.1', '@billet/shared-bridge': '1.6.0' };
// the build defines these constants
rstest.stubGlobal('SHARED_VERSIONS', shared);
rstest.stubGlobal('OVERRIDE_TEXTS', { en: '' });
const { loadOverride } = await import('./load-override.tsx');

const released = Object.entries(samples).map(([name, { active }]) => {
  const { manifest } = active;
  return [name, { active: { version: 'one', entry: `/r/${name}.js`, integrity: {}, chunks: {}, manifest }, previous: [] }] as const;
});
const release: ReleaseData = { shell: { version: 'shell' }, remotes: Object.fromEntries(released) };
const origin = 'http://localhost:3002';
const description = { name: 'inbox', contract: '^1.5.0', shared, manifest: release.remotes.inbox?.active.manifest };
const remotes = { siteMap: () => ({}), subscribe: () => () => undefined, versionOf: () => 'one' } as unknown as Remotes;

const answer = (body: object) => async () => new Response(JSON.stringify(body));
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  installBridge(fakeBridge().bridge);
  rstest.stubGlobal('EventSource', EventTarget);
});
afterEach(() => void rstest.unstubAllGlobals());

/** A browser tab, whose session storage no other tab shares. */
function openTab() {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const location = { reload: rstest.fn() };
  return { page: { sessionStorage, location } as unknown as Window, location };
}

/** Loads an override and renders the app with its banner. Resolves with the release that the app gets. */
async function show(override: Partial<Override>, page = openTab().page) {
  const loaded = await loadOverride(page, { remote: 'inbox', origin, verdict: 'runs', ...override }, release);
  const { unmount } = render(loaded.draw(testLanguage('en'), { app: <main>App</main>, remotes, show: () => undefined }));
  return { release: loaded.release, unmount };
}

test.each([
  { of: 'whose server does not answer', reply: noAnswer, words: [`${origin} doesn’t answer. The released inbox runs.`] },
  {
    of: 'made for another contract',
    reply: answer({ ...description, contract: '^99.0.0' }),
    words: [`What ${origin} offers as inbox doesn’t fit here. The released version runs.`, 'inbox is made for contract ^99.0.0'],
  },
  {
    of: 'of another remote',
    reply: answer({ ...description, name: 'share' }),
    words: ['doesn’t fit here. The released version runs.', 'this is the development server of share'],
  },
  {
    of: 'of another remote instead of an unreleased one',
    override: { remote: 'attic' },
    reply: answer({ ...description, name: 'share' }),
    words: ['This app has no attic. The released version runs.', 'this is the development server of share'],
  },
  {
    of: 'whose address is no address',
    override: { remote: '', origin: '', verdict: 'unreadable' as const },
    reply: noAnswer,
    words: ['can’t be read. The released version runs.'],
  },
])('[MFE-08] an override $of is refused with its reason, and the released version runs', async ({ override = {}, reply, words }) => {
  rstest.stubGlobal('fetch', reply);
  const shown = await show(override);
  expect(shown.release).toEqual(release);
  for (const each of words) expect(screen.getByRole('alert').textContent).toContain(each);
  expect(screen.getByRole('main').textContent).toBe('App');
});

test('[MFE-08][SEC-06] an override that asks runs after the user agreed to its origin, and in the same tab only', async () => {
  const fetched = rstest.fn(answer(description));
  rstest.stubGlobal('fetch', fetched);
  const { page, location } = openTab();
  const asked = await show({ verdict: 'asks' }, page);
  expect(asked.release).toEqual(release);
  expect(screen.getByRole('status').textContent).toContain(`Let inbox run from ${origin}?`);
  fireEvent.click(screen.getByRole('button', { name: 'Run it' }));
  expect(location.reload).toHaveBeenCalledTimes(1);
  asked.unmount();
  for (const [override, tab] of [
    [{ origin: 'http://localhost:3003' }, page],
    [{}, openTab().page],
  ] as const) {
    const other = await show({ verdict: 'asks', ...override }, tab);
    expect(other.release).toEqual(release);
    other.unmount();
  }
  expect(fetched).not.toHaveBeenCalled();
  const run = await show({ verdict: 'asks' }, page);
  expect(run.release.remotes.inbox?.active.entry).toBe(`${origin}/federated/remoteEntry.js`);
  expect(screen.getByRole('status').textContent).toContain(`inbox runs from ${origin}`);
});
