import { useEffect, useState } from 'react';
import { bridge } from './bridge.ts';

/** The business time, updated every `everyMs` milliseconds. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => bridge().clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(bridge().clock.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
