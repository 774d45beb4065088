import type { Outcome } from '../contract.ts';
import { type Reason, reasonOfError } from './errors.ts';

export const success = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const done: Outcome = { ok: true, value: undefined };
export const failure = (reason: Reason): Extract<Outcome, { ok: false }> => ({ ok: false, reason });

/** Runs `act`, which has no result. An error becomes a reason. */
export function attempt(act: () => void): Outcome {
  try {
    act();
    return done;
  } catch (thrown) {
    return failure(reasonOfError(thrown));
  }
}

const expired = Symbol('expired');

function after(milliseconds: number): { readonly promise: Promise<typeof expired>; stop(): void } {
  let stop = () => {};
  const promise = new Promise<typeof expired>((resolve) => {
    const timer = setTimeout(() => resolve(expired), milliseconds);
    stop = () => clearTimeout(timer);
  });
  return { promise, stop };
}

/**
 * Awaits an answer for at most `deadline` milliseconds. Never rejects: a thrown error, a rejection and a timeout all become an Outcome. The
 * signal aborts at the deadline.
 */
export async function ask<T>(request: (signal: AbortSignal) => PromiseLike<T>, deadline: number): Promise<Outcome<T>> {
  const controller = new AbortController();
  const clock = after(deadline);
  try {
    const answer = await Promise.race([request(controller.signal), clock.promise]);
    if (answer !== expired) return success(answer);
    controller.abort();
    return failure('timeout');
  } catch (thrown) {
    return failure(reasonOfError(thrown));
  } finally {
    clock.stop();
  }
}
