export interface Surface {
  readonly context: CanvasRenderingContext2D;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const DENSEST = 2;

/** Fits a canvas to its box on this screen (at most two device pixels a pixel); null where it can't be drawn on. */
export function fitCanvas(canvas: HTMLCanvasElement): Surface | null {
  const context = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  if (context === null || width === 0 || height === 0) return null;
  const density = Math.min(devicePixelRatio, DENSEST);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  context.scale(density, density);
  return { context, width, height };
}

/** A list of colours out of a custom property, as the mode and theme at the canvas give it. */
export function coloursOf(canvas: HTMLCanvasElement, property: string): string[] {
  return getComputedStyle(canvas)
    .getPropertyValue(property)
    .split(',')
    .map((colour) => colour.trim())
    .filter(Boolean);
}
