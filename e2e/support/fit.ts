/**
 * Finds text that does not fit its container. The code runs in the page, into which `rulerScript` is injected as a string, so its functions
 * can only use each other.
 */

/** One piece of text that does not fit. */
export interface Misfit {
  readonly kind: 'cut' | 'ended' | 'beyond its card' | 'beyond the page' | 'over another' | 'too many lines' | 'broken inside' | 'no room';
  readonly text: string;
  /** The words of the text that do not fit. */
  readonly words: readonly string[];
  readonly where: string;
}

export interface Reading {
  readonly misfits: readonly Misfit[];
  /** Every visible word. */
  readonly words: readonly string[];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An element with its own text, and one box per line of text. */
interface TextBlock {
  readonly element: Element;
  readonly nodes: readonly Node[];
  readonly text: string;
  readonly boxes: readonly Box[];
  /** The element and its ancestors, from the inside to the outside. */
  readonly ancestors: readonly AncestorBox[];
}

interface AncestorBox {
  readonly element: Element;
  readonly bounds: Box;
  /** Computed `overflow-x` and `overflow-y`. */
  readonly overflow: readonly [string, string];
  /** It has a background or a shadow, like a card, a button or a sheet: text must stay inside. */
  readonly hasBackground: boolean;
  readonly isFixed: boolean;
  readonly isLayer: boolean;
  readonly mayTruncate: boolean;
}

/** Shrinks a line box to its middle half, because line boxes of adjacent lines may overlap while their letters do not. */
function shrinkLineBox({ left, top, right, bottom }: DOMRect): Box {
  const ease = (bottom - top) * 0.24;
  return { left, right, top: top + ease, bottom: bottom - ease };
}

function boxesOf(node: Node, from?: number, to?: number): Box[] {
  const range = (node.ownerDocument as Document).createRange();
  range.selectNodeContents(node);
  if (from !== undefined && to !== undefined) {
    range.setStart(node, from);
    range.setEnd(node, to);
  }
  return Array.from(range.getClientRects(), shrinkLineBox).filter(({ left, right }) => right - left > 0.5);
}

function isVisible(element: Element): boolean {
  if (element.closest('script, style, svg, option')) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return element.getBoundingClientRect().width > 2;
}

function textBlocksOf(root: Document): TextBlock[] {
  const walker = root.createTreeWalker(root.body, 4);
  const nodes = new Map<Element, Node[]>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement && node.textContent?.trim()) nodes.set(parentElement, [...(nodes.get(parentElement) ?? []), node]);
  }
  const boxesByElement = new Map<Element, AncestorBox>();
  const seen = Array.from(nodes).filter(([element]) => isVisible(element));
  return seen
    .map(([element, own]) => ({
      element,
      nodes: own,
      text: own
        .map((node) => node.textContent)
        .join('')
        .trim(),
      boxes: own.flatMap((node) => boxesOf(node)),
      ancestors: ancestorsOf(element, boxesByElement),
    }))
    .filter(({ boxes }) => boxes.length > 0);
}

/** The number of lines that the boxes form. */
function linesOf(boxes: readonly Box[]): number {
  let bottom = Number.NEGATIVE_INFINITY;
  let lines = 0;
  for (const box of [...boxes].sort((one, other) => one.top - other.top)) {
    if (box.top >= bottom) lines += 1;
    bottom = box.top >= bottom ? box.bottom : Math.max(bottom, box.bottom);
  }
  return lines;
}

/** The properties of an element that affect the text inside. They are computed once per reading. */
function ancestorBoxOf(element: Element): AncestorBox {
  const style = getComputedStyle(element);
  const isFlat = style.display === 'inline' || style.display === 'contents';
  const isPlain =
    style.backgroundImage === 'none' && style.boxShadow === 'none' && /^rgba.*, 0\)$|^transparent$/.test(style.backgroundColor);
  return {
    element,
    bounds: element.getBoundingClientRect(),
    overflow: isFlat ? ['visible', 'visible'] : [style.overflowX, style.overflowY],
    hasBackground: !isFlat && !isPlain,
    isFixed: style.position === 'fixed',
    isLayer: /fixed|sticky/.test(style.position) || element.matches('dialog, [role="dialog"], [role="alertdialog"]'),
    mayTruncate: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
  };
}

