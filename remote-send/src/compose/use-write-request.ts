import { useLocation, useNavigate } from '@billet/shared-bridge';
import { useEffect } from 'react';

/** What a link within the app may ask of the page: to start writing at once. */
export const WRITE = { write: true } as const;

/** Opens the sheet when the visitor came here by a button that says 'write'. Once: a reload isn't another press. */
export function useWriteRequest(open: () => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (typeof state !== 'object' || state === null || !('write' in state)) return;
    open();
    navigate(`${pathname}${search}`, { replace: true });
  }, [state, pathname, search, open, navigate]);
}
