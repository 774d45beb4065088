import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { watcher } from './watch.ts';

/** Distance from the screen at which a chunk is mounted, in CSS pixels: about two screens. */
const NEAR = 1600;
const watchNear = watcher(`${NEAR}px 0px`);
const watchScreen = watcher('0px');
/** Estimated row height until one is measured, in CSS pixels. */
let rowHeight = 176;

interface Windowed<E> {
  readonly ref: RefObject<E | null>;
  /** Number of rows to mount. */
  readonly shown: number;
  /** Reserved height of the chunk while it is not completely mounted, in CSS pixels. */
  readonly height: number;
}

/**
 * Returns how many of a chunk's `rows` are mounted: none far from the screen; near it one more per frame, so that a scroll frame
 * mounts little. Remembers the measured height. Sets `data-on-screen` while the chunk is visible.
 */
export function useWindowed<E extends HTMLElement>(isNearAtFirst: boolean, rows: number): Windowed<E> {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(isNearAtFirst);
  const [shown, setShown] = useState(isNearAtFirst ? rows : 0);
  const isWhole = useRef(false);
  useEffect(() => {
    isWhole.current = shown >= rows;
    if (!isNear || shown >= rows) return;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 1)));
    return () => cancelAnimationFrame(frame);
  }, [isNear, shown, rows]);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return watchNear(element, (isVisible) => {
      if (!isVisible && isWhole.current) rowHeight = element.offsetHeight / rows;
      startTransition(() => {
        setNear(isVisible);
        if (!isVisible) setShown(0);
      });
    });
  }, [rows]);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isNear) return;
    return watchScreen(element, (isVisible) => element.toggleAttribute('data-on-screen', isVisible));
  }, [isNear]);
  return { ref, shown, height: rows * rowHeight };
}
