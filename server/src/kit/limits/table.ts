import type { CallName } from '@billet/shared-domain/contract/calls';
import type { Limits } from '../settings/shapes.ts';

/** Limits that count by person. The suffix of the name is the length of the window. */
export type PersonLimit = Exclude<
  keyof Limits,
  'perPairADay' | 'perAddressAnHour' | 'revealsAnHour' | 'streamsAtOnce' | 'botMessagesAMinute'
>;

/** Not limited: the call writes, renders and requests nothing. */
const READING = null;

/**
 * The limit of each call of the contract, counted by caller. Other limits are applied where their subject is known: `perPairADay` in a
 * checkout, `invoicesAnHour` in sales of packs and early openings. `picturesAnHour` and `exportsAnHour` also count downloads by signed
 * address, for its owner.
 */
export const limitOf: Readonly<Record<CallName, PersonLimit | 'streamsAtOnce' | typeof READING>> = {
  getProfile: READING,
  getPublicProfile: READING,
  updateProfile: 'changesAnHour',
  getInventoryCount: READING,
  getValentines: READING,
  unwrapValentine: 'openingsAnHour',
  getItems: READING,
  checkout: 'perSenderAnHour',
  getOrder: READING,
  revealSender: 'revealCallsAnHour',
  buyEarlyReveal: 'changesAnHour',
  answerValentine: 'answersAnHour',
  setVisibility: 'changesAnHour',
  getPublicValentines: READING,
  getSent: READING,
  getPurchases: READING,
  requestRefund: 'refundRequestsADay',
  exportAccount: 'exportsAnHour',
  deleteAccount: 'deletionsADay',
  getShareImage: READING,
  prepareShareMessage: 'preparedMessagesAnHour',
  blockSender: 'changesAnHour',
  reportValentine: 'reportsAnHour',
  unmuteValentine: 'changesAnHour',
  getSafety: READING,
  getBlocked: READING,
  getMuted: READING,
  getLeaderboards: READING,
  getLeaderboard: READING,
  completeTask: 'tasksAnHour',
  reportShareOpened: 'tasksAnHour',
  listenToEvents: 'streamsAtOnce',
};
