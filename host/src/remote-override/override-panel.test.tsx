import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { beforeEach, expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { FailureLog } from './failure-log.ts';
import { OverrideTools, type OverrideToolsProps } from './override-tools.tsx';

const manifest = { routes: [], dialogs: [] };
const version = (name: string) => ({ version: name, entry: `/r/inbox/${name}.js`, integrity: {}, chunks: {}, manifest });
const release = { n: 7, shell: { version: 'shell' }, remotes: { inbox: { active: version('two'), previous: [] } } };
const latest = { ...release, remotes: { inbox: { active: version('two'), previous: [version('one')] } } };

beforeEach(() => {
  installBridge(fakeBridge().bridge);
  rstest.stubGlobal('fetch', async () => new Response(JSON.stringify(latest)));
});

function show(more: Partial<OverrideToolsProps> = {}) {
  const stored = new Map<string, string>();
  const location = { href: 'http://localhost:8080/?override=panel#/share', reload: rstest.fn(), replace: rstest.fn() };
  const sessionStorage = {
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const siteMap = {} as ReturnType<OverrideToolsProps['remotes']['siteMap']>;
  const remotes = { siteMap: () => siteMap, subscribe: () => () => undefined, versionOf: () => 'two' };
  const failures = new FailureLog();
  render(
    <OverrideTools
      {...{ page: { location, sessionStorage } as unknown as Window, release, remotes, failures, pins: {} }}
      {...{ remote: '', origin: '', state: 'panel', reason: null, onAgree: rstest.fn(), ...more }}
    >
      <main>App</main>
    </OverrideTools>,
    { wrapper: InEnglish },
  );
  const pins = () => JSON.parse(stored.get('billet-pinned-versions') ?? '{}') as unknown;
  return { location, failures, pins };
}

const panel = () => screen.getByRole('dialog', { name: 'Remotes' });
const button = (name: string) => within(panel()).getByRole('button', { name });

test('[MFE-08] the panel of an address without an override is open at first, and its button opens it again', async () => {
  show();
  expect(await within(panel()).findByText('two, active version of the release')).toBeTruthy();
  fireEvent.click(button('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remotes' }));
  expect(panel()).toBeTruthy();
});

test('[MFE-08] a pin of a kept version is stored and reloads the page', async () => {
  const { location, pins } = show();
  fireEvent.click(await within(panel()).findByRole('button', { name: 'Pin one of inbox' }));
  expect(pins()).toEqual({ inbox: 'one' });
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test('[MFE-08] a pinned version is named in the banner, and can be unpinned', () => {
  const { location, pins } = show({ pins: { inbox: 'two', send: 'one' } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Pinned: inbox two, send one');
  fireEvent.click(screen.getByRole('button', { name: 'Remotes' }));
  fireEvent.click(button('Unpin of inbox'));
  expect(pins()).toEqual({ send: 'one' });
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test('[MFE-08][MFE-14] a remote runs from a local address, also one that was never released', () => {
  const { location } = show();
  fireEvent.change(screen.getByLabelText('Remote'), { target: { value: 'quiz' } });
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'http://localhost:3004/' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Run a remote from a development server' }));
  expect(location.replace).toHaveBeenCalledWith('http://localhost:8080/?override=quiz%40http%3A%2F%2Flocalhost%3A3004#/share');
});

test('[MFE-08] a reset removes pins and override', () => {
  const { location, pins } = show({ state: 'runs', remote: 'inbox', origin: 'http://localhost:3002', pins: { send: 'one' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remotes' }));
  expect(within(panel()).getByText('two, development server at http://localhost:3002')).toBeTruthy();
  fireEvent.click(button('Reset all'));
  expect(pins()).toEqual({});
  expect(location.replace).toHaveBeenCalledWith('http://localhost:8080/#/share');
});

test('[MFE-08][MFE-12] the panel shows the last failure of a remote, and says if the kept versions did not load', async () => {
  rstest.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { failures } = show();
  expect(await within(panel()).findByText('The kept versions did not load.')).toBeTruthy();
  const report = rstest.fn();
  const watched = failures.watch(report);
  watched({ remote: 'inbox', version: 'two', phase: 'start', code: 'started' });
  expect(screen.queryByText(/Last failure/)).toBeNull();
  watched({ remote: 'inbox', version: 'two', phase: 'entry', code: 'missing' });
  expect(await within(panel()).findByText('Last failure: missing (entry) in two')).toBeTruthy();
  expect(report).toHaveBeenCalledTimes(2);
});
