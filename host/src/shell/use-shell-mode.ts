import { bridge, useSession } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { useLayoutEffect } from 'react';

/** Applies the mode of the page, or else of the user, to the document and the messenger's header (NAV-07, VIS-03). */
export function useShellMode(pageMode: Mode | undefined): Mode {
  const { own, isDark } = useSession(({ mode, appState }) => ({ own: mode.mode, isDark: appState.environment?.isDark ?? false }));
  const mode = pageMode ?? own;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.mode = mode;
    root.classList.toggle('dark', isDark);
    bridge().messenger.setHeaderColor(getComputedStyle(root).getPropertyValue('--color-accent-soft'));
  }, [mode, isDark]);
  return mode;
}
