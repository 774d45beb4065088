import { useSession } from '@billet/shared-bridge';
import { useEffect } from 'react';
import { forgetSnapshot } from './snapshot.ts';

/** Deletes the stored appearance of the screen when the account is deleted. */
export function useSnapshotDeletion(): void {
  const isGone = useSession(({ appState }) => appState.isGone);
  useEffect(() => {
    if (isGone) forgetSnapshot(window);
  }, [isGone]);
}
