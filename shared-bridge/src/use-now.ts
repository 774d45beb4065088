import { useEffect, useState } from 'react';
import { bridge } from './bridge.ts';

/** The business time, updated every `everyMs` milliseconds and at once when it jumps. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => bridge().clock.now());
  useEffect(() => {
    const { clock } = bridge();
    const update = () => setNow(clock.now());
    const timer = setInterval(update, everyMs);
    const stop = clock.onJump(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
}
