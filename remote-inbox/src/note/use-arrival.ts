import { useLayer } from '@billet/shared-bridge';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Arrival } from '../opening/arrival.ts';
import { arriveIn } from './arriving.ts';

/** Milliseconds in which the words are written; what slides in meanwhile takes less. */
const WRITING = 1150;

export interface ArrivalModel {
  readonly letter: RefObject<HTMLDivElement | null>;
  readonly writing: 'waits' | 'runs' | undefined;
  /** It came all the way, and nobody skipped it. */
  readonly hasCome: boolean;
}

/** How a letter that has just been opened comes to stand in its sheet, and is written. Any other stands there. A tap ends what moves. */
export function useArrival(arrival: Arrival | undefined): ArrivalModel {
  const letter = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<'waits' | 'runs' | undefined>(arrival && 'waits');
  const [hasCome, setCome] = useState(false);
  useOverAll(writing === 'waits' ? arrival : undefined);
  useLayoutEffect(() => {
    if (!arrival || !letter.current) return;
    const arriving = arriveIn(letter.current, arrival.packet);
    if (!arriving) return setWriting(undefined);
    let isHere = true;
    // in one frame: what was before it goes, and it is there
    const stand = () => {
      if (!isHere) return;
      const isSkipped = arrival.isSkipped();
      arriving.stand();
      if (isSkipped) arriving.settle();
      flushSync(() => {
        arrival.end();
        setWriting(isSkipped ? undefined : 'runs');
        setCome(!isSkipped);
      });
    };
    if (arrival.isSkipped()) queueMicrotask(stand);
    else void arrival.unfold(arriving.sheet, arriving.fly).then(stand);
    return () => {
      isHere = false;
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
  return { letter, writing, hasCome };
}

/** While a letter is on its way, a tap and a press of back only skip that: the sheet that is there already is part of it. */
export function useOverAll(arrival: Arrival | undefined): void {
  useLayer(arrival !== undefined, () => arrival?.skip(), true);
  useLayoutEffect(() => (arrival ? onTap(arrival.skip) : undefined), [arrival]);
}

/** Milliseconds in which a browser makes a click of a finger. */
const CLICK = 500;

/** A tap that only skips: nothing that lies under the finger, and isn't seen yet, hears of it. */
function onTap(act: () => void): () => void {
  const over = new AbortController();
  const heard = { capture: true, signal: over.signal };
  const tap = (event: Event) => {
    event.stopPropagation();
    act();
    const clicked = new AbortController();
    window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true, signal: clicked.signal });
    setTimeout(() => clicked.abort(), CLICK);
  };
  window.addEventListener('pointerdown', tap, heard);
  return () => over.abort();
}

/** What goes on for ever does so. */
function finish(moving: Animation): void {
  if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish();
}