/** The places of an element and its ancestors, up to the first one with a fixed position. */
function ancestorsOf(element: Element, boxesByElement: Map<Element, AncestorBox>): AncestorBox[] {
  const ancestors: AncestorBox[] = [];
  for (let each: Element | null = element; each && each !== each.ownerDocument.body; each = each.parentElement) {
    const box = boxesByElement.get(each) ?? ancestorBoxOf(each);
    boxesByElement.set(each, box);
    ancestors.push(box);
    if (box.isFixed) break;
  }
  return ancestors;
}

function boundingBox(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** How the text of one element exceeds its container, or null if it fits. */
function overflowKind({ element, boxes, ancestors }: TextBlock): Misfit['kind'] | null {
  const all = boundingBox(boxes);
  const isFree = [false, false];
  let isOnBackground = false;
  for (const { bounds, overflow, hasBackground, mayTruncate } of ancestors) {
    const isOut = [
      all.left < bounds.left - 1.5 || all.right > bounds.right + 1.5,
      all.top < bounds.top - 1.5 || all.bottom > bounds.bottom + 1.5,
    ];
    for (const axis of [0, 1]) {
      if (isOut[axis] && !isFree[axis] && /hidden|clip/.test(overflow[axis] ?? '')) return mayTruncate ? 'ended' : 'cut';
      if (isOut[axis] && !isFree[axis] && !isOnBackground && hasBackground) return 'beyond its card';
      if (/auto|scroll/.test(overflow[axis] ?? '')) isFree[axis] = true;
    }
    isOnBackground ||= hasBackground;
  }
  const { clientWidth } = element.ownerDocument.documentElement;
  return !isFree[0] && (all.left < -1 || all.right > clientWidth + 1) ? 'beyond the page' : null;
}

/** Matches the characters of a word. */
function wordPattern(): RegExp {
  return /[\p{L}\p{M}\p{N}'’ʼ\u200c]+/gu;
}

function wordsIn(text: string): string[] {
  return text.match(wordPattern()) ?? [];
}

/** TextBlock with a line break that is not at a hyphen. */
function brokenWords({ nodes, boxes }: TextBlock): string[] {
  if (linesOf(boxes) < 2) return [];
  return nodes.flatMap((node) =>
    Array.from((node.textContent ?? '').matchAll(wordPattern()))
      .filter(({ 0: word, index }) => linesOf(boxesOf(node, index, index + word.length)) > 1)
      .map(({ 0: word }) => word),
  );
}

function intersect(one: Box, other: Box): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return wide > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
}

/** The visible parts of the boxes, clipped by all ancestors that clip or scroll. */
function visibleBoxes({ boxes, ancestors }: TextBlock): Box[] {
  const cut = (box: Box, { bounds, overflow }: AncestorBox): Box => ({
    left: overflow[0] === 'visible' ? box.left : Math.max(box.left, bounds.left),
    right: overflow[0] === 'visible' ? box.right : Math.min(box.right, bounds.right),
    top: overflow[1] === 'visible' ? box.top : Math.max(box.top, bounds.top),
    bottom: overflow[1] === 'visible' ? box.bottom : Math.min(box.bottom, bounds.bottom),
  });
  return boxes.map((box) => ancestors.reduce(cut, box)).filter(({ left, right, top, bottom }) => right > left && bottom > top);
}

/** Texts that overlap other texts of the same layer. Fixed, sticky and dialog elements form separate layers. */
function overlaps(all: readonly TextBlock[]): Misfit[] {
  const placed = all
    .map((words) => ({ ...words, boxes: visibleBoxes(words), layer: words.ancestors.find(({ isLayer }) => isLayer)?.element }))
    .map((words) => ({ ...words, all: boundingBox(words.boxes) }));
  return placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter((other) => one.layer === other.layer && intersect(one.all, other.all) && !one.element.contains(other.element))
      .filter((other) => one.boxes.some((box) => other.boxes.some((each) => intersect(box, each))))
      .map((other) => misfit('over another', one.element, `${one.text} × ${other.text}`)),
  );
}

/** Labels of tabs and segmented choices may have one line, labels of buttons two. */
function tooManyLines(root: Document, all: readonly TextBlock[]): Misfit[] {
  return Array.from(root.querySelectorAll('button, a[href], label, [role="tab"]')).flatMap((control) => {
    const inside = all.filter(({ element }) => control.contains(element));
    const labels = inside.filter(({ element }) => !element.closest('[role="img"]'));
    const isTab = control.closest('nav, [role="tablist"]') !== null || control.matches('label:has(input)');
    const isLabel = isTab || (labels.length === 1 && control.matches('button, a'));
    const isTooHigh = isLabel && labels.some(({ boxes }) => linesOf(boxes) > (isTab ? 1 : 2));
    return isTooHigh ? [misfit('too many lines', control, labels.map(({ text }) => text).join(' '))] : [];
  });
}

