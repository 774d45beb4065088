/** Adds a heart around the origin, `size` wide, to the current path of the context. */
export function traceHeart(context: CanvasRenderingContext2D, size: number): void {
  const half = size / 2;
  context.moveTo(0, half);
  context.bezierCurveTo(-half * 2, -half * 0.3, -half * 0.9, -half * 1.5, 0, -half * 0.5);
  context.bezierCurveTo(half * 0.9, -half * 1.5, half * 2, -half * 0.3, 0, half);
}
