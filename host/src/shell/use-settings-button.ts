import { bridge, useSession } from '@billet/shared-bridge';
import { useEffect } from 'react';
import { mustBeReopened } from '../start/stage.ts';

/** 'Settings' in the messenger's own menu opens ours, unless only opening the app again helps (ENV-12). */
export function useSettingsButton(): void {
  const mustReopen = useSession(mustBeReopened);
  useEffect(() => {
    if (!mustReopen) return bridge().messenger.onSettings(() => bridge().shell.openDialog('settings', {}));
  }, [mustReopen]);
}
