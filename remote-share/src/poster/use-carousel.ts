import { LOOKS, type Look } from '@billet/shared-domain/rules/looks';
import { useLanguage } from '@billet/shared-i18n';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { stepAfterSwipe } from '../story/swipe.ts';

export interface CarouselActions {
  readonly track: RefObject<HTMLDivElement | null>;
  /** Scrolls a look to the middle. */
  readonly choose: (look: Look) => void;
  readonly onScroll: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onWheel: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** Tolerance around the middle in pixels. */
const NEAR = 2;

/** Scrollable row of looks: the look in the middle is chosen, and a chosen look scrolls to the middle. */
export function useCarousel(look: Look, onLook: (look: Look) => void): CarouselActions {
  const { direction } = useLanguage();
  const track = useRef<HTMLDivElement>(null);
  /** Look that is being scrolled to; looks passed on the way are not chosen. */
  const target = useRef<Look>(null);
  const grabbed = useRef<number>(null);
  const wasDragged = useRef(false);
  const first = useRef(look);

  useLayoutEffect(() => {
    if (track.current) goTo(track.current, first.current);
  }, []);
  useEffect(() => {
    // smooth scrolling from here on
    if (track.current) track.current.dataset.isPlaced = '';
  }, []);

  const choose = (next: Look) => {
    // a drag also ends with a click on the element below it
    if (wasDragged.current) return;
    if (track.current) {
      target.current = Math.abs(distanceTo(track.current, next)) > NEAR ? next : null;
      goTo(track.current, next);
    }
    onLook(next);
  };
  return {
    track,
    choose,
    onScroll: () => {
      if (!track.current) return;
      const here = track.current;
      if (target.current !== null) {
        if (Math.abs(distanceTo(here, target.current)) <= NEAR) target.current = null;
        return;
      }
      const [nearest = look] = [...LOOKS].sort((a, b) => Math.abs(distanceTo(here, a)) - Math.abs(distanceTo(here, b)));
      if (nearest !== look) onLook(nearest);
    },
    onPointerDown: ({ pointerType, clientX }) => {
      target.current = null;
      grabbed.current = pointerType === 'mouse' ? clientX : null;
      wasDragged.current = false;
    },
    onPointerUp: ({ clientX }) => {
      if (grabbed.current === null) return;
      const place = LOOKS.indexOf(look);
      const next = LOOKS[stepAfterSwipe(place, clientX - grabbed.current, direction, LOOKS.length)] ?? look;
      grabbed.current = null;
      if (next === look) return;
      choose(next);
      wasDragged.current = true;
      setTimeout(() => {
        wasDragged.current = false;
      });
    },
    onWheel: () => {
      target.current = null;
    },
    onClickCapture: (event) => {
      if (wasDragged.current) event.preventDefault();
    },
  };
}

/** Distance in pixels from the middle of the row to the middle of a look. */
function distanceTo(track: HTMLElement, look: Look): number {
  const item = track.querySelector(`[data-look="${look}"]`);
  return item ? middleOf(item) - middleOf(track) : 0;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

function goTo(track: HTMLElement, look: Look): void {
  track.scrollLeft += distanceTo(track, look);
}
