import { useLocation } from '@billet/shared-bridge';
import { onShownAgain } from '@billet/shared-bridge/host';
import { useEffect, useRef } from 'react';
import type { Wake } from '../living/wake.ts';

/** Triggers an update check on navigation and when the user returns to the page (MFE-11). */
export function useLivingTab(wake: Wake): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) void wake('moved');
    shown.current = pathname;
  }, [wake, pathname]);
  useEffect(() => {
    const onChange = () => void wake('returned');
    document.addEventListener('visibilitychange', onChange);
    onShownAgain(onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [wake]);
}
