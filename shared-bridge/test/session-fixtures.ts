import type { InventoryCount, User, Valentine } from '@billet/shared-domain/contract';
import type { Environment } from '../src/contract.ts';
import { setEnvironment } from '../src/session/app-state.ts';
import type { SessionDeps } from '../src/session/deps.ts';
import { makeStore } from '../src/session/store.ts';
import { type FakeParts, fakeBridge, sampleNote, sampleUser } from '../src/testing/index.ts';

export const user: User = sampleUser({ valentineCode: 'abcdefgh23', mode: 'anonymous' });

export const count: InventoryCount = { ordinary: 1, super: 0, total: 3, unread: 2, unreadAnonymous: 1 };

/** An unopened question. */
export function valentine(id: string, changes: Partial<Valentine> = {}): Valentine {
  const item = { ...sampleNote().item, id: 'anon' };
  return sampleNote({ id, type: 'anonymous_message', status: 'sent', item, message: null, isAnonymousMessage: true, ...changes });
}

/** A separate session with a fake bridge, ready for calls. */
export function sessionWith(parts: FakeParts = {}, environmentChanges: Partial<Environment> = {}) {
  const fake = fakeBridge(parts);
  const store = makeStore();
  setEnvironment(store, { ...fake.bridge.environment, ...environmentChanges });
  const deps: SessionDeps = { store, api: fake.bridge.api, storage: fake.bridge.messenger.storage, log: fake.bridge.log };
  const callsOf = (name: string) => fake.apiCalls.filter((call) => call.name === name);
  return { ...fake, store, deps, callsOf };
}
