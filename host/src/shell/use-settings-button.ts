import { bridge, useSession } from '@billet/shared-bridge';
import { useEffect } from 'react';
import { mustBeReopened } from '../start/stage.ts';

/** Opens the settings from the messenger's menu, unless the app must be reopened (ENV-12) or the account was deleted. */
export function useSettingsButton(): void {
  const isUnavailable = useSession((state) => mustBeReopened(state) || state.appState.isGone);
  useEffect(() => {
    if (!isUnavailable) return bridge().messenger.onSettings(() => bridge().shell.openDialog('settings', {}));
  }, [isUnavailable]);
}
