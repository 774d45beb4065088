import { fakeBridge, installBridge, preloadSheets } from '@billet/shared-bridge/testing';
import { testStates } from '@billet/shared-i18n/testing';
import { beforeAll } from '@rstest/core';
import { states } from './gallery.tsx';

beforeAll(async () => {
  installBridge(fakeBridge().bridge);
  await preloadSheets();
});
testStates(states, {
  part: 'inbox',
  inSeason: states
    .map(({ name }) => name)
    .filter((name) => ['inbox/one, closed', 'inbox/full, before 8 March', 'inbox/live'].includes(name) || name.startsWith('closed/')),
});
