import { useLocation } from '@billet/shared-bridge';
import { useEffect } from 'react';
import { keepPlace } from '../launch/kept-place.ts';

/** Remembers the route of this tab, so that opening the same launch again goes on there (ENV-11). */
export function useKeptPlace(launchId: string): void {
  const { pathname, search } = useLocation();
  useEffect(() => keepPlace(window, { launchId, route: pathname + search }), [launchId, pathname, search]);
}
