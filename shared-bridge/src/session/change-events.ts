import type { LiveEvent } from '@billet/shared-domain/contract';
import { withInventory } from './late-inventory.ts';
import type { SessionPorts } from './ports.ts';
import { refreshProfile } from './profile.ts';

/**
 * What the session does about a change event (INB-12). An order's is for the screen that waits for it.
 * The first of a page only tells the counts with which the connection opened.
 */
export async function followEvent(ports: SessionPorts, event: LiveEvent, isFirst = false): Promise<void> {
  if (event.kind === 'inventory') {
    const { count } = event;
    await withInventory(ports, ({ followOpening, followChange }) => (isFirst ? followOpening : followChange)(ports, count));
  }
  if (event.kind === 'profile') await refreshProfile(ports);
}

/** After a break in the live connection: whatever may have changed meanwhile is asked for. */
export async function catchUp(ports: SessionPorts): Promise<void> {
  await Promise.all([refreshProfile(ports), withInventory(ports, ({ renewInventory }) => renewInventory(ports))]);
}
