import type { CommandContext } from '../change.ts';
import type { Release, RemoteState } from '../schema.ts';

/** A remote's state in the current release. Throws an error with a readable message if there is none. */
export function stateOf({ store }: CommandContext, current: Release | null, name: string): { release: Release; state: RemoteState } {
  if (!current) throw new Error(`There is no release in ${store.place} yet; npm run build makes the first`);
  const state = current.remotes[name];
  const names = ['host', ...Object.keys(current.remotes)].join(', ');
  if (!state) throw new Error(`There is no remote "${name}" in ${store.place}; it has ${names}`);
  return { release: current, state };
}
