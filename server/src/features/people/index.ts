export { isFromBeforeDeletion, noteDeparture } from './departure.ts';
export { hearOf, markBlocked, meet } from './meet.ts';
export { earlyOpeningOf, findByCode, findById, hasEarlyOpening, hasLeft, isGhost, languageOfWriter, recognize } from './people.ts';
export { dailyPrompt, promptOf } from './prompt.ts';
export { notifyHiddenUser, tell } from './tell.ts';
