import type { Answer } from '@billet/shared-domain/contract';
import type { SessionStore } from './store.ts';

type Profile = Answer<'getProfile'>;

/** The newest answer that a session took. */
const taken = new WeakMap<SessionStore, Profile>();
/** The newest version that the live connection told of. */
const told = new WeakMap<SessionStore, number>();

export function take(store: SessionStore, answer: Profile): void {
  taken.set(store, answer);
}

/** Whether something newer was taken already. An account that was deleted and made anew counts from the beginning. */
export function isOlder(store: SessionStore, { user, version = Number.POSITIVE_INFINITY }: Profile): boolean {
  const held = taken.get(store);
  return held !== undefined && held.user.valentineCode === user.valentineCode && version < (held.version ?? 0);
}

/** Whether the live connection told of something newer. */
export function isStale(store: SessionStore, { version = Number.POSITIVE_INFINITY }: Profile): boolean {
  return version < (told.get(store) ?? 0);
}

/**
 * The live connection tells which version stands by now. True where that is newer than what is held and nothing has said so yet:
 * it came between the profile's answer and the opening of the connection.
 */
export function hasMissed(store: SessionStore, version: number): boolean {
  const held = taken.get(store)?.version;
  const known = told.get(store) ?? held ?? version;
  told.set(store, Math.max(known, version));
  return held !== undefined && version > Math.max(held, known);
}
