import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { testStates } from '@billet/shared-i18n/testing';
import { beforeAll } from '@rstest/core';
import { states } from './gallery.tsx';

beforeAll(() => installBridge(fakeBridge().bridge));
testStates(states);
