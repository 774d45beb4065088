import { bridge, useSession } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { useLayoutEffect } from 'react';

const pageModes: Readonly<Record<string, Mode>> = { '/send': 'valentine', '/ask': 'anonymous' };

/** The mode that the screen wears: that of /send and /ask, on tabs the person's own (NAV-07, VIS-03). */
export const modeOf = (path: string, own: Mode): Mode => pageModes[path] ?? own;

/** Dresses the document and the messenger's header in the mode of the screen. */
export function useShellMode(path: string): Mode {
  const { own, isDark } = useSession(({ mode, appState }) => ({ own: mode.mode, isDark: appState.environment?.isDark ?? false }));
  const mode = modeOf(path, own);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.mode = mode;
    root.classList.toggle('dark', isDark);
    bridge().messenger.setHeaderColor(getComputedStyle(root).getPropertyValue('--color-accent-soft'));
  }, [mode, isDark]);
  return mode;
}
