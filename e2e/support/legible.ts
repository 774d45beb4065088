/**
 * Finds parts of a page that cannot be tapped or read. Like `fit.ts` it runs in the page, into which `legibleScript` is injected.
 *
 * Tap targets must be 44 px wide and high, including their label and their `::before` and `::after`. A link within a sentence may have the
 * height of its line if a circle of 44 px around its centre touches no other target (WCAG 2.5.8).
 *
 * Contrast must be 4.5 between text and background, and 3 for large text (24 px, or 18.66 px and bold; WCAG 1.4.3). The background is
 * everything painted below the text, including translucent layers; of a gradient the stop with the lowest contrast counts. Disabled
 * controls are exempt. Text over pictures is not checked but listed.
 */

export interface Fault {
  readonly kind: 'too small to tap' | 'too pale' | 'scrolls sideways';
  readonly text: string;
  readonly where: string;
}

export interface Legibility {
  readonly faults: readonly Fault[];
  /** Texts over a picture. */
  readonly overPictures: readonly string[];
}

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
type Colour = readonly [number, number, number, number];

/** The background of an element or of its pseudo-element. */
interface BackgroundLayer {
  readonly box: Place;
  readonly opacity: number;
  readonly colour: Colour;
  readonly gradients: readonly string[];
  readonly isPicture: boolean;
}

/** Caches of one reading. */
interface ReadingCache {
  readonly context: CanvasRenderingContext2D;
  readonly colours: Map<string, Colour>;
  readonly layers: Map<Element, readonly BackgroundLayer[]>;
  readonly opacities: Map<Element, number>;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function placeName(element: Element): string {
  const name = /-([a-z]+)-/i.exec(element.getAttribute('class') ?? '')?.[1] ?? '';
  return `${element.tagName.toLowerCase()}.${name}`;
}

function nameOf(element: Element): string {
  const { value } = element as HTMLInputElement;
  return (element.getAttribute('aria-label') ?? (element.textContent || value || '')).trim().slice(0, 60);
}

/** The area that responds to a tap on an element: its own box, its label's box, and their pseudo-elements. */
function areaOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom];
  const label = element.closest('label');
  for (const each of label && label !== element ? [element, label] : [element]) {
    const box = each.getBoundingClientRect();
    const sizes = ['::before', '::after'].map((part) => {
      const { content, position, width, height } = getComputedStyle(each, part);
      return content !== 'none' && position === 'absolute' ? [Number.parseFloat(width) || 0, Number.parseFloat(height) || 0] : [0, 0];
    });
    const wide = Math.max(box.width, ...sizes.map(([width = 0]) => width));
    const high = Math.max(box.height, ...sizes.map(([, height = 0]) => height));
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    [left, top] = [Math.min(left, x - wide / 2), Math.min(top, y - high / 2)];
    [right, bottom] = [Math.max(right, x + wide / 2), Math.max(bottom, y + high / 2)];
  }
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Whether an element is inline within a longer text. */
function isInline(element: Element): boolean {
  const own = element.textContent?.trim() ?? '';
  return getComputedStyle(element).display === 'inline' && (element.parentElement?.textContent?.trim() ?? '') !== own;
}

/** Whether a circle of 44 px around an area's centre does not touch another area. */
function isClear(area: DOMRect, other: DOMRect): boolean {
  const [x, y] = [area.left + area.width / 2, area.top + area.height / 2];
  const distance = [Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom)];
  return Math.hypot(...distance) >= 22;
}

function smallTargets(root: Document): Fault[] {
  const answering =
    'a[href], button, input:not([type="hidden"]), textarea, select, summary, [role="button"], [role="link"], [role="switch"], [role="radio"], [role="checkbox"], [role="tab"]';
  const targets = Array.from(root.querySelectorAll(answering))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert], [aria-hidden="true"]'))
    .map((element) => ({ element, area: areaOf(element) }));
  return targets
    .filter(({ area }) => area.width > 2 && Math.min(area.width, area.height) < 43.5)
    .filter(({ element, area }) => !isInline(element) || targets.some((other) => other.element !== element && !isClear(area, other.area)))
    .map(({ element, area }) => ({
      kind: 'too small to tap',
      text: `${nameOf(element)}: ${Math.round(area.width)} × ${Math.round(area.height)}`,
      where: placeName(element),
    }));
}

