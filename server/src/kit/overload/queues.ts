import fastq, { type queueAsPromised } from 'fastq';
import type { Pools } from '../settings/shapes.ts';

export const queueNames = ['usual', 'payments', 'slow'] as const;
/** `payments`: calls that lead to a payment, and updates from Telegram; `slow`: calls that draw or call the Bot API; `usual`: all others. */
export type QueueName = (typeof queueNames)[number];

/** Work of a request. It resolves when the next request may begin. */
type Work = () => Promise<void>;
export type Queues = Readonly<Record<QueueName, queueAsPromised<Work, void>>>;

/** Payments mostly wait for Telegram, so several run for each connection. */
const PAYMENTS_PER_CONNECTION = 4;
const SLOW_AT_ONCE = 16;

/** The queues of one process. As many usual requests run as the app's pool has connections. */
export function makeQueues({ app, payments }: Pick<Pools, 'app' | 'payments'>): Queues {
  const queue = (running: number) => fastq.promise<unknown, Work, void>((work) => work(), running);
  return { usual: queue(app), payments: queue(payments * PAYMENTS_PER_CONNECTION), slow: queue(SLOW_AT_ONCE) };
}
