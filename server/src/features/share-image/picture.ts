import type { Mode } from '@billet/shared-domain/contract';
import type { Look } from '@billet/shared-domain/rules/looks';

/** The size of a story in pixels, a phone's full screen. */
export const WIDTH = 1080;
export const HEIGHT = 1920;
/** Height in pixels that the messenger's controls may cover at the top and the bottom. */
export const TOP_INSET = 200;
export const BOTTOM_INSET = 220;

export interface Picture {
  readonly look: Look;
  readonly mode: Mode;
  /** The gift shown on the picture. */
  readonly art: string;
  readonly title: string;
  readonly firstName: string;
  /** The photo's key among the images for the renderer; null to draw initials. */
  readonly photo: string | null;
  /** The link to write to the person, drawn as QR code and text. */
  readonly link: string;
  /** A note and its answer, if the picture shows one. */
  readonly exchange: Exchange | null;
}

export interface Exchange {
  readonly message: string;
  readonly answer: string;
  readonly label: string;
}
