/** Once what is done by now is on the screen: what follows is another frame's work. */
export const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
