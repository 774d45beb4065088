/** The two widths in pixels that every piece of art is made in. */
export const ART_WIDTHS = [256, 512] as const;
export type ArtWidth = (typeof ART_WIDTHS)[number];

/** Where the art lies on the app's origin. */
export const ART_BASE = '/art/';

/** Address of an item's picture. */
export function artPath(itemId: string, width: ArtWidth): string {
  return `${ART_BASE}${encodeURIComponent(itemId)}-${width}.webp`;
}

/** The `srcset` of an item's picture: the browser takes what its screen needs. */
export function artSources(itemId: string): string {
  return ART_WIDTHS.map((width) => `${artPath(itemId, width)} ${width}w`).join(', ');
}
