import { fakeBridge, installBridge, setSession } from '@billet/shared-bridge/testing';
import { InEnglish, InRussian } from '@billet/shared-i18n/testing';
import { expect, rstest, test } from '@rstest/core';
import { act, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { RemoteFailure } from '../error-reporting/failure.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { samples } from '../site/samples.ts';
import { siteMapOf } from '../site/site-map.ts';
import { App } from './app.tsx';

const siteMap = siteMapOf(samples);
/** Remotes whose pages never finish loading. */
const remotes = {
  peek: () => null,
  load: () => new Promise(() => undefined),
  subscribe: () => () => undefined,
  siteMap: () => siteMap,
  versionOf: () => 'one',
};

test('[ENV-06] a launch that cannot be converted into an address ends the loading state', async () => {
  const { bridge, logged } = fakeBridge({
    answers: {
      getPublicProfile: () => {
        throw new TypeError('out of shape');
      },
    },
  });
  installBridge(bridge);
  setSession({
    appState: { environment: bridge.environment, isInitialized: true, isReady: true, isExpired: false },
    userData: { user: { valentineCode: 'zzzzzzzzzz' } as never, loadingCompleted: true },
  });
  window.history.replaceState(null, '', '#');
  const launch = { rawInitData: 'user=1&hash=one', startParam: 'a2b3c4d5e6', account: '1' } as never;
  render(<App launch={launch} remotes={remotes as unknown as Remotes} checkForUpdates={async () => undefined} />, { wrapper: InEnglish });
  expect(screen.getByRole('status', { name: 'Loading profile...' })).toBeTruthy();
  expect(await screen.findByRole('navigation')).toBeTruthy();
  expect(logged.map(({ event }) => event)).toContain('launch_unplaced');
});

test('[ERR-01][ENV-06] a refused profile shows the error and the reload button in Russian', () => {
  const { bridge } = fakeBridge();
  installBridge(bridge);
  const error = { kind: 'answer', status: 403, code: 'cross_site', message: '' } as const;
  setSession({
    appState: { environment: bridge.environment, isInitialized: true, isReady: true, isExpired: false },
    userData: { user: null, loading: false, loadingCompleted: true, retryCount: 0, error },
  });
  render(<App launch={null} remotes={remotes as unknown as Remotes} checkForUpdates={async () => undefined} />, { wrapper: InRussian });
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading').textContent).toBe('Слишком много подарков. Попробуйте ещё раз');
  expect(within(alert).getByRole('button').textContent).toBe('Перезагрузить');
});

test('[ERR-01] reloading the profile keeps the focus on the button and announces the attempt', async () => {
  const { bridge } = fakeBridge();
  installBridge(bridge);
  const environment = { appState: { environment: bridge.environment, isInitialized: true, isReady: true, isExpired: false } };
  const lost = { user: null, loadingCompleted: true, retryCount: 3, error: { kind: 'network' } } as const;
  setSession({ ...environment, userData: { ...lost, loading: false } });
  render(<App launch={null} remotes={remotes as unknown as Remotes} checkForUpdates={async () => undefined} />, { wrapper: InEnglish });
  const button = screen.getByRole('button', { name: 'Reload' });
  button.focus();
  act(() => setSession({ ...environment, userData: { ...lost, loading: true } }));
  expect([document.activeElement, button.getAttribute('aria-busy')]).toEqual([button, 'true']);
  expect(screen.getByRole('alert').textContent).toContain('Network error occurred. Retrying... Please wait.');
});

test('[NAV-01] an address in another case or with a trailing slash opens its tab and marks it in the tab bar', async () => {
  const { bridge } = fakeBridge();
  installBridge(bridge);
  setSession({
    appState: { environment: bridge.environment, isInitialized: true, isReady: true, isExpired: false },
    userData: { user: { valentineCode: 'zzzzzzzzzz' } as never, loadingCompleted: true },
  });
  window.history.replaceState(null, '', '#/Share/?from=link');
  render(<App launch={null} remotes={remotes as unknown as Remotes} checkForUpdates={async () => undefined} />, { wrapper: InEnglish });
  expect((await screen.findByRole('link', { current: 'page' })).textContent).toContain('Share');
  expect(window.location.hash).toBe('#/share?from=link');
  await act(async () => {
    window.history.pushState(null, '', '#/INBOX/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Inbox');
  expect(window.location.hash).toBe('#/inbox');
});

test.each(['', '/', '/nowhere', '/share/more'])('[NAV-01] the unknown address "%s" leads to the home route', async (address) => {
  const { bridge } = fakeBridge();
  installBridge(bridge);
  setSession({
    appState: { environment: bridge.environment, isInitialized: true, isReady: true, isExpired: false },
    userData: { user: { valentineCode: 'zzzzzzzzzz' } as never, loadingCompleted: true },
  });
  window.history.replaceState(null, '', '#/inbox');
  render(<App launch={null} remotes={remotes as unknown as Remotes} checkForUpdates={async () => undefined} />, { wrapper: InEnglish });
  await screen.findByRole('navigation');
  await act(async () => {
    window.history.pushState(null, '', `#${address}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Share');
  expect(window.location.hash).toBe('#/share');
});

test('[NAV-02] the next page takes the focus of an element that was unmounted with the previous one; a tab and the first page do not', async () => {
  const { bridge } = fakeBridge();
  installBridge(bridge);
  setSession({
    appState: { environment: bridge.environment, isInitialized: true, isReady: true, isExpired: false },
    userData: { user: { valentineCode: 'zzzzzzzzzz' } as never, loadingCompleted: true },
  });
  window.history.replaceState(null, '', '#/share');
  const Page = () => <button type="button">To the inbox</button>;
  render(<App launch={null} remotes={{ ...remotes, peek: () => Page } as unknown as Remotes} checkForUpdates={async () => undefined} />, {
    wrapper: InEnglish,
  });
  const here = await screen.findByRole('button', { name: 'To the inbox' });
  expect(document.activeElement).toBe(document.body);
  const goTo = (path: string) =>
    act(async () => {
      window.history.pushState(null, '', `#${path}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  here.focus();
  await goTo('/inbox');
  expect(here.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  const tab = screen.getByRole('link', { name: 'Share' });
  tab.focus();
  await goTo('/share');
  expect(document.activeElement).toBe(tab);
});

test('[MFE-06][NAV-09] a page that throws on unmount does not break the next page, and is reported for its remote', async () => {
  const quiet = rstest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { bridge } = fakeBridge();
  installBridge(bridge);
  setSession({
    appState: { environment: bridge.environment, isInitialized: true, isReady: true, isExpired: false },
    userData: { user: { valentineCode: 'zzzzzzzzzz' } as never, loadingCompleted: true },
  });
  const Breaking = () => {
    useEffect(
      () => () => {
        throw new Error('broken on purpose');
      },
      [],
    );
    return <h1>The first page</h1>;
  };
  const Next = () => <h1>The next page</h1>;
  const reported: unknown[] = [];
  const loaded = {
    ...remotes,
    peek: (_: string, { remote }: { remote: string }) => (remote === 'share' ? Breaking : Next),
    report: (remote: string, { phase, code }: RemoteFailure) => void reported.push({ remote, phase, code }),
  };
  window.history.replaceState(null, '', '#/share');
  render(<App launch={null} remotes={loaded as unknown as Remotes} checkForUpdates={async () => undefined} />, { wrapper: InEnglish });
  expect(await screen.findByRole('heading', { name: 'The first page' })).toBeTruthy();
  await act(async () => {
    window.history.pushState(null, '', '#/inbox');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('heading', { name: 'The next page' })).toBeTruthy();
  expect(screen.getByRole('navigation')).toBeTruthy();
  expect(reported).toEqual([{ remote: 'share', phase: 'render', code: 'threw_while_drawn' }]);
  quiet.mockRestore();
});
