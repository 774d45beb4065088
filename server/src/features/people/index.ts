export { findOrCreateUser, markBlocked, saveUser } from './bot-users.ts';
export { isFromBeforeDeletion, noteDeparture } from './departure.ts';
export { botLanguageOf, earlyOpeningOf, findByCode, findById, hasEarlyOpening, hasLeft, isGhost, loadCaller } from './people.ts';
export { dailyPrompt, promptOf } from './prompt.ts';
export { notifyHiddenUser, tell } from './tell.ts';
