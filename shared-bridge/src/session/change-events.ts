import type { LiveEvent } from '@billet/shared-domain/contract';
import type { SessionDeps } from './deps.ts';
import { withInventory } from './late-inventory.ts';
import { followMode } from './mode.ts';
import { refreshProfile } from './profile.ts';

/**
 * What the session does about a change event (INB-12). An order's is for the screen that waits for it.
 * The first of a page only tells the counts with which the connection opened.
 */
export async function followEvent(deps: SessionDeps, event: LiveEvent, isFirst = false): Promise<void> {
  if (event.kind === 'inventory') {
    const { count } = event;
    await withInventory(deps, ({ followOpening, followChange }) => (isFirst ? followOpening : followChange)(deps, count));
  }
  if (event.kind === 'profile') await followProfile(deps);
}

/** The profile anew. Where another mode stands in it than before, another device chose it. */
async function followProfile(deps: SessionDeps): Promise<void> {
  const modeOf = () => deps.store.getState().userData.user?.mode;
  const before = modeOf();
  await refreshProfile(deps);
  const mode = modeOf();
  const isChosen = before !== undefined && mode !== undefined && mode !== before && mode !== deps.store.getState().mode.mode;
  if (isChosen) await followMode(deps, mode);
}

/** After a break in the live connection: whatever may have changed meanwhile is asked for. */
export async function catchUp(deps: SessionDeps): Promise<void> {
  await Promise.all([followProfile(deps), withInventory(deps, ({ renewInventory }) => renewInventory(deps))]);
}
