import { useLocation, useNavigate } from '@billet/shared-bridge';
import { useEffect } from 'react';

/** Navigation state of a link within the app that opens the sheet at once. */
export const WRITE = { write: true } as const;

/**
 * Opens the sheet if the user came here by a 'write' button. Clears the navigation state, so that a reload does not open it again.
 */
export function useWriteRequest(open: () => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (typeof state !== 'object' || state === null || !('write' in state)) return;
    open();
    navigate(`${pathname}${search}`, { replace: true });
  }, [state, pathname, search, open, navigate]);
}
