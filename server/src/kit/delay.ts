import { setTimeout } from 'node:timers/promises';

/** Resolves after `ms`, or at once if the signal is aborted. */
export async function delay(ms: number, signal: AbortSignal): Promise<void> {
  // only an abort rejects
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
