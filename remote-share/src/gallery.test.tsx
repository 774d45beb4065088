import { fakeBridge, installBridge, preloadSheets } from '@billet/shared-bridge/testing';
import { testStates } from '@billet/shared-i18n/testing';
import { beforeAll } from '@rstest/core';
import { states } from './gallery.tsx';

beforeAll(async () => {
  installBridge(fakeBridge().bridge);
  await preloadSheets();
});
testStates(states, {
  part: 'share',
  inSeason: ['share / valentine, weeks before 8 March', 'share / valentine, three days to 8 March'],
});
