import { useLocation } from '@billet/shared-bridge';
import { useEffect } from 'react';
import { keepPlace } from '../launch/kept-place.ts';

/** Stores the route of this tab, so that the same launch resumes there when opened again (ENV-11). */
export function useKeptPlace(launchId: string): void {
  const { pathname, search } = useLocation();
  useEffect(() => keepPlace(window, { launchId, route: pathname + search }), [launchId, pathname, search]);
}
