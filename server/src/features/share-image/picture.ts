import type { Mode } from '@billet/shared-domain/contract';
import type { Look } from '@billet/shared-domain/rules/looks';

/** A story fills a phone's screen; pixels. */
export const WIDTH = 1080;
export const HEIGHT = 1920;
/** What a messenger lays over a story stands above and below: nothing of ours has to be read there. */
export const ABOVE = 200;
export const BELOW = 220;

export interface Picture {
  readonly look: Look;
  readonly mode: Mode;
  /** The gift that stands on the picture. */
  readonly art: string;
  readonly title: string;
  readonly firstName: string;
  /** Names the person's photo among the images of the drawing; null: initials stand in its place. */
  readonly photo: string | null;
  /** Where one writes to the person: below, as a QR code and in letters. */
  readonly link: string;
  /** A note and its answer, where the picture shows one. */
  readonly exchange: Exchange | null;
}

export interface Exchange {
  readonly message: string;
  readonly answer: string;
  readonly label: string;
}
