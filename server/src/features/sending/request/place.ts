import type { SenderDetails } from '@billet/shared-domain/contract';

export type Place = SenderDetails['locationInfo'];

/** Finds where an address is. A look-up that fails knows nothing; it never throws. */
export type FindPlace = (address: string) => Promise<Place>;

export const nowhere: Place = { city: null, countryEmoji: null, isp: null };

/** The default: no table of addresses comes with the product, so it knows nothing. */
export const findNoPlace: FindPlace = async () => nowhere;
