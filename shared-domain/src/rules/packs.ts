import type { RevealPack } from '../contract/reveal.ts';

export interface PackOffer {
  readonly pack: RevealPack;
  readonly reveals: number;
  /** Stars per reveal in this pack. */
  readonly each: number;
  /** Charged Stars for the whole pack. */
  readonly total: number;
  /** The advertised discount; 0 for none. */
  readonly discountPercent: number;
  /** Stars saved compared with single reveals. */
  readonly saved: number;
}

const SINGLE = 49;
const offer = (pack: RevealPack, reveals: number, each: number, discountPercent: number): PackOffer => ({
  pack,
  reveals,
  each,
  total: reveals * each,
  discountPercent,
  saved: reveals * (SINGLE - each),
});

export const packOffers: Readonly<Record<RevealPack, PackOffer>> = {
  pack_1: offer('pack_1', 1, 49, 0),
  pack_3: offer('pack_3', 3, 33, 30),
  pack_6: offer('pack_6', 6, 25, 50),
};

/** The lowest price of a reveal in Stars, in the largest pack. */
export const LOWEST_PRICE = packOffers.pack_6.each;

/** The pack on the main button. */
export const DEFAULT_PACK: RevealPack = 'pack_3';
