import type { ApiFailure } from '@billet/shared-bridge';
import type { CheckoutAnswer } from '@billet/shared-domain/contract';
import type { Sending } from './sending.ts';

/** Waits before the second and the third try, in milliseconds (API-03). */
export const RETRY_WAITS = [1000, 2000] as const;

export type Creation =
  | { readonly kind: 'answered'; readonly answer: CheckoutAnswer }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  | { readonly kind: 'failed' };

export interface CreateDeps {
  checkout(sending: Sending, key: string): Promise<CheckoutAnswer>;
  /** What failed, or null when it was not the call. */
  failureOf(error: unknown): ApiFailure | null;
  wait(milliseconds: number): Promise<void>;
  /** Told before each repetition, with its number from 1. */
  onRetry(count: number): void;
}

/** Creates the valentine: up to two repetitions where the server is silent or broken, none where it has said no. */
export async function createValentine(sending: Sending, key: string, deps: CreateDeps): Promise<Creation> {
  for (let tries = 0; ; tries++) {
    const result = await tryOnce(sending, key, deps);
    const pause = RETRY_WAITS[tries];
    if (result.kind !== 'failed' || pause === undefined) return result;
    deps.onRetry(tries + 1);
    await deps.wait(pause);
  }
}

async function tryOnce(sending: Sending, key: string, deps: CreateDeps): Promise<Creation> {
  try {
    return { kind: 'answered', answer: await deps.checkout(sending, key) };
  } catch (error) {
    const failure = deps.failureOf(error);
    if (failure === null) throw error;
    return isRefusal(failure) ? { kind: 'refused', failure } : { kind: 'failed' };
  }
}

function isRefusal(failure: ApiFailure): boolean {
  return failure.kind === 'answer' && failure.status >= 400 && failure.status < 500;
}
