/** The two widths of every picture, in pixels. */
export const ART_WIDTHS = [256, 512] as const;
export type ArtWidth = (typeof ART_WIDTHS)[number];

/** The path of the pictures on the origin of the app. */
export const ART_BASE = '/art/';

/** The address of the picture of an item. */
export function artPath(itemId: string, width: ArtWidth): string {
  return `${ART_BASE}${encodeURIComponent(itemId)}-${width}.webp`;
}

/**
 * The picture for `size` CSS pixels on this screen. The smaller one is scaled up by at most half. Not a `srcset`: Chromium keeps every such
 * image that was never attached to the page, and React creates some whenever it restarts a render.
 */
export function artFor(itemId: string, size: number): string {
  const [small, large] = ART_WIDTHS;
  return artPath(itemId, size * (globalThis.devicePixelRatio ?? 1) > small * Math.SQRT2 ? large : small);
}

/** The item of a picture address; null for any other address. */
export function artIn(address: string): string | null {
  const [, name] = /^\/art\/(.+)-\d+\.webp$/.exec(address) ?? [];
  return name === undefined ? null : decodeURIComponent(name);
}
