/** A rectangle of the screen, in CSS pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const placeOf = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const middleOf = ({ left, top, width, height }: Place) => ({ x: left + width / 2, y: top + height / 2 });

/** The transform about its middle by which what stands at `to` lies where `from` is. */
export function laidOver(from: Place, to: Place): string {
  const [start, end] = [middleOf(from), middleOf(to)];
  return `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
}

/** What is so many times as large as `to`, about the middle of `about`. */
export function scaled(to: Place, times: number, about: Place): Place {
  const [width, height] = [to.width * times, to.height * times];
  const { x, y } = middleOf(about);
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Puts styles on an element until the function given back is called. */
export function wear(element: Element | null | undefined, styles: Readonly<Record<string, string>>): () => void {
  if (!(element instanceof HTMLElement)) return () => undefined;
  const names = Object.keys(styles);
  for (const name of names) element.style.setProperty(name, styles[name] ?? '');
  return () => names.forEach((name) => void element.style.removeProperty(name));
}

/** How a card is lifted: from where, to where, and how many times larger. */
export interface Lifting {
  readonly from: Place;
  readonly to: Place;
  readonly zoom: number;
}

const LARGEST = 2;
/** Parts of the screen that it takes at most. */
const WIDE = 0.62;
const HIGH = 0.42;

/** A card comes to the middle, as large as the screen has room for it beside words above and below. */
export function liftingOf(from: Place, screen: Pick<Place, 'width' | 'height'>): Lifting {
  const zoom = Math.min(LARGEST, (WIDE * screen.width) / from.width, (HIGH * screen.height) / from.height);
  return { from, zoom, to: centred(scaled(from, zoom, from), screen) };
}

/** In the middle of a screen, which may have been turned since. */
export const centred = (place: Place, screen: Pick<Place, 'width' | 'height'>): Place => scaled(place, 1, { left: 0, top: 0, ...screen });

export const screenNow = () => ({ width: innerWidth, height: innerHeight });
