import { bridge } from '@billet/shared-bridge';
import { useEffect } from 'react';
import type { Composing } from './composer.ts';

/** Lets a hand feel how sending ended. */
export function useOutcomeHaptics({ sent, submission }: Pick<Composing<unknown>, 'sent' | 'submission'>): void {
  const isSent = sent !== null;
  const isInVain = submission.kind === 'failed' || submission.kind === 'refused';
  useEffect(() => {
    if (isSent) bridge().messenger.haptic({ kind: 'notification', type: 'success' });
  }, [isSent]);
  useEffect(() => {
    if (isInVain) bridge().messenger.haptic({ kind: 'notification', type: 'error' });
  }, [isInVain]);
}
