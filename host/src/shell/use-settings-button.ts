import { bridge, useSession } from '@billet/shared-bridge';
import { useEffect } from 'react';
import { mustBeReopened } from '../start/stage.ts';

/** 'Settings' in the messenger's own menu opens ours, unless only opening the app again helps (ENV-12), or the account is gone. */
export function useSettingsButton(): void {
  const isOver = useSession((state) => mustBeReopened(state) || state.appState.isGone);
  useEffect(() => {
    if (!isOver) return bridge().messenger.onSettings(() => bridge().shell.openDialog('settings', {}));
  }, [isOver]);
}
