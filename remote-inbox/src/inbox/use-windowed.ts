import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { watcher } from './watch.ts';

/** How far from the screen a chunk is put into the document, in CSS pixels: about two screens. */
const NEAR = 1600;
const watchNear = watcher(`${NEAR}px 0px`);
const watchScreen = watcher('0px');
/** A row's height until one was measured, in CSS pixels. */
let rowHeight = 176;

interface Windowed<E> {
  readonly ref: RefObject<E | null>;
  /** How many rows are to be in the document. */
  readonly shown: number;
  /** What the chunk takes while not all of it is there, in CSS pixels. */
  readonly height: number;
}

/**
 * Tells how many of a chunk's `rows` are in the document: none far from the screen; near it one more each frame, so that no frame of
 * scrolling has much to put in. Remembers how high it was. What is on the screen has `data-on-screen`.
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
    return watchNear(element, (isThere) => {
      if (!isThere && isWhole.current) rowHeight = element.offsetHeight / rows;
      startTransition(() => {
        setNear(isThere);
        if (!isThere) setShown(0);
      });
    });
  }, [rows]);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isNear) return;
    return watchScreen(element, (isThere) => element.toggleAttribute('data-on-screen', isThere));
  }, [isNear]);
  return { ref, shown, height: rows * rowHeight };
}
