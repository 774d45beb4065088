import type { CallName } from '@billet/shared-domain/contract/calls';
import type { Deps } from '../deps.ts';
import { type Lane, type LaneLimits, type LaneNumbers, makeLane } from './lane.ts';
import { makeRetrySchedule } from './retry-schedule.ts';

/**
 * `usual`: calls that only query the database; `payments`: calls that lead to a payment; `updates`: updates from Telegram; `slow`: calls
 * that render images or call the Bot API.
 */
export type LaneName = 'usual' | 'payments' | 'updates' | 'slow';

export interface Admission {
  readonly lanes: Readonly<Record<LaneName, Lane>>;
  numbers(): Readonly<Record<LaneName, LaneNumbers>>;
}

/** Connections of the app's pool that the usual lane leaves free for payments, the bot and live events. */
const KEPT = 3;

const lanesOfCalls: Readonly<Partial<Record<CallName, LaneName>>> = {
  checkout: 'payments',
  getOrder: 'payments',
  buyEarlyReveal: 'payments',
  revealSender: 'payments',
  prepareShareMessage: 'slow',
  completeTask: 'slow',
};

export function laneOf(call: CallName): LaneName {
  return lanesOfCalls[call] ?? 'usual';
}

/** `connections`: size of the app's pool. Payments mostly wait for Telegram, so more of them run than there are connections. */
function limitsFor(connections: number): Readonly<Record<LaneName, LaneLimits>> {
  return {
    usual: { atWork: Math.max(1, connections - KEPT), waiting: 512, patience: 2_500 },
    payments: { atWork: Math.max(2, connections), waiting: 256, patience: 3_500 },
    updates: { atWork: 4, waiting: 256, patience: 4_000 },
    slow: { atWork: 16, waiting: 64, patience: 2_500 },
  };
}

/** The lanes of one process, sized by its connection pools. */
export function makeAdmission({ db, random }: Pick<Deps, 'db' | 'random'>): Admission {
  const limits = limitsFor(db.app.$client.options.max);
  const chance = () => random.integer(999) / 1_000;
  const lane = (name: LaneName) =>
    makeLane(
      limits[name],
      makeRetrySchedule(() => performance.now(), chance),
    );
  const lanes = { usual: lane('usual'), payments: lane('payments'), updates: lane('updates'), slow: lane('slow') };
  return {
    lanes,
    numbers: () => ({
      usual: lanes.usual.numbers(),
      payments: lanes.payments.numbers(),
      updates: lanes.updates.numbers(),
      slow: lanes.slow.numbers(),
    }),
  };
}
