import { type Lifting, liftingOf, placeOf, screenNow, wear } from './place.ts';

/** What was taken out of the list. */
export interface Lifted {
  readonly lifting: Lifting;
  /** Its button, which keeps its place: it is only not to be seen. */
  readonly card: HTMLElement | null;
  readonly layBack: () => void;
}

const RECEDING = { duration: 320, easing: 'cubic-bezier(0.22, 1, 0.36, 1)', fill: 'both' } as const;

/** Takes the card of a note out of the list, while the rest of the page recedes. For less motion both only make room. */
export function liftOut(id: string, isStill: boolean): Lifted {
  const place = document.querySelector(`[data-note="${id}"]`);
  const card = place?.querySelector('button') ?? null;
  const screen = screenNow();
  const lifting = liftingOf(placeIn(card, screen), screen);
  if (!place || isStill) return { lifting, card, layBack: () => undefined };
  // it asks where the page is, which costs less before anything is changed
  const behind = recede(place.closest<HTMLElement>('[data-recedes]'));
  const putBack = wear(place, { opacity: '0' });
  return {
    lifting,
    card,
    layBack: () => {
      putBack();
      behind?.reverse();
    },
  };
}

/** Where nothing stands that could be lifted, something of a card's shape in the middle. */
function placeIn(card: HTMLElement | null, { width, height }: Pick<DOMRect, 'width' | 'height'>) {
  const place = card && placeOf(card);
  return place && place.width > 0 ? place : { left: width / 2 - 56, top: height / 2 - 82, width: 112, height: 164 };
}

/** About the middle of the screen, however far the page was scrolled. */
function recede(page: HTMLElement | null): Animation | null {
  if (!page) return null;
  const { left, top } = page.getBoundingClientRect();
  const transformOrigin = `${innerWidth / 2 - left}px ${innerHeight / 2 - top}px`;
  const behind = page.animate(
    [
      { transform: 'none', transformOrigin },
      { transform: 'scale(0.94)', transformOrigin },
    ],
    RECEDING,
  );
  // once it is back it is as if nothing had been: what is laid out in it would be so by it
  behind.addEventListener('finish', () => behind.playbackRate < 0 && behind.cancel());
  return behind;
}
