import { nextFrame } from './next-frame.ts';

let asked = 0;

const cover = (isCovered: boolean) => document.querySelector('main')?.parentElement?.toggleAttribute('inert', isCovered);

/**
 * Makes the page behind the stage inert, except for notices, which render beside it. Waits for the stage to be painted first: the
 * whole page is restyled for this, and a tap must not wait for it.
 */
export async function coverPage(): Promise<void> {
  const own = ++asked;
  await nextFrame();
  if (own === asked) cover(true);
}

export function uncoverPage(): void {
  asked += 1;
  cover(false);
}
