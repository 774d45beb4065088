export { hearOf, markBlocked, meet } from './meet.ts';
export { findByCode, findById, hasEarlyOpening, hasLeft, isGhost, recognize } from './people.ts';
export { tell, tellHidden } from './tell.ts';
