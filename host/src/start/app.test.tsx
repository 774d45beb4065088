import { fakeBridge, installBridge, setSession } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { afterEach, expect, test } from '@rstest/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { Remotes } from '../remotes/remotes.ts';
import { samples } from '../site/samples.ts';
import { siteMapOf } from '../site/site-map.ts';
import { App } from './app.tsx';

afterEach(cleanup);

/** Remotes whose pages are on their way for ever. */
const remotes = { peek: () => null, load: () => new Promise(() => undefined), report: () => undefined, hasPrevious: () => false };

test('[ENV-06] a launch that can’t be turned into an address ends the wait all the same', async () => {
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
  const launch = { rawInitData: 'user=1&hash=one', startParam: 'a2b3c4d5e6' } as never;
  render(<App launch={launch} remotes={remotes as unknown as Remotes} siteMap={siteMapOf(samples)} />, { wrapper: InEnglish });
  expect(screen.getByRole('status', { name: 'Loading profile...' })).toBeTruthy();
  expect(await screen.findByRole('navigation')).toBeTruthy();
  expect(logged.map(({ event }) => event)).toContain('launch_unplaced');
});
