export { findGift, giftsIn, giftsWithout, heldGift } from './catalogue.ts';
export { checkGiftSettings } from './check-settings.ts';
export { registerCatalogue } from './routes.ts';