/** Placeholders that are wider than their single-line field. */
function cutPlaceholders(root: Document): Misfit[] {
  const context = root.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  return Array.from(root.querySelectorAll('input'))
    .filter((input) => input.placeholder !== '' && input.value === '' && isVisible(input))
    .filter((input) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      context.font = font;
      return (
        context.measureText(input.placeholder).width > input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      );
    })
    .map((input) => misfit('cut', input, input.placeholder));
}

/** Sheets whose header and footer leave less than 80 px of height for the scrolling content. */
function crampedSheets(root: Document): Misfit[] {
  return Array.from(root.querySelectorAll(':is(dialog, [role="dialog"]) *'))
    .filter((element) => !element.matches('textarea') && /auto|scroll/.test(getComputedStyle(element).overflowY))
    .filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 1 && clientHeight < 80)
    .map((element) => misfit('no room', element, `${element.clientHeight} px to scroll ${element.scrollHeight} in`));
}

function misfit(kind: Misfit['kind'], element: Element, text: string, words = wordsIn(text)): Misfit {
  const name = /-([a-z]+)-/i.exec(element.getAttribute('class') ?? '')?.[1] ?? '';
  return { kind, text: text.slice(0, 80), words, where: `${element.tagName.toLowerCase()}.${name}` };
}

/** Reads the text of a page as it is now. Finite animations are finished first. */
function read(root: Document): Reading {
  for (const each of root.getAnimations()) if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish();
  const all = textBlocksOf(root);
  const misfits = all.flatMap((words) => {
    const left = overflowKind(words);
    return [
      ...(left ? [misfit(left, words.element, words.text)] : []),
      ...brokenWords(words).map((word) => misfit('broken inside', words.element, `${word} in ${words.text}`, [word])),
    ];
  });
  const wide = root.documentElement.scrollWidth - root.documentElement.clientWidth;
  return {
    misfits: [
      ...misfits,
      ...overlaps(all),
      ...tooManyLines(root, all),
      ...cutPlaceholders(root),
      ...crampedSheets(root),
      ...(wide > 0 ? [misfit('beyond the page', root.body, `${wide} px wider than the page`)] : []),
    ],
    words: all.flatMap(({ text }) => wordsIn(text)),
  };
}

/** Shows a named state in a frame and waits until the state and its fonts are visible. */
async function draw(frame: HTMLIFrameElement, query: string): Promise<void> {
  const view = frame.contentWindow as Window;
  const root = view.document.documentElement;
  const isStateVisible = () =>
    root.dataset.shows !== undefined &&
    Array.from(view.document.querySelectorAll('#root > *, dialog, [role="dialog"], [role="alertdialog"]')).some((each) =>
      each.checkVisibility(),
    );
  delete root.dataset.shows;
  view.history.replaceState(null, '', query);
  view.dispatchEvent(new PopStateEvent('popstate'));
  for (const until = performance.now() + 60_000; !isStateVisible() && performance.now() < until; ) await new Promise(requestAnimationFrame);
  if (!isStateVisible()) throw new Error(`${query} does not draw`);
  // the app's own font is the fallback; a machine without a font for the language would otherwise measure boxes for missing glyphs
  root.style.removeProperty('--font-body');
  const { fontFamily } = getComputedStyle(view.document.body);
  root.style.setProperty('--font-body', `${fontFamily}, ${root.style.getPropertyValue('--font-display')}`);
  await view.document.fonts.ready;
}

const functions = [
  shrinkLineBox,
  boxesOf,
  isVisible,
  textBlocksOf,
  linesOf,
  ancestorBoxOf,
  ancestorsOf,
  boundingBox,
  overflowKind,
  wordPattern,
  wordsIn,
  brokenWords,
  visibleBoxes,
  intersect,
  overlaps,
];
const others = [tooManyLines, cutPlaceholders, crampedSheets, misfit, read, draw];

/** The script that installs `window.ruler` in a page. */
export const rulerScript = `${[...functions, ...others].join('\n')}\nwindow.ruler = { read, draw };`;

export interface Ruler {
  readonly read: typeof read;
  readonly draw: typeof draw;
}
