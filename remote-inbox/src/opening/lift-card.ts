import { applyStyles, type Lifting, liftingOf, rectOf, screenNow } from './rect.ts';

/** A card that is lifted out of the list. */
export interface LiftedCard {
  readonly lifting: Lifting;
  /** The card's button. It keeps its layout and is only invisible. */
  readonly card: HTMLElement | null;
  readonly restore: () => void;
}

const RECEDING = { duration: 320, easing: 'cubic-bezier(0.22, 1, 0.36, 1)', fill: 'both' } as const;

/** Lifts the card of a note out of the list while the rest of the page recedes. With reduced motion nothing is animated. */
export function liftCard(id: string, isStill: boolean): LiftedCard {
  const place = document.querySelector(`[data-note="${id}"]`);
  const card = place?.querySelector('button') ?? null;
  const screen = screenNow();
  const lifting = liftingOf(placeIn(card, screen), screen);
  if (!place || isStill) return { lifting, card, restore: () => undefined };
  // reads the page's position, which is cheaper before styles change
  const recession = recede(place.closest<HTMLElement>('[data-recedes]'));
  const showCard = applyStyles(place, { opacity: '0' });
  return {
    lifting,
    card,
    restore: () => {
      showCard();
      recession?.reverse();
    },
  };
}

/** Falls back to a card-sized rectangle in the middle of the screen if the card is not laid out. */
function placeIn(card: HTMLElement | null, { width, height }: Pick<DOMRect, 'width' | 'height'>) {
  const place = card && rectOf(card);
  return place && place.width > 0 ? place : { left: width / 2 - 56, top: height / 2 - 82, width: 112, height: 164 };
}

/** Scales the page down about the middle of the screen, independent of the scroll position. */
function recede(page: HTMLElement | null): Animation | null {
  if (!page) return null;
  const { left, top } = page.getBoundingClientRect();
  const transformOrigin = `${innerWidth / 2 - left}px ${innerHeight / 2 - top}px`;
  const recession = page.animate(
    [
      { transform: 'none', transformOrigin },
      { transform: 'scale(0.94)', transformOrigin },
    ],
    RECEDING,
  );
  // cancel when the page is back: a finished animation would keep the page a containing block for its content
  recession.addEventListener('finish', () => recession.playbackRate < 0 && recession.cancel());
  return recession;
}
