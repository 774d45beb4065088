import { bridge } from '@billet/shared-bridge';
import { useReducedMotion } from '@billet/shared-ui';
import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds of a whole hold. */
export const HOLD = 900;
/** Haptics during a hold, which grow stronger, and their time in milliseconds. */
const beats = [
  ['light', 0],
  ['medium', 350],
  ['heavy', 700],
] as const;

export interface HoldToReveal {
  /** False under reduced motion: only a tap reveals. */
  readonly canHold: boolean;
  readonly isHolding: boolean;
  /** Props of the button. */
  readonly press: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onContextMenu: (event: MouseEvent) => void;
    readonly onClick: () => void;
  };
}

/** Reveals at the end of a hold, or at a tap: a hold that is released on the button before its end is a tap too. */
export function useHoldToReveal(reveal: () => void, isBusy: boolean): HoldToReveal {
  const canHold = !useReducedMotion();
  const [isHolding, setHolding] = useState(false);
  /** The release of a whole hold is a click for the browser. */
  const isDone = useRef(false);
  const finish = useEffectEvent(() => {
    isDone.current = true;
    setHolding(false);
    reveal();
  });
  useEffect(() => {
    if (!isHolding) return;
    const { messenger } = bridge();
    const timers = [
      ...beats.map(([style, time]) => setTimeout(() => messenger.haptic({ kind: 'impact', style }), time)),
      setTimeout(() => finish(), HOLD),
    ];
    const over = new AbortController();
    const end = () => setHolding(false);
    for (const name of ['pointerup', 'pointercancel', 'blur'] as const) window.addEventListener(name, end, { signal: over.signal });
    return () => {
      for (const timer of timers) clearTimeout(timer);
      over.abort();
    };
  }, [isHolding]);
  return {
    canHold,
    isHolding,
    press: {
      onPointerDown: ({ isPrimary, button }) => {
        isDone.current = false;
        if (canHold && !isBusy && isPrimary && button === 0) setHolding(true);
      },
      // a long press must not open the menu of the browser
      onContextMenu: (event) => isHolding && event.preventDefault(),
      onClick: () => {
        if (!isDone.current) reveal();
        isDone.current = false;
      },
    },
  };
}
