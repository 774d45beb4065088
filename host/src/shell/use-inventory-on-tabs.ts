import { bridge, refreshInventory, useSession } from '@billet/shared-bridge';
import { useEffect } from 'react';

/** Loads the inventory whenever the tabs are entered (ENV-07). */
export function useInventoryOnTabs(isTab: boolean): void {
  const isReady = useSession(({ appState }) => appState.isReady);
  useEffect(() => {
    if (!isTab || !isReady) return;
    refreshInventory().catch((thrown: unknown) => bridge().log({ event: 'inventory_unrefreshed', level: 'warn', reason: String(thrown) }));
  }, [isTab, isReady]);
}
