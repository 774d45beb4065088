export { earlyProduct } from './early-product.ts';
export { registerEarlyOpening } from './routes.ts';
