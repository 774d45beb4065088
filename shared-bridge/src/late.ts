/** What is loaded beside axios, after the first screen: everything that makes something or has it paid. */
export { keyedCall } from './keyed/keyed-call.ts';
export { followOrder } from './payment/order.ts';
export { purchase, resumePurchase } from './payment/purchase.ts';
