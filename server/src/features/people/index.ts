export { hearOf, meet } from './meet.ts';
export { findByCode, findById, hasEarlyOpening, hasLeft, isGhost, languageOfWriter, recognize } from './people.ts';
export { tell, tellHidden } from './tell.ts';
