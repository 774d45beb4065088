import { type FakeBridge, type FakeParts, fakeBridge, installBridge, sampleUser, setSession } from '@billet/shared-bridge/testing';
import type { Mode, User } from '@billet/shared-domain/contract';

export interface PageParts extends FakeParts {
  /** Null: the profile is not loaded. */
  readonly user?: Partial<User> | null;
  readonly mode?: Mode;
}

/** Installs a fake bridge and a session with a sample profile. */
export function fakePage({ user = {}, mode = 'valentine', ...parts }: PageParts = {}): FakeBridge {
  const fake = fakeBridge(parts);
  installBridge(fake.bridge);
  setSession({ appState: { isReady: true }, userData: { user: user && sampleUser(user) }, mode: { mode } });
  return fake;
}

/** Names of the API calls in order. */
export const callsOf = ({ apiCalls }: FakeBridge): string[] => apiCalls.map(({ name }) => name);

/** The id in the place of a text. */
export const idAsText = (id: string): string => id;
