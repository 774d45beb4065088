/** Once what stands by now was drawn: what follows is another frame's work. */
export const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
