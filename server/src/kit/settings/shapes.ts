import { z } from 'zod';

/** Schemas of settings with several fields. */

const times = z.int().positive();
/** Limits of one person, far above normal use. `kit/limits/table.ts` maps calls to limits. */
export const limitsSchema = z.strictObject({
  perPairADay: times.default(10),
  perSenderAnHour: times.default(60),
  perAddressAnHour: times.default(600),
  revealsAnHour: times.default(30),
  revealCallsAnHour: times.default(600),
  invoicesAnHour: times.default(30),
  openingsAnHour: times.default(3_000),
  answersAnHour: times.default(300),
  changesAnHour: times.default(600),
  reportsAnHour: times.default(60),
  tasksAnHour: times.default(120),
  preparedMessagesAnHour: times.default(60),
  picturesAnHour: times.default(120),
  exportsAnHour: times.default(30),
  refundRequestsADay: times.default(30),
  deletionsADay: times.default(10),
  streamsAtOnce: times.default(10),
  botMessagesAMinute: times.default(20),
});
export type Limits = Readonly<z.output<typeof limitsSchema>>;

/**
 * Messages of the bot per second. The defaults are below Telegram's known limits, since messages sent in one second may arrive in another.
 */
export const messageLimitsSchema = z.strictObject({ all: z.number().positive().default(25), chat: z.number().positive().default(1) });
export type MessageLimits = Readonly<z.output<typeof messageLimitsSchema>>;

/** Thresholds for automatic withdrawal of a canary; all must be reached. Failures and starts are counted in users. */
export const canaryBoundSchema = z.strictObject({
  failures: times.default(5),
  perHundredStarts: z.number().positive().default(2),
  timesActive: z.number().min(1).default(3),
});
export type CanaryBound = Readonly<z.output<typeof canaryBoundSchema>>;

/** The roles of a process. Any number of processes may have the same role. */
export const roles = ['web', 'jobs', 'bot'] as const;
export type Role = (typeof roles)[number];

/**
 * Maximum connections of a process per pool. `workers`: concurrent jobs besides those of payments. Each has a connection, and there are
 * four more. `waiting`: maximum requests in each queue of `kit/overload`.
 */
export const poolsSchema = z.strictObject({
  app: times.default(5),
  payments: times.default(3),
  inbox: times.default(5),
  reveal: times.default(4),
  owner: times.default(4),
  workers: times.default(4),
  waiting: times.default(256),
});
export type Pools = Readonly<z.output<typeof poolsSchema>>;
