/** Once what is done by now is on the screen, or about to be: what follows is another frame's work. */
export const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
