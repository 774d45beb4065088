import type { InventoryCount, User, Valentine } from '@billet/shared-domain/contract';
import type { Environment } from '../src/contract.ts';
import { setEnvironment } from '../src/session/app-state.ts';
import type { SessionPorts } from '../src/session/ports.ts';
import { makeStore } from '../src/session/store.ts';
import { type FakeParts, fakeBridge } from '../src/testing/index.ts';

export const user: User = {
  valentineCode: 'abcdefgh23',
  telegram: { languageCode: 'en', firstName: 'Alice', username: 'alice', photoUrl: null },
  mode: 'anonymous',
  completedTasks: [],
  hasMarch8EarlyReveal: false,
  availableReveals: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  categoryCode: 'global',
  categoryRank: null,
  leaderboardCategory: null,
  language: null,
};

export const count: InventoryCount = { ordinary: 1, super: 0, total: 3, unread: 2 };

export function valentine(id: string, changes: Partial<Valentine> = {}): Valentine {
  return {
    id,
    type: 'anonymous_message',
    status: 'sent',
    item: { id: 'anon', type: 'in_app_gift', containedPublicIds: [], discountPercent: 0, originalPrice: null },
    message: null,
    answer: null,
    sender: null,
    isFullyAnonymous: false,
    isOpenSympathy: false,
    isAnonymousMessage: true,
    isMutual: false,
    isPublic: true,
    isRevealCompleted: false,
    isTelegramGiftSent: false,
    sentAt: '2026-02-14T10:00:00.000Z',
    ...changes,
  };
}

export const environment: Environment = {
  mode: 'telegram',
  platform: 'ios',
  isMobile: true,
  isWebView: true,
  isAuth: true,
  isDark: false,
  isInitialized: true,
  startParam: null,
};

/** A session of its own with a fake bridge behind it, ready for calls. */
export function sessionWith(parts: FakeParts = {}, environmentChanges: Partial<Environment> = {}) {
  const fake = fakeBridge(parts);
  const store = makeStore();
  setEnvironment(store, { ...environment, ...environmentChanges });
  const ports: SessionPorts = { store, api: fake.bridge.api, storage: fake.bridge.messenger.storage, log: fake.bridge.log };
  const callsOf = (name: string) => fake.apiCalls.filter((call) => call.name === name);
  return { ...fake, store, ports, callsOf };
}
