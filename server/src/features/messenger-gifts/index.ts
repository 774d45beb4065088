export { planGift } from './plan.ts';
export { sendGift } from './send.ts';
export { forgetGifts, noteGiftLines, settleGifts } from './settle.ts';
