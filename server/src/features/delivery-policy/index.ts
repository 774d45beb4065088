export { mayReach } from './may-reach.ts';
export { changesWords, changeWords } from './muted-words.ts';
export { showKept } from './pause.ts';
export { acceptsGifts, placeOf } from './placement.ts';
