export { findOrCreateUser, markBlocked, saveUser } from './bot-users.ts';
export { isFromBeforeDeletion, recordDeparture } from './departure.ts';
export { botLanguageOf, earlyOpeningOf, findByCode, findById, hasEarlyOpening, hasLeft, isGhost, loadCaller } from './people.ts';
export { dailyPrompt, promptOf } from './prompt.ts';
export { notifyHiddenUser, writeToPerson } from './write-to-person.ts';
