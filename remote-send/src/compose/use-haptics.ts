import { bridge } from '@billet/shared-bridge';
import { useEffect } from 'react';
import type { Composing, Submission } from './composer.ts';

/** Interval of the attention pulse in milliseconds (SND-08). */
const PULSE = 1750;

const failures: readonly Submission['kind'][] = ['failed', 'refused', 'returned', 'unreturned'];

/** Haptics of the page: a soft pulse until the user writes, and the result of sending. */
export function useHaptics({ isOpen, sent, submission }: Composing<unknown>): void {
  const isSent = sent !== null;
  const hasFailed = failures.includes(submission.kind);
  usePulse(!isOpen && !isSent);
  useEffect(() => {
    if (isSent) bridge().messenger.haptic({ kind: 'notification', type: 'success' });
  }, [isSent]);
  useEffect(() => {
    if (hasFailed) bridge().messenger.haptic({ kind: 'notification', type: 'error' });
  }, [hasFailed]);
}

/** Pulses while `isActive`; pauses while the page is hidden or reduced motion is requested. */
function usePulse(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      const { messenger } = bridge();
      if (!document.hidden && messenger.isVisible() && !reducedMotion.matches) messenger.haptic({ kind: 'impact', style: 'soft' });
    }, PULSE);
    return () => clearInterval(timer);
  }, [isActive]);
}
