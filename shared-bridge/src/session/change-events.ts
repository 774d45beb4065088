import type { LiveEvent } from '@billet/shared-domain/contract';
import type { SessionDeps } from './deps.ts';
import { withInventory } from './late-inventory.ts';
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
  if (event.kind === 'profile') await refreshProfile(deps);
}

/** After a break in the live connection: whatever may have changed meanwhile is asked for. */
export async function catchUp(deps: SessionDeps): Promise<void> {
  await Promise.all([refreshProfile(deps), withInventory(deps, ({ renewInventory }) => renewInventory(deps))]);
}
