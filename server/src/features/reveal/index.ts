export { packProduct } from './pack-product.ts';
export { registerReveal } from './routes.ts';
