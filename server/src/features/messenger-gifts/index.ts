export { planGifts } from './plan.ts';
export { sendGift } from './send.ts';
export { noteGiftLines, settleGifts } from './settle.ts';
