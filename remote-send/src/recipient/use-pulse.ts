import { bridge } from '@billet/shared-bridge';
import { useEffect } from 'react';

/** How often the page calls for attention, in milliseconds (SND-08). */
const PULSE = 1750;

/** A light heartbeat while `isActive`; still while the page is hidden or motion is unwanted. */
export function usePulse(isActive: boolean): void {
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
