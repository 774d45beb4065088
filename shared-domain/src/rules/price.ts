/** All prices are whole Stars. */
export const FULL_ANONYMITY_PRICE = 49;
export const SUPER_PRICE = 49;

export interface Extras {
  readonly isSuper: boolean;
  readonly isFullyAnonymous: boolean;
}

/** The price of a gift with its extras; 0 is free. */
export function totalPrice(giftPrice: number, extras: Extras): number {
  return giftPrice + (extras.isFullyAnonymous ? FULL_ANONYMITY_PRICE : 0) + (extras.isSuper ? SUPER_PRICE : 0);
}
