import type { CallState } from '@billet/shared-bridge';
import type { PublicProfile } from '@billet/shared-domain/contract';

export const nothing = (): void => {};

const controls = { retry: nothing, refresh: nothing, change: async () => null };

export const loadingCall = { ...controls, status: 'loading', data: null, failure: null } as const;
export const failedCall = { ...controls, status: 'failed', data: null, failure: { kind: 'network' } } as const;
export const readyCall = <T>(data: T): CallState<T> => ({ ...controls, status: 'ready', data, failure: null });

export const sampleRecipient: PublicProfile = {
  telegram: { firstName: 'Alice', photoUrl: null },
  isGhostUser: false,
  valentineCode: 'a2b3c4d5e6',
  mode: 'valentine',
};
