import { useLayer } from '@billet/shared-bridge';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Arrival } from '../opening/arrival.ts';
import { prepareArrival } from './prepare-arrival.ts';

/** Milliseconds in which the message is written. The controls slide in faster than that. */
const WRITING = 1150;

export interface ArrivalModel {
  readonly letter: RefObject<HTMLDivElement | null>;
  readonly writing: 'waits' | 'runs' | undefined;
  /** The arrival has finished without being skipped. */
  readonly hasArrived: boolean;
}

/**
 * Animates a letter that was just opened into its sheet and writes its message. Other letters render without animation. A tap
 * skips the animation.
 */
export function useArrival(arrival: Arrival | undefined): ArrivalModel {
  const letter = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<'waits' | 'runs' | undefined>(arrival && 'waits');
  const [hasArrived, setArrived] = useState(false);
  useSkipLayer(writing === 'waits' ? arrival : undefined);
  useLayoutEffect(() => {
    if (!arrival || !letter.current) return;
    const arriving = prepareArrival(letter.current, arrival.envelope);
    if (!arriving) return setWriting(undefined);
    let isMounted = true;
    // in one frame: remove the stage and show the letter
    const showLetter = () => {
      if (!isMounted) return;
      const isSkipped = arrival.isSkipped();
      arriving.showSheet();
      if (isSkipped) arriving.settle();
      flushSync(() => {
        arrival.end();
        setWriting(isSkipped ? undefined : 'runs');
        setArrived(!isSkipped);
      });
    };
    if (arrival.isSkipped()) queueMicrotask(showLetter);
    else void arrival.unfold(arriving.sheet, arriving.fly).then(showLetter);
    return () => {
      isMounted = false;
      arriving.settle();
      arrival.end();
    };
  }, [arrival]);
  useEffect(() => {
    if (writing !== 'runs') return;
    const over = new AbortController();
    const end = () => {
      setWriting(undefined);
      for (const moving of letter.current?.closest('[role="dialog"]')?.getAnimations({ subtree: true }) ?? []) finish(moving);
    };
    const timer = setTimeout(() => setWriting(undefined), WRITING);
    window.addEventListener('pointerdown', end, { signal: over.signal, capture: true });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [writing]);
  return { letter, writing, hasArrived };
}

/** During an arrival, a tap or a press of back only skips the animation, although the sheet is already open. */
export function useSkipLayer(arrival: Arrival | undefined): void {
  useLayer(arrival !== undefined, () => arrival?.skip(), true);
  useLayoutEffect(() => (arrival ? onTap(arrival.skip) : undefined), [arrival]);
}

/** Milliseconds within which a browser turns a touch into a click. */
const CLICK = 500;

/** Handles a tap that only skips: elements under the finger, which are not visible yet, do not receive it. */
function onTap(skip: () => void): () => void {
  const over = new AbortController();
  const listenerOptions = { capture: true, signal: over.signal };
  const tap = (event: Event) => {
    event.stopPropagation();
    skip();
    const clicked = new AbortController();
    window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true, signal: clicked.signal });
    setTimeout(() => clicked.abort(), CLICK);
  };
  window.addEventListener('pointerdown', tap, listenerOptions);
  return () => over.abort();
}

/** Finishes an animation; infinite animations keep running. */
function finish(moving: Animation): void {
  if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish();
}
