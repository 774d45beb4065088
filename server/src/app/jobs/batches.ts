import { nextBatch } from '../../features/notes/index.ts';
import type { SellingDeps } from '../../features/payments/index.ts';
import { deliverBatch } from '../../features/sending/index.ts';
import { delay } from '../../kit/delay.ts';
import { mixPayments, vacuumDeadRows } from './mix.ts';

/** Milliseconds after which a batch is too late and waits for the next period. */
const MAX_DELAY_MS = 60_000;

/**
 * Delivers fully anonymous notes at every full period, by default a quarter of an hour, until stopped. Uses no job, so that a payment
 * leaves no trace of its batch. After a crash or an outage, the first batch delivers the rest.
 */
export function startBatches(deps: SellingDeps): () => Promise<void> {
  const stopped = new AbortController();
  const done = deliverEachPeriod(deps, stopped.signal);
  return async () => {
    stopped.abort();
    await done;
  };
}

async function deliverEachPeriod(deps: SellingDeps, signal: AbortSignal): Promise<void> {
  const { clock, config, log } = deps;
  while (!signal.aborted) {
    const due = nextBatch(clock.real(), config.batchSeconds).getTime();
    const left = () => Math.max(0, due - clock.real().getTime());
    while (left() > 0 && !signal.aborted) await delay(left(), signal);
    if (signal.aborted || clock.real().getTime() - due > MAX_DELAY_MS) continue;
    await runBatch(deps, signal).catch((err: unknown) => log.warn({ err }, 'a batch could not be delivered'));
  }
}

/** Shuffles the earlier rows first, to separate their transactions from those of the deliveries, and vacuums dead rows at the end. */
export async function runBatch(deps: SellingDeps, signal: AbortSignal = new AbortController().signal): Promise<void> {
  const hasMixed = await mixPayments(deps, signal);
  await deliverBatch(deps, signal);
  if (hasMixed && !signal.aborted) await vacuumDeadRows(deps);
}
