export { arriveItem } from './arrive.ts';
export { type Delivered, deliverNote } from './deliver.ts';
export { countInbox } from './inbox.ts';
export { presentPublicValentine } from './present.ts';
export { countMuted, findItemOf, listItems, listItemsById, listMuted, listPublicItems } from './queries.ts';
export { presentAll, readValentine } from './read.ts';
export { registerInventory } from './routes.ts';
export type { Sending } from './sending.ts';
export { tellOfArrival } from './tell-arrival.ts';
