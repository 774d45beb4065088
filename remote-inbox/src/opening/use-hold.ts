import { type RefObject, useEffect } from 'react';

/** Milliseconds after which a press is a hold. A shorter press is a tap or starts scrolling. */
const HOLD = 280;
/** CSS pixels that a finger may move during a hold. */
const STILL = 10;

/** Detects a finger or mouse button held on a card. `hold` returns the release handler, or null. */
export function useHold(list: RefObject<HTMLElement | null>, hold: (id: string) => (() => void) | null): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const stop = new AbortController();
    element.addEventListener('pointerdown', (event) => followPress(event, hold), { signal: stop.signal });
    return () => stop.abort();
  }, [list, hold]);
}

function followPress(down: PointerEvent, hold: (id: string) => (() => void) | null): void {
  const place = down.target instanceof Element ? down.target.closest<HTMLElement>('[data-note]') : null;
  const id = place?.dataset.note;
  if (id === undefined || !down.isPrimary || down.button !== 0) return;
  const over = new AbortController();
  const listenerOptions = { signal: over.signal, capture: true };
  let release: (() => void) | null = null;
  const timer = setTimeout(() => {
    release = hold(id);
  }, HOLD);
  const isOwn = ({ pointerId }: PointerEvent) => pointerId === down.pointerId;
  const end = () => {
    clearTimeout(timer);
    over.abort();
    if (release === null) return;
    release();
    swallowClick();
  };
  // ignore other fingers
  for (const name of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(name, (event) => isOwn(event) && end(), listenerOptions);
  window.addEventListener('blur', end, { signal: over.signal });
  window.addEventListener('contextmenu', (event) => release && event.preventDefault(), listenerOptions);
  window.addEventListener(
    'pointermove',
    (event) => {
      if (release === null && isOwn(event) && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > STILL) end();
    },
    listenerOptions,
  );
}

/** Prevents the click that browsers fire after a hold, which would count as a tap. */
function swallowClick(): void {
  const over = new AbortController();
  window.addEventListener('click', (event) => event.stopPropagation(), { signal: over.signal, capture: true });
  setTimeout(() => over.abort(), 50);
}
