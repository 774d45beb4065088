export { deliverBatch } from './batch.ts';
export { giftProduct } from './gift-product.ts';
export { registerSending } from './routes.ts';
