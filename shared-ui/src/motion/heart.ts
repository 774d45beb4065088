/** Adds a heart about the origin, `size` across, to the context's current path. */
export function traceHeart(context: CanvasRenderingContext2D, size: number): void {
  const half = size / 2;
  context.moveTo(0, half);
  context.bezierCurveTo(-half * 2, -half * 0.3, -half * 0.9, -half * 1.5, 0, -half * 0.5);
  context.bezierCurveTo(half * 0.9, -half * 1.5, half * 2, -half * 0.3, 0, half);
}
