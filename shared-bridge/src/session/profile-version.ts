import type { Answer } from '@billet/shared-domain/contract';
import type { SessionStore } from './store.ts';

type Profile = Answer<'getProfile'>;

/** The newest profile that a session has applied. */
const applied = new WeakMap<SessionStore, Profile>();
/** The newest version that the live connection has sent. */
const eventVersions = new WeakMap<SessionStore, number>();

export function recordApplied(store: SessionStore, answer: Profile): void {
  applied.set(store, answer);
}

/** Whether a newer profile was applied. A recreated account starts from version 0. */
export function isOlderThanApplied(store: SessionStore, { user, version = Number.POSITIVE_INFINITY }: Profile): boolean {
  const profile = applied.get(store);
  return profile !== undefined && profile.user.valentineCode === user.valentineCode && version < (profile.version ?? 0);
}

/** Whether the live connection has sent a newer version. */
export function isOlderThanEvent(store: SessionStore, { version = Number.POSITIVE_INFINITY }: Profile): boolean {
  return version < (eventVersions.get(store) ?? 0);
}

/**
 * Records the version that the live connection sent. True if it is newer than the applied profile and not known yet: the profile changed
 * between its answer and the opening of the connection.
 */
export function hasMissedChange(store: SessionStore, version: number): boolean {
  const appliedVersion = applied.get(store)?.version;
  const known = eventVersions.get(store) ?? appliedVersion ?? version;
  eventVersions.set(store, Math.max(known, version));
  return appliedVersion !== undefined && version > Math.max(appliedVersion, known);
}
