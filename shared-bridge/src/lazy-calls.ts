/** Loaded together with axios after the first screen: keyed calls and payments. */
export { keyedCall } from './idempotency/keyed-call.ts';
export { followOrder } from './payment/order.ts';
export { purchase, resumePurchase } from './payment/purchase.ts';
