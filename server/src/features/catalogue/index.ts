export { findItem, giftsWithout, heldItem } from './catalogue.ts';
export { registerItems } from './routes.ts';
