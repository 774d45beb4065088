import { bridge } from '@billet/shared-bridge';
import { useEffect } from 'react';
import type { Composing, Submission } from './composer.ts';

/** How often the page calls for attention, in milliseconds (SND-08). */
const PULSE = 1750;

const inVain: readonly Submission['kind'][] = ['failed', 'refused', 'returned', 'unreturned'];

/** What a hand feels: a light heartbeat until somebody writes, and how sending ended. */
export function useHaptics({ isOpen, sent, submission }: Composing<unknown>): void {
  const isSent = sent !== null;
  const isInVain = inVain.includes(submission.kind);
  usePulse(!isOpen && !isSent);
  useEffect(() => {
    if (isSent) bridge().messenger.haptic({ kind: 'notification', type: 'success' });
  }, [isSent]);
  useEffect(() => {
    if (isInVain) bridge().messenger.haptic({ kind: 'notification', type: 'error' });
  }, [isInVain]);
}

/** A heartbeat while `isActive`; still while the page is hidden or motion is unwanted. */
function usePulse(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      const { messenger } = bridge();
      if (!document.hidden && messenger.isVisible() && !stillness.matches) messenger.haptic({ kind: 'impact', style: 'soft' });
    }, PULSE);
    return () => clearInterval(timer);
  }, [isActive]);
}
