export { findGift, giftsWithout, heldGift } from './catalogue.ts';
export { registerCatalogue } from './routes.ts';
