export { deliverBatch } from './batch.ts';
export { giftProduct } from './gift-product.ts';
export { forgetMarks } from './limits.ts';
export { registerSending } from './routes.ts';
