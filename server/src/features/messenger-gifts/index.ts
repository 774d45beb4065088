export { planGifts } from './plan.ts';
export { sendGift } from './send.ts';
export { recordGiftLines, settleGifts } from './settle.ts';
