import { nextBatch } from '../../features/notes/index.ts';
import type { SellingDeps } from '../../features/payments/index.ts';
import { deliverBatch } from '../../features/sending/index.ts';
import { pause } from '../../kit/outbox/relay.ts';
import { mixPayments, sweep } from './mix.ts';

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
    const left = () => Math.max(0, due - clock.real().getTime());
    while (left() > 0 && !signal.aborted) await pause(left(), signal);
    if (signal.aborted || clock.real().getTime() - due > MOST_LATE) continue;
    await runBatch(deps, signal).catch((err: unknown) => log.warn({ err }, 'a batch could not be delivered'));
  }
}

/** What was written before it is mixed first, so that it lies apart from what it delivers; dead rows go at the end. */
async function runBatch(deps: SellingDeps, signal: AbortSignal): Promise<void> {
  const hasMixed = await mixPayments(deps, signal);
  await deliverBatch(deps, signal);
  if (hasMixed && !signal.aborted) await sweep(deps);
}
