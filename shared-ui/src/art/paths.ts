/** The two widths in pixels that every piece of art is made in. */
export const ART_WIDTHS = [256, 512] as const;
export type ArtWidth = (typeof ART_WIDTHS)[number];

/** Where the art lies on the app's origin. */
export const ART_BASE = '/art/';

/** Address of an item's picture. */
export function artPath(itemId: string, width: ArtWidth): string {
  return `${ART_BASE}${encodeURIComponent(itemId)}-${width}.webp`;
}

/**
 * The picture for a place of `size` CSS pixels on this screen. The smaller one is stretched by half at most. Not left to a `srcset`:
 * Chromium keeps every image that has one and never came into the page, and React makes such whenever it begins a drawing anew.
 */
export function artFor(itemId: string, size: number): string {
  const [small, large] = ART_WIDTHS;
  return artPath(itemId, size * (globalThis.devicePixelRatio ?? 1) > small * Math.SQRT2 ? large : small);
}

/** Whose picture an address is of; null where it is none of ours. */
export function artIn(address: string): string | null {
  const [, name] = /^\/art\/(.+)-\d+\.webp$/.exec(address) ?? [];
  return name === undefined ? null : decodeURIComponent(name);
}
