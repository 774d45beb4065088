import type { Bridge } from './contract.ts';
import { pageSingleton } from './page-singleton.ts';
import { installQueryClient } from './server-state/query-client.ts';

const place = pageSingleton<{ current: Bridge | null }>('bridge', () => ({ current: null }));

/** Sets the bridge of the page and creates its query client. Called once, by the host or by a standalone page. */
export function installBridge(made: Bridge): void {
  place.current = made;
  installQueryClient(made);
}

/** The bridge of the page. Throws before the host has installed it. */
export function bridge(): Bridge {
  if (place.current === null) throw new Error('The bridge is not installed yet. A host calls installBridge() before it shows a page.');
  return place.current;
}
