import type { CallName } from '@billet/shared-domain/contract/calls';
import type { Limits } from '../settings/shapes.ts';

/** Limits by which a person is counted; their names say how long a window is. */
export type PersonLimit = Exclude<
  keyof Limits,
  'perPairADay' | 'perAddressAnHour' | 'revealsAnHour' | 'streamsAtOnce' | 'botMessagesAMinute'
>;

/**
 * What people do often, and what makes no row of its own: one call in ten is written down, by chance, for all ten. Their limits
 * need not be exact, and the busiest minute of a year need not write a row for every tap.
 */
export const sampled: ReadonlySet<PersonLimit | 'perPairADay'> = new Set(['openingsAnHour', 'changesAnHour', 'revealCallsAnHour']);

/** Costs nothing that lasts: nothing is written, drawn or asked of the messenger. */
const READING = null;

/**
 * The one place that says what each call of the contract is counted as, by the person who calls. Beside it two limits stand
 * where their subject is known: `perPairADay` in a checkout, `invoicesAnHour` where a pack or an early opening is sold;
 * and `picturesAnHour` and `exportsAnHour` also count what is fetched by an address, for the person whose it is.
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
