/** Resolves after the next paint, so that later work belongs to another frame. */
export const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
