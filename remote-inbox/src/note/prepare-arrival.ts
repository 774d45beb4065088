import { UNFOLDING } from '../opening/arrival.ts';
import { applyStyles, overlayTransform, type Rect, rectOf, scaled } from '../opening/rect.ts';

/** Sheet that receives a letter from the stage. Only the elements that fly in are visible at first. */
export interface PreparedArrival {
  /** Rectangle of the sheet. */
  readonly sheet: Rect;
  /** Shows the letter and animates its gift out of the envelope. */
  readonly fly: () => void;
  /** Shows the sheet and slides in the controls below the letter. */
  readonly showSheet: () => void;
  /** Finishes all animations. */
  readonly settle: () => void;
}

/** Hides the background of an open sheet, but not its content, until the returned function is called. */
export function hideSheet(sheet: HTMLElement | null): () => void {
  const restorers = [
    applyStyles(sheet, { 'background-color': 'transparent', 'box-shadow': 'none' }),
    applyStyles(sheet?.previousElementSibling, { opacity: '0' }),
  ];
  return () => {
    for (const restore of restorers) restore();
  };
}

/** Prepares the arrival of a letter that is already laid out in a sheet's body. Changes only painted properties, never the layout. */
export function prepareArrival(letter: HTMLElement, envelope: Rect): PreparedArrival | null {
  const sheet = letter.closest<HTMLElement>('[role="dialog"]');
  const body = letter.closest('section');
  if (!sheet || !body) return null;
  const showBackground = hideSheet(sheet);
  const showLetter = applyStyles(letter, { opacity: '0' });
  const flight = flyIn(letter, envelope);
  flight?.pause();
  const slides = othersThan(letter, body).map(slideIn);
  return {
    sheet: rectOf(sheet),
    fly: () => {
      showLetter();
      flight?.play();
    },
    showSheet: () => {
      showBackground();
      for (const slide of slides) slide.play();
    },
    settle: () => {
      showBackground();
      showLetter();
      for (const each of [...slides, flight]) each?.finish();
    },
  };
}

/** Everything except the letter: header and footer of its sheet, and the elements below the letter. */
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

/** Animates the gift, or the card with a question on it, out of the envelope. */
function flyIn(letter: HTMLElement, envelope: Rect): Animation | null {
  const gift = letter.querySelector('[data-kind]')?.firstElementChild;
  if (!gift) return null;
  const to = rectOf(gift);
  const from = scaled(to, envelope.width / (2 * to.width || 1), envelope);
  return gift.animate([{ opacity: 0, transform: overlayTransform(from, to) }, { opacity: 1, offset: 0.4 }, { transform: 'none' }], {
    duration: UNFOLDING - 40,
    delay: 40,
    easing: 'cubic-bezier(0.3, 1.2, 0.4, 1)',
    fill: 'backwards',
  });
}
