import { nextBatch } from '../../features/notes/index.ts';
import type { SellingDeps } from '../../features/payments/index.ts';
import { deliverBatch } from '../../features/sending/index.ts';
import { pause } from '../../kit/outbox/relay.ts';

/** Milliseconds after which a batch has missed its time and waits for the next. */
const MOST_LATE = 60_000;

/**
 * Delivers what is fully anonymous at every full quarter of an hour, until it is stopped. No job is asked for: a payment leaves nothing
 * that says for which quarter. What a crash or an outage holds up goes with the first batch after the next start.
 */
export function startBatches(deps: SellingDeps): () => Promise<void> {
  const stopped = new AbortController();
  const done = turn(deps, stopped.signal);
  return async () => {
    stopped.abort();
    await done;
  };
}

async function turn(deps: SellingDeps, signal: AbortSignal): Promise<void> {
  const { clock, config, log } = deps;
  while (!signal.aborted) {
    const due = nextBatch(clock.real(), config.batchSeconds).getTime();
    while (clock.real().getTime() < due && !signal.aborted) await pause(due - clock.real().getTime(), signal);
    if (signal.aborted || clock.real().getTime() - due > MOST_LATE) continue;
    await deliverBatch(deps, signal).catch((err: unknown) => log.warn({ err }, 'a batch could not be delivered'));
  }
}
