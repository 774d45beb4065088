import { nextFrame } from './next-frame.ts';

let asked = 0;

const cover = (isCovered: boolean) => document.querySelector('main')?.parentElement?.toggleAttribute('inert', isCovered);

/**
 * The page behind the stage: as long as it is covered, nothing there is heard, reached or pressed but notices, which stand beside it. Once
 * the stage is seen: all of the page is styled anew for that, and a tap waits for no more than it must.
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
