import { useLocation } from '@billet/shared-bridge';
import { onVisibleAgain } from '@billet/shared-bridge/host';
import { useEffect, useRef } from 'react';
import type { CheckForUpdates } from '../release-watcher/check-for-updates.ts';

/** Triggers an update check on navigation and when the user returns to the page (MFE-11). */
export function useUpdateChecks(checkForUpdates: CheckForUpdates): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) void checkForUpdates('navigated');
    shown.current = pathname;
  }, [checkForUpdates, pathname]);
  useEffect(() => {
    const onChange = () => void checkForUpdates('returned');
    document.addEventListener('visibilitychange', onChange);
    onVisibleAgain(onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [checkForUpdates]);
}
