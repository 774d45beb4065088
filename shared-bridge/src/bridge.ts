import type { Bridge } from './contract.ts';
import { pageSingleton } from './page-singleton.ts';
import { installQueryClient } from './server-state/query-client.ts';

const installed = pageSingleton<{ current: Bridge | null }>('bridge', () => ({ current: null }));

/** Sets the bridge of the page and creates its query client. Called once, by the host or by a standalone page. */
export function installBridge(newBridge: Bridge): void {
  installed.current = newBridge;
  installQueryClient(newBridge);
}

/** The bridge of the page. Throws before the host has installed it. */
export function bridge(): Bridge {
  if (installed.current === null) throw new Error('The bridge is not installed yet. A host calls installBridge() before it shows a page.');
  return installed.current;
}
