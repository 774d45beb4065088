import type { LiveEvent } from '@billet/shared-domain/contract';
import type { SessionDeps } from './deps.ts';
import { withInventory } from './lazy-inventory.ts';
import { applyMode } from './mode.ts';
import { refreshProfile } from './profile.ts';
import { hasMissedChange } from './profile-version.ts';
import { isChosenElsewhere } from './server-mode.ts';

/** The number of changes of a user's inbox and profile, from the ids of change events. */
export interface Versions {
  readonly inventory: number;
  readonly profile: number;
}

/**
 * Applies a change event to the session (INB-12). Order events are handled by the screen that waits for the order. The first inventory
 * event of a page only contains the counts at the opening of the connection.
 */
export async function applyEvent(deps: SessionDeps, event: LiveEvent, opening: Versions | null = null): Promise<void> {
  if (event.kind === 'inventory') {
    const { count } = event;
    await withInventory(deps, ({ applyLiveStart, applyCountEvent }) =>
      opening ? applyLiveStart(deps, count, opening.inventory) : applyCountEvent(deps, count),
    );
  }
  if (event.kind === 'profile') await reloadProfile(deps);
}

/** Loads the profile again. If its mode differs from the last one, another device has changed it. */
async function reloadProfile(deps: SessionDeps): Promise<void> {
  await refreshProfile(deps);
  const mode = deps.store.getState().userData.user?.mode;
  if (mode !== undefined && isChosenElsewhere(deps.store, mode)) await applyMode(deps, mode);
}

/**
 * Returns the handler for the events of one live connection. It starts the update of the session, which may load data, and then calls
 * `notify` without waiting for it. `versions`: the versions at the event; null if it has none.
 */
export function makeEventHandler(
  deps: SessionDeps,
  notify: (event: LiveEvent) => void,
): (event: LiveEvent, versions: Versions | null) => void {
  let counts = 0;
  const handleEvent = (event: LiveEvent, versions: Versions | null) => {
    const isOpening = event.kind === 'inventory' && counts++ === 0;
    void applyEvent(deps, event, isOpening ? versions : null);
    notify(event);
  };
  return (event, versions) => {
    const isBehind = versions !== null && hasMissedChange(deps.store, versions.profile);
    handleEvent(event, versions);
    if (isBehind && event.kind !== 'profile') handleEvent({ kind: 'profile' }, null);
  };
}

/** Reloads everything that may have changed during a break of the live connection. */
export async function reloadAfterGap(deps: SessionDeps): Promise<void> {
  await Promise.all([reloadProfile(deps), withInventory(deps, ({ reloadLoadedData }) => reloadLoadedData(deps))]);
}
