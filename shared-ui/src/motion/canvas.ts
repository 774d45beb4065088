export interface Surface {
  readonly context: CanvasRenderingContext2D;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const DENSEST = 2;

/** Fits a canvas to its box on this screen (at most two device pixels per CSS pixel). Null without a 2D context or size. */
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

/** Reads a list of colours from a custom property at the canvas, which follows mode and theme. */
export function coloursOf(canvas: HTMLCanvasElement, property: string): string[] {
  return getComputedStyle(canvas)
    .getPropertyValue(property)
    .split(',')
    .map((colour) => colour.trim())
    .filter(Boolean);
}
