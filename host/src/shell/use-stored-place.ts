import { useLocation } from '@billet/shared-bridge';
import { useEffect } from 'react';
import { storePlace } from '../launch/stored-place.ts';

/** Stores the route of this tab, so that the same launch resumes there when opened again (ENV-11). */
export function useStoredPlace(launchId: string): void {
  const { pathname, search } = useLocation();
  useEffect(() => storePlace(window, { launchId, route: pathname + search }), [launchId, pathname, search]);
}
