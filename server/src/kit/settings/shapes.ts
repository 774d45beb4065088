import { z } from 'zod';

/** What settings that are more than a word or a number consist of. */

const times = z.int().positive();
/** What one person may do, far above what anybody does; `kit/limits/table.ts` says which call counts as what. */
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

/** Messages of the bot a second: below what the messenger is known to take, since some that leave in one second arrive in another. */
export const messageLimitsSchema = z.strictObject({ all: z.number().positive().default(25), chat: z.number().positive().default(1) });
export type MessageLimits = Readonly<z.output<typeof messageLimitsSchema>>;

/** From where on a canary is taken back by itself; all of it must be reached. Failures and starts are counted in users. */
export const canaryBoundSchema = z.strictObject({
  failures: times.default(5),
  perHundredStarts: z.number().positive().default(2),
  timesActive: z.number().min(1).default(3),
});
export type CanaryBound = Readonly<z.output<typeof canaryBoundSchema>>;

/** What a process does. Any number of processes may do the same. */
export const roles = ['web', 'jobs', 'bot'] as const;
export type Role = (typeof roles)[number];

/** The most connections that a process keeps for what; `workers` are the jobs at once besides those of payments, each with a connection, and four more. */
export const poolsSchema = z.strictObject({
  app: times.default(8),
  inbox: times.default(5),
  reveal: times.default(4),
  owner: times.default(4),
  workers: times.default(4),
});
export type Pools = Readonly<z.output<typeof poolsSchema>>;
