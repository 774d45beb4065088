/** Loaded together with axios after the first screen: keyed calls and payments. */
export { keyedCall } from './keyed/keyed-call.ts';
export { followOrder } from './payment/order.ts';
export { purchase, resumePurchase } from './payment/purchase.ts';
