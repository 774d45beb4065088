import { PLACEHOLDER, TAB } from '@billet/release/build-format';

interface Tab {
  readonly icon: string;
  readonly label: string;
  readonly path: string;
  readonly isActive: boolean;
}

/** Exports of the host's `src/frames.tsx`: the layout around a page, with a placeholder for `page`. */
interface Surround {
  readonly tab: (page: string, tabs: readonly Tab[]) => unknown;
  readonly full: (page: string) => unknown;
  /** The font-face rules of a language. */
  readonly fonts: (locale: string) => string;
}

/** The layout with every tab that a manifest can have, active and inactive. The page composer selects the tabs later. */
export function surroundParts(frames: unknown, icons: readonly string[]) {
  const { tab, full, fonts } = frames as Surround;
  const tabs = icons.flatMap((icon) => [true, false].map((isActive) => ({ icon, isActive, label: TAB, path: TAB })));
  return { tab: () => tab(PLACEHOLDER, tabs), full: () => full(PLACEHOLDER), fonts };
}
