/** A rectangle of the screen, in CSS pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const rectOf = (element: Element): Rect => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const middleOf = ({ left, top, width, height }: Rect) => ({ x: left + width / 2, y: top + height / 2 });

/** Transform (about the centre) that places an element at `to` over `from`. */
export function overlayTransform(from: Rect, to: Rect): string {
  const [start, end] = [middleOf(from), middleOf(to)];
  // biome-ignore lint/plugin: both positions are measured on the screen
  return `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
}

/** Scales `to` by `times` and centres it on `about`. */
export function scaled(to: Rect, times: number, about: Rect): Rect {
  const [width, height] = [to.width * times, to.height * times];
  const { x, y } = middleOf(about);
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Sets inline styles on an element until the returned function is called. */
export function applyStyles(element: Element | null | undefined, styles: Readonly<Record<string, string>>): () => void {
  if (!(element instanceof HTMLElement)) return () => undefined;
  const names = Object.keys(styles);
  for (const name of names) element.style.setProperty(name, styles[name] ?? '');
  return () => names.forEach((name) => void element.style.removeProperty(name));
}

/** Lift of a card: start, target and scale factor. */
export interface Lifting {
  readonly from: Rect;
  readonly to: Rect;
  readonly zoom: number;
}

const MAX_ZOOM = 2;
/** Maximum fractions of the screen that a lifted card takes. */
const MAX_WIDTH = 0.62;
const MAX_HEIGHT = 0.42;

/** Centres a card, scaled as far as the screen has room beside the text above and below. */
export function liftingOf(from: Rect, screen: Pick<Rect, 'width' | 'height'>): Lifting {
  const zoom = Math.min(MAX_ZOOM, (MAX_WIDTH * screen.width) / from.width, (MAX_HEIGHT * screen.height) / from.height);
  return { from, zoom, to: centred(scaled(from, zoom, from), screen) };
}

/** Centres a rectangle on the screen, which may have been rotated since. */
export const centred = (place: Rect, screen: Pick<Rect, 'width' | 'height'>): Rect => scaled(place, 1, { left: 0, top: 0, ...screen });

export const screenNow = () => ({ width: innerWidth, height: innerHeight });
