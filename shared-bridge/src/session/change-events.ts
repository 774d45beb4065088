import type { LiveEvent } from '@billet/shared-domain/contract';
import type { SessionDeps } from './deps.ts';
import { withInventory } from './late-inventory.ts';
import { followMode } from './mode.ts';
import { refreshProfile } from './profile.ts';
import { hasMissed } from './profile-version.ts';
import { isChosenElsewhere } from './server-mode.ts';

/** How often a person's inbox and profile have changed, as the ids of change events tell it. */
export interface Versions {
  readonly inventory: number;
  readonly profile: number;
}

/**
 * What the session does about a change event (INB-12). An order's is for the screen that waits for it.
 * The first of a page only tells the counts with which the connection opened.
 */
export async function followEvent(deps: SessionDeps, event: LiveEvent, opening: Versions | null = null): Promise<void> {
  if (event.kind === 'inventory') {
    const { count } = event;
    await withInventory(deps, ({ followOpening, followChange }) =>
      opening ? followOpening(deps, count, opening.inventory) : followChange(deps, count),
    );
  }
  if (event.kind === 'profile') await followProfile(deps);
}

/** The profile anew. Where another mode stands in it than before, another device chose it. */
async function followProfile(deps: SessionDeps): Promise<void> {
  await refreshProfile(deps);
  const mode = deps.store.getState().userData.user?.mode;
  if (mode !== undefined && isChosenElsewhere(deps.store, mode)) await followMode(deps, mode);
}

/**
 * Follows the events of one live connection. The session is told first, so that a page that is told (`tell`) finds it changed.
 * `versions`: what stands by then; null where the event doesn't say.
 */
export function makeFollower(deps: SessionDeps, tell: (event: LiveEvent) => void): (event: LiveEvent, versions: Versions | null) => void {
  let counts = 0;
  const follow = (event: LiveEvent, versions: Versions | null) => {
    const isOpening = event.kind === 'inventory' && counts++ === 0;
    void followEvent(deps, event, isOpening ? versions : null);
    tell(event);
  };
  return (event, versions) => {
    const isBehind = versions !== null && hasMissed(deps.store, versions.profile);
    follow(event, versions);
    if (isBehind && event.kind !== 'profile') follow({ kind: 'profile' }, null);
  };
}

/** After a break in the live connection: whatever may have changed meanwhile is asked for. */
export async function catchUp(deps: SessionDeps): Promise<void> {
  await Promise.all([followProfile(deps), withInventory(deps, ({ renewInventory }) => renewInventory(deps))]);
}
