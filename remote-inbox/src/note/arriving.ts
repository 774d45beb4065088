import { UNFOLDING } from '../opening/arrival.ts';
import { laidOver, type Place, placeOf, scaled, wear } from '../opening/place.ts';

/** A sheet into which a letter comes: it stands there with nothing of it to be seen but what flies in. */
export interface Arriving {
  /** Where the sheet is. */
  readonly sheet: Place;
  /** The letter is seen, and its gift comes out of the envelope. */
  readonly fly: () => void;
  /** The sheet is seen as it is, and what can be done with the letter slides in below it. */
  readonly stand: () => void;
  /** Nothing moves any more. */
  readonly settle: () => void;
}

/** Of a sheet that is there already, nothing but what lies in it is seen until the function given back is called. */
export function bare(sheet: HTMLElement | null): () => void {
  const covers = [
    wear(sheet, { 'background-color': 'transparent', 'box-shadow': 'none' }),
    wear(sheet?.previousElementSibling, { opacity: '0' }),
  ];
  return () => {
    for (const cover of covers) cover();
  };
}

/** From the letter in a sheet's body, which is laid out already. What is done here is done to what is painted alone. */
export function arriveIn(letter: HTMLElement, packet: Place): Arriving | null {
  const sheet = letter.closest<HTMLElement>('[role="dialog"]');
  const body = letter.closest('section');
  if (!sheet || !body) return null;
  const cover = bare(sheet);
  const veil = wear(letter, { opacity: '0' });
  const flight = flyIn(letter, packet);
  flight?.pause();
  const slides = othersThan(letter, body).map(slideIn);
  return {
    sheet: placeOf(sheet),
    fly: () => {
      veil();
      flight?.play();
    },
    stand: () => {
      cover();
      for (const slide of slides) slide.play();
    },
    settle: () => {
      cover();
      veil();
      for (const each of [...slides, flight]) each?.finish();
    },
  };
}

/** All that isn't the letter: header and footer of its sheet, and what stands below it. */
function othersThan(letter: HTMLElement, body: Element): Element[] {
  const parts = [...body.children].filter((part) => !part.contains(letter));
  const below = [...(letter.parentElement?.children ?? [])].filter((part) => part !== letter);
  return [...below, ...parts];
}

function slideIn(part: Element, order: number): Animation {
  const slide = part.animate(
    [
      { opacity: 0, transform: 'translateY(24px)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: 380, delay: 60 * order, easing: 'cubic-bezier(0.22, 1, 0.36, 1)', fill: 'backwards' },
  );
  slide.pause();
  return slide;
}

/** The gift, or the card with a question on it, comes out of the envelope. */
function flyIn(letter: HTMLElement, packet: Place): Animation | null {
  const gift = letter.querySelector('[data-kind]')?.firstElementChild;
  if (!gift) return null;
  const to = placeOf(gift);
  const from = scaled(to, packet.width / (2 * to.width || 1), packet);
  return gift.animate([{ opacity: 0, transform: laidOver(from, to) }, { opacity: 1, offset: 0.4 }, { transform: 'none' }], {
    duration: UNFOLDING - 40,
    delay: 40,
    easing: 'cubic-bezier(0.3, 1.2, 0.4, 1)',
    fill: 'backwards',
  });
}
