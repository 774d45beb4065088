export { mayReach } from './may-reach.ts';
export { applyWordChanges, hasWordChanges } from './muted-words.ts';
export { showDeferredNotes } from './pause.ts';
export { acceptsGifts, decidePlacement } from './placement.ts';
