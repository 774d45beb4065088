import { useLocation } from '@billet/shared-bridge';
import { useEffect, useRef } from 'react';

/** What a link within the app may ask of the page: to start writing at once. */
export const WRITE = { write: true } as const;

/** Opens the sheet when the visitor came here by a button that says 'write'. */
export function useWriteRequest(open: () => void): void {
  const { state, key } = useLocation();
  const handled = useRef<string | null>(null);
  useEffect(() => {
    const isAsked = typeof state === 'object' && state !== null && 'write' in state;
    if (!isAsked || handled.current === key) return;
    handled.current = key;
    open();
  }, [state, key, open]);
}
