import { useEffect, useRef } from 'react';
import { bridge, useLocation } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { shareLink } from '@billet/shared-domain/rules/links';

/** What a link within the app may ask of the page: to start writing at once. */
export const WRITE = { write: true } as const;

/** Opens the modal when the visitor came here by a button that says 'write'. */
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

/** On the plain web nobody is signed in: writing begins in the messenger, on the same page for the same code. */
export function openInMessenger(code: string, mode: Mode): void {
  const { config, messenger } = bridge();
  messenger.openMessengerLink(shareLink(config.botUsername, mode === 'valentine' ? config.sendApp : config.askApp, code));
}
