import { listenTo } from '../messenger/wire.ts';

type Data = Readonly<Record<string, unknown>>;

const SIDES = ['top', 'bottom', 'left', 'right'] as const;
/** Pixels. Some clients report a height of 1 px while they open, and no real viewport is this small. */
const MIN_SIZE = 100;
/** Pixels. The largest real one is about 100: the status bar and the client's own buttons above a fullscreen app. */
const MAX_INSET = 200;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** Whether a width or height of the client is plausible, given the size of the page (`extent`) and of the screen. */
function isSize(value: unknown, extent: number): value is number {
  const { width, height } = window.screen;
  return isWithin(value, Math.max(MIN_SIZE, extent / 3), Math.max(extent, width, height));
}

/**
 * Sets the CSS variables of viewport and safe areas (ENV-03) under the names of the Telegram library. The library would set any number that
 * a client sends; here an implausible number leaves the variable unchanged, and CSS has a fallback for each.
 */
export function followViewport(): void {
  listenTo('viewport_changed', ({ height, width, is_state_stable: isStable }: Data) => {
    if (isSize(width, window.innerWidth)) setPixels('width', width);
    if (!isSize(height, window.innerHeight)) return;
    setPixels('height', height);
    if (isStable === true) setPixels('stable-height', height);
  });
  listenTo('safe_area_changed', (area) => setInsets('safe-area-inset', area));
  listenTo('content_safe_area_changed', (area) => setInsets('content-safe-area-inset', area));
}

function setInsets(name: string, area: Data): void {
  for (const side of SIDES) {
    const inset = area[side];
    if (isWithin(inset, 0, MAX_INSET)) setPixels(`${name}-${side}`, inset);
  }
}

function setPixels(name: string, pixels: number): void {
  document.documentElement.style.setProperty(`--tg-viewport-${name}`, `${pixels}px`);
}
