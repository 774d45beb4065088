import { bridge, refreshInventory, useSession } from '@billet/shared-bridge';
import { useEffect } from 'react';

/** ENV-07: the inventory is asked for once when the tabs are entered, and again after they were left. */
export function useInventoryOnTabs(isTab: boolean): void {
  const isReady = useSession(({ appState }) => appState.isReady);
  useEffect(() => {
    if (!isTab || !isReady) return;
    refreshInventory().catch((thrown: unknown) => bridge().log({ event: 'inventory_unrefreshed', level: 'warn', reason: String(thrown) }));
  }, [isTab, isReady]);
}
