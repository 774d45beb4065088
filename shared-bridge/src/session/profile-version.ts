import type { Answer } from '@billet/shared-domain/contract';
import type { SessionStore } from './store.ts';

type Profile = Answer<'getProfile'>;

/** The newest profile that a session has applied. */
const taken = new WeakMap<SessionStore, Profile>();
/** The newest version that the live connection has sent. */
const told = new WeakMap<SessionStore, number>();

export function take(store: SessionStore, answer: Profile): void {
  taken.set(store, answer);
}

/** Whether a newer profile was applied. A recreated account starts from version 0. */
export function isOlder(store: SessionStore, { user, version = Number.POSITIVE_INFINITY }: Profile): boolean {
  const held = taken.get(store);
  return held !== undefined && held.user.valentineCode === user.valentineCode && version < (held.version ?? 0);
}

/** Whether the live connection has sent a newer version. */
export function isStale(store: SessionStore, { version = Number.POSITIVE_INFINITY }: Profile): boolean {
  return version < (told.get(store) ?? 0);
}

/**
 * Records the version that the live connection sent. True if it is newer than the held profile and not known yet: the profile changed
 * between its answer and the opening of the connection.
 */
export function hasMissed(store: SessionStore, version: number): boolean {
  const held = taken.get(store)?.version;
  const known = told.get(store) ?? held ?? version;
  told.set(store, Math.max(known, version));
  return held !== undefined && version > Math.max(held, known);
}
