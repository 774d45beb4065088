import { bridge } from '@billet/shared-bridge';
import { useEffect, useState } from 'react';
import { addTap, COUNTER_STEP, type Counters, startCounters, stepCounters } from './counters.ts';

export interface CountersModel {
  readonly counters: Counters;
  /** Number of the visitor's own taps. */
  readonly ownTaps: number;
  readonly tap: () => void;
}

/** Decorative counters and the visitor's own taps. */
export function useCounters(): CountersModel {
  const [counters, setCounters] = useState(() => startCounters(Math.random));
  const [ownTaps, setOwnTaps] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCounters((now) => stepCounters(now, Math.random)), COUNTER_STEP);
    return () => clearInterval(timer);
  }, []);
  const tap = () => {
    bridge().messenger.haptic({ kind: 'impact', style: 'light' });
    setCounters(addTap);
    setOwnTaps((taps) => taps + 1);
  };
  return { counters, ownTaps, tap };
}
