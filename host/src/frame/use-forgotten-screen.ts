import { useSession } from '@billet/shared-bridge';
import { useEffect } from 'react';
import { forgetSnapshot } from './snapshot.ts';

/** Who deletes their account leaves no picture of their screen on the device. */
export function useForgottenScreen(): void {
  const isGone = useSession(({ appState }) => appState.isGone);
  useEffect(() => {
    if (isGone) forgetSnapshot(window);
  }, [isGone]);
}
