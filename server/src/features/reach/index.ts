export { readMutedWords } from './muted-words.ts';
export { showKept } from './pause.ts';
export { acceptsGifts, letsIn, placeOf } from './placement.ts';
