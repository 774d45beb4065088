/** Resolves after the current state is painted, so that later work belongs to another frame. */
export const nextPaint = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
