import { type FakeBridge, type FakeParts, fakeBridge, installBridge, setSession } from '@billet/shared-bridge/testing';
import type { Mode, User } from '@billet/shared-domain/contract';

export const alice: User = {
  valentineCode: 'a2b3c4d5e6',
  telegram: { languageCode: 'en', firstName: 'Alice', username: 'alice', photoUrl: null },
  mode: 'valentine',
  completedTasks: [],
  hasMarch8EarlyReveal: false,
  availableReveals: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  categoryCode: 'global',
  categoryRank: 12,
  leaderboardCategory: null,
  language: null,
};

export interface PageParts extends FakeParts {
  /** Null: the profile isn't here. */
  readonly user?: Partial<User> | null;
  readonly mode?: Mode;
}

/** The page as Alice finds it: a fake bridge in place, and a session with her profile. */
export function fakePage({ user = {}, mode = 'valentine', ...parts }: PageParts = {}): FakeBridge {
  const fake = fakeBridge(parts);
  installBridge(fake.bridge);
  setSession({ appState: { isReady: true }, userData: { user: user && { ...alice, ...user } }, mode: { mode } });
  return fake;
}

/** Names of the calls that were made, in their order. */
export const callsOf = ({ apiCalls }: FakeBridge): string[] => apiCalls.map(({ name }) => name);

/** The id in the place of a text. */
export const asId = (id: string): string => id;