/** Elements that scroll sideways with a visible scrollbar. Rows that are meant to scroll hide theirs. */
function sidewaysScrollers(root: Document): Fault[] {
  return Array.from(root.querySelectorAll('*'))
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .filter((element) => {
      const { overflowX, scrollbarWidth } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX) && scrollbarWidth !== 'none' && !element.matches('textarea, input');
    })
    .map((element) => ({
      kind: 'scrolls sideways',
      text: `${element.scrollWidth - element.clientWidth} px`,
      where: placeName(element),
    }));
}

function colourOf(cache: ReadingCache, written: string): Colour {
  const cached = cache.colours.get(written);
  if (cached) return cached;
  cache.context.clearRect(0, 0, 1, 1);
  cache.context.fillStyle = '#000';
  cache.context.fillStyle = written;
  cache.context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = cache.context.getImageData(0, 0, 1, 1).data;
  const colour: Colour = [red, green, blue, alpha / 255];
  cache.colours.set(written, colour);
  return colour;
}

function over([red, green, blue, alpha]: Colour, below: Colour, opacity: number): Colour {
  const share = alpha * opacity;
  const mixed = (one: number, other: number) => one * share + other * (1 - share);
  return [mixed(red, below[0]), mixed(green, below[1]), mixed(blue, below[2]), 1];
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrastOf(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

/** The opacity of an element multiplied by that of its ancestors. */
function opacityOf(cache: ReadingCache, element: Element | null): number {
  if (!element) return 1;
  const cached = cache.opacities.get(element);
  if (cached !== undefined) return cached;
  const opacity = Number(getComputedStyle(element).opacity) * opacityOf(cache, element.parentElement);
  cache.opacities.set(element, opacity);
  return opacity;
}

/** The distance of a point from the centre of a radial gradient, 1 at its end. Null for other gradients. */
function distanceFromCentre(gradient: string, { left, top, width, height }: Place, x: number, y: number): number | null {
  if (gradient.startsWith('radial-gradient(closest-side,'))
    return Math.hypot(left + width / 2 - x, top + height / 2 - y) / (Math.min(width, height) / 2);
  const parsed = /^radial-gradient\(([\d.]+)% ([\d.]+)% at ([\d.]+)% ([\d.]+)%/.exec(gradient);
  const [wide, high, across, down] = parsed?.slice(1).map((part) => Number(part) / 100) ?? [];
  if (!wide || !high || across === undefined || down === undefined) return null;
  return Math.hypot((left + across * width - x) / (wide * width), (top + down * height - y) / (high * height));
}

/** The colours of a gradient in any notation of a computed style. For a radial gradient, the colour at the point. */
function coloursOf(cache: ReadingCache, gradient: string, distance: number | null): readonly Colour[] {
  const stops = Array.from(gradient.matchAll(/((?:rgba?|color|oklab|oklch|lab|hsla?)\([^()]*\))(?: ([\d.]+)%)?/g));
  const placed = stops.map(([, written = '', at], index) => ({
    colour: colourOf(cache, written),
    at: at ? Number(at) / 100 : index / (stops.length - 1),
  }));
  if (distance === null) return placed.map(({ colour }) => colour);
  const next = placed.find(({ at }) => at >= distance) ?? placed.at(-1);
  const last = placed.findLast(({ at }) => at < distance) ?? next;
  if (!next || !last) return [];
  const share = next.at > last.at ? (distance - last.at) / (next.at - last.at) : 0;
  const [one, other] = [last.colour, next.colour];
  const alpha = one[3] * (1 - share) + other[3] * share;
  const mixed = (part: 0 | 1 | 2) => (alpha > 0 ? (one[part] * one[3] * (1 - share) + other[part] * other[3] * share) / alpha : 0);
  return [[mixed(0), mixed(1), mixed(2), alpha]];
}

/** The box of a pseudo-element, or null if it is not rendered or not positioned absolutely. */
function partOf(element: Element, style: CSSStyleDeclaration): Place | null {
  if (style.content === 'none' || style.position !== 'absolute' || style.display === 'none') return null;
  const { left, top } = element.getBoundingClientRect();
  const [fromLeft = 0, fromTop = 0, width = 0, height = 0] = [style.left, style.top, style.width, style.height].map(Number.parseFloat);
  return { left: left + fromLeft, top: top + fromTop, width, height };
}

function covers({ left, top, width, height }: Place, x: number, y: number): boolean {
  return x >= left && y >= top && x <= left + width && y <= top + height;
}

function layerOf(cache: ReadingCache, element: Element, style: CSSStyleDeclaration, box: Place, opacity: number): BackgroundLayer {
  const layers = style.backgroundImage.split(/,\s*(?=[a-z-]+gradient\(|url\()/);
  return {
    box,
    opacity,
    colour: colourOf(cache, style.backgroundColor),
    gradients: layers.filter((layer) => layer.includes('gradient(')).reverse(),
    isPicture: element.matches('img, canvas, video') || layers.some((layer) => layer.startsWith('url(')),
  };
}

/** The backgrounds of an element and its pseudo-elements, from bottom to top. */
function layersOf(cache: ReadingCache, element: Element): readonly BackgroundLayer[] {
  const cached = cache.layers.get(element);
  if (cached) return cached;
  const opacity = opacityOf(cache, element);
  const own = layerOf(cache, element, getComputedStyle(element), element.getBoundingClientRect(), opacity);
  const parts = ['::before', '::after'].flatMap((name) => {
    const style = getComputedStyle(element, name);
    const box = partOf(element, style);
    return box ? [layerOf(cache, element, style, box, opacity * Number(style.opacity))] : [];
  });
  const layers = [own, ...parts.filter(({ colour, gradients }) => colour[3] > 0 || gradients.length > 0)];
  cache.layers.set(element, layers);
  return layers;
}

/** Paints a background over colours. A gradient yields several colours, of which only the lightest and the darkest are kept. */
function paint(
  cache: ReadingCache,
  below: readonly Colour[],
  { box, opacity, colour, gradients }: BackgroundLayer,
  x: number,
  y: number,
): readonly Colour[] {
  let colours = colour[3] > 0 ? below.map((each) => over(colour, each, opacity)) : below;
  for (const gradient of gradients) {
    const stops = coloursOf(cache, gradient, distanceFromCentre(gradient, box, x, y));
    const all = colours.flatMap((each) => stops.map((stop) => over(stop, each, opacity)));
    const sorted = all.sort((one, other) => luminance(one) - luminance(other));
    colours = [sorted[0], sorted.at(-1)].filter((each) => each !== undefined);
  }
  return colours;
}

/** The colours behind an element at a point. Null over a picture, undefined if the element is not visible at the point. */
function coloursBehind(cache: ReadingCache, element: Element, x: number, y: number): readonly Colour[] | null | undefined {
  const stack = element.ownerDocument.elementsFromPoint(x, y);
  const from = stack.indexOf(element);
  if (from < 0) return undefined;
  const seen: BackgroundLayer[] = [];
  for (const each of stack.slice(from)) {
    const layers = layersOf(cache, each);
    seen.unshift(...layers.filter(({ box }, index) => index === 0 || covers(box, x, y)));
    if (layers[0]?.isPicture) return null;
    if (layers[0] && layers[0].colour[3] * layers[0].opacity > 0.99) break;
  }
  return seen.reduce((colours, layer) => paint(cache, colours, layer, x, y), [[255, 255, 255, 1]] as readonly Colour[]);
}

/** The line boxes of an element's own text, and an approximate box for the placeholder of an empty field. */
function linesIn(element: Element): DOMRect[] {
  const own = Array.from(element.childNodes).filter((node) => node.nodeType === 3 && node.textContent?.trim());
  const range = element.ownerDocument.createRange();
  const lines = own.flatMap((node) => {
    range.selectNodeContents(node);
    return Array.from(range.getClientRects());
  });
  const { placeholder, value } = element as HTMLInputElement;
  if (!placeholder || value) return lines;
  const box = element.getBoundingClientRect();
  return [...lines, new DOMRect(box.left + 12, box.top + 8, Math.min(60, box.width - 24), 20)];
}

/** Disabled, or the pale label of a disabled control. */
function isOff(element: Element | null): boolean {
  if (!element) return false;
  if (element.matches(':disabled, [aria-disabled="true"]')) return true;
  const isPale = Number(getComputedStyle(element).opacity) < 1;
  return (isPale || element.matches('label')) && element.querySelector(':disabled') ? true : isOff(element.parentElement);
}

/** Blurred on purpose, or visually hidden for screen readers. */
function isObscured(element: Element | null): boolean {
  if (!element) return false;
  const { filter, clipPath } = getComputedStyle(element);
  return filter.includes('blur') || clipPath.startsWith('inset(50%') || isObscured(element.parentElement);
}

/** The lowest contrast of an element's text. Null over a picture, undefined if no text is visible. */
function worstOf(cache: ReadingCache, element: Element): { readonly contrast: number; readonly description: string } | null | undefined {
  const isHint = Boolean((element as HTMLInputElement).placeholder);
  const style = getComputedStyle(element, isHint ? '::placeholder' : undefined);
  const textColour = colourOf(cache, style.color);
  const opacity = opacityOf(cache, element) * (isHint ? Number(style.opacity) : 1);
  let worst: { readonly contrast: number; readonly description: string } | undefined;
  for (const line of linesIn(element)
    .filter(({ width }) => width > 1)
    .slice(0, 4)) {
    for (const x of [line.left + 2, line.left + line.width / 2, line.right - 2]) {
      const colours = coloursBehind(cache, element, x, line.top + line.height / 2);
      if (colours === null) return null;
      for (const colour of colours ?? []) {
        const contrast = contrastOf(over(textColour, colour, opacity), colour);
        const description = `${contrast.toFixed(2)}, ${style.color} on ${colour.slice(0, 3).map(Math.round).join(' ')}`;
        if (!worst || contrast < worst.contrast) worst = { contrast, description };
      }
    }
  }
  return worst;
}

function readContrast(root: Document): Legibility {
  const context = root.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  const cache: ReadingCache = { context, colours: new Map(), layers: new Map(), opacities: new Map() };
  if (root.adoptedStyleSheets.length === 0) {
    // elementsFromPoint skips elements with `pointer-events: none`, although they are painted
    const sheet = new (root.defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important }');
    root.adoptedStyleSheets = [sheet];
  }
  const faults: Fault[] = [];
  const overPictures: string[] = [];
  for (const element of root.body.querySelectorAll('*')) {
    if (element.closest('script, style, svg, option') || linesIn(element).length === 0) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isOff(element) || isObscured(element)) continue;
    const worst = worstOf(cache, element);
    const { fontSize, fontWeight } = getComputedStyle(element);
    const isLarge = Number.parseFloat(fontSize) >= 24 || (Number.parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
    const text = nameOf(element);
    if (worst === null) overPictures.push(`${placeName(element)} “${text}”`);
    else if (worst && worst.contrast < (isLarge ? 3 : 4.5) - 0.02)
      faults.push({ kind: 'too pale', text: `${text}: ${worst.description}`, where: placeName(element) });
  }
  return { faults, overPictures };
}

/** Checks a page. The window must be high enough for all of its content. */
function findFaults(root: Document): Legibility {
  const { faults, overPictures } = readContrast(root);
  return { faults: [...smallTargets(root), ...sidewaysScrollers(root), ...faults], overPictures };
}

const functions = [
  placeName,
  nameOf,
  areaOf,
  isInline,
  isClear,
  smallTargets,
  sidewaysScrollers,
  colourOf,
  over,
  luminance,
  contrastOf,
  opacityOf,
  distanceFromCentre,
  coloursOf,
  partOf,
  covers,
  layerOf,
  layersOf,
  paint,
  coloursBehind,
  linesIn,
  isOff,
  isObscured,
  worstOf,
  readContrast,
  findFaults,
];

/** The script that installs `window.legible` in a page. */
export const legibleScript = `${functions.join('\n')}\nwindow.legible = { findFaults };`;

export interface Legible {
  readonly findFaults: typeof findFaults;
}
