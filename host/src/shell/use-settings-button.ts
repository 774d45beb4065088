import { bridge } from '@billet/shared-bridge';
import { useEffect } from 'react';

/** 'Settings' in the messenger's own menu opens ours. */
export function useSettingsButton(): void {
  useEffect(() => bridge().messenger.onSettings(() => bridge().shell.openDialog('settings', {})), []);
}
