import { HOLE, TAB } from '@billet/release/build-format';

interface Tab {
  readonly icon: string;
  readonly label: string;
  readonly path: string;
  readonly isActive: boolean;
}

/** What the host's `src/frames.tsx` exports: what stands around a page, `page` in its place. */
interface Surround {
  readonly tab: (page: string, tabs: readonly Tab[]) => unknown;
  readonly full: (page: string) => unknown;
  /** The rules of a language's faces. */
  readonly fonts: (locale: string) => string;
}

/** Every tab that a manifest could ask for, in both of its looks: which of them stand is known when the page is composed. */
export function surroundParts(frames: unknown, icons: readonly string[]) {
  const { tab, full, fonts } = frames as Surround;
  const tabs = icons.flatMap((icon) => [true, false].map((isActive) => ({ icon, isActive, label: TAB, path: TAB })));
  return { tab: () => tab(HOLE, tabs), full: () => full(HOLE), fonts };
}
