import type { Answer, JsonCallName } from '@billet/shared-domain/contract';
import { type CallShape, calls, fillPath } from '@billet/shared-domain/contract/calls';
import type { ServerClock } from '../clock.ts';
import type { Api, ApiFailure, CallInput } from '../contract.ts';
import { trackOperation } from '../shell/busy.ts';
import type { TakeEarly } from './early.ts';
import { apiError, isApiError } from './failure.ts';
import { retryAfterSeconds, retryDelay } from './retry.ts';
import { dataOfEarly, type Transport } from './transport.ts';
import { wait } from './wait.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** Time limits of one attempt and of all attempts together, in milliseconds. */
export const limits = {
  /** Limits of a safe call (ENV-06): the user waits for the screen. */
  screen: { perAttempt: 8000, all: 30_000 },
  /**
   * Limits of a keyed or unsafe call. The server holds a second request with the same key for up to 10 s, and the answer takes time to
   * arrive.
   */
  write: { perAttempt: 13_000, all: 42_000 },
} as const;

function limitsOf({ repeat }: CallShape, { deadline }: UntypedInput): (typeof limits)[keyof typeof limits] {
  return repeat === 'safe' ? limits.screen : limits[deadline ?? 'write'];
}

export interface ApiDeps {
  readonly transport: Transport;
  readonly clock: ServerClock;
  /** Takes the early request of the page, or the data embedded in it. */
  readonly takeEarly: TakeEarly;
  /** Called when the server rejects the init data as expired. */
  onExpired(): void;
  /** Called when the account is deleted. */
  onGone(): void;
  /** Called when a call waits because the server is overloaded. */
  onOverload?(): void;
  readonly random?: () => number;
  readonly wait?: typeof wait;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

/** The untyped input of a call. `Api.call` adds the types. */
interface UntypedInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly key?: string;
  readonly signal?: AbortSignal;
  readonly retries?: 'usual' | 'none' | readonly number[];
  readonly deadline?: 'screen';
  readonly onRetry?: (failure: ApiFailure) => void;
}

type AttemptResult = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly failure: ApiFailure };

interface Attempt {
  readonly shape: CallShape;
  readonly input: UntypedInput;
  readonly early: Promise<Response> | null;
  /** Milliseconds. */
  readonly limit: number;
}

/** The time limit includes the load of the HTTP client and the early request of the page. */
function send({ transport, clock }: ApiDeps, { shape, input, early, limit }: Attempt): Promise<unknown> {
  const path = fillPath(shape.path, input.params);
  const { query, body, key } = input;
  const ask = (signal: AbortSignal) =>
    early ? dataOfEarly(early, clock) : transport({ method: shape.method, path, query, body, key, signal, timeout: limit });
  return withTimeLimit(limit, input.signal, ask);
}

async function attempt(deps: ApiDeps, each: Attempt): Promise<AttemptResult> {
  try {
    return { ok: true, data: await send(deps, each) };
  } catch (thrown) {
    if (isApiError(thrown)) return { ok: false, failure: thrown.failure };
    return { ok: false, failure: { kind: each.input.signal?.aborted ? 'aborted' : 'network' } };
  }
}

async function waitOrAbort(deps: ApiDeps, delay: number, signal: AbortSignal | undefined): Promise<void> {
  await (deps.wait ?? wait)(delay, signal).catch(() => {
    throw apiError({ kind: 'aborted' });
  });
}

function throwFailure(deps: ApiDeps, failure: ApiFailure): never {
  if (failure.kind === 'answer' && failure.code === 'expired') deps.onExpired();
  throw apiError(failure);
}

/** Returns a function that returns the remaining milliseconds, counted from now. */
function countdown(deps: ApiDeps, all: number): () => number {
  const now = deps.now ?? (() => performance.now());
  const end = now() + all;
  return () => end - now();
}

interface CallDeps extends ApiDeps {
  /** True after the account is deleted: no request may be sent. */
  isOver(): boolean;
}

/**
 * Sends a call until it succeeds or `retryDelay` ends it. Not axios-retry: the first attempt may be the early request of the page, and all
 * attempts share one time limit.
 */
async function callUntyped(deps: CallDeps, name: JsonCallName, input: UntypedInput): Promise<unknown> {
  const shape: CallShape = calls[name];
  const { perAttempt, all } = limitsOf(shape, input);
  const left = countdown(deps, all);
  const waits = Array.isArray(input.retries) ? input.retries : null;
  let early = deps.takeEarly(name, input.params, input.query);
  for (let retries = 0; ; retries++) {
    if (deps.isOver()) throw apiError({ kind: 'aborted' });
    const result = await attempt(deps, { shape, input, early, limit: Math.min(perAttempt, left()) });
    early = null;
    if (result.ok) return result.data;
    const { failure } = result;
    const facts = {
      repeat: shape.repeat,
      hasKey: input.key !== undefined,
      retries,
      failure,
      waits,
      random: (deps.random ?? Math.random)(),
    };
    const delay = input.retries === 'none' ? null : retryDelay(facts);
    if (delay === null || delay >= left()) return throwFailure(deps, failure);
    if (retryAfterSeconds(failure) > 0) deps.onOverload?.();
    input.onRetry?.(failure);
    await waitOrAbort(deps, delay, input.signal);
  }
}

/**
 * Creates the API of named calls. Every rejection is an ApiError. The API sends no request after the account is deleted: the server creates
 * missing accounts, so a call of a page that stays open would create a new one.
 */
export function makeApi(deps: ApiDeps): Api {
  let isOver = false;
  const calling: CallDeps = { ...deps, isOver: () => isOver };
  return {
    call: async <N extends JsonCallName>(name: N, input: CallInput<N>) => {
      const pending = callUntyped(calling, name, input as UntypedInput);
      const answer = (await (calls[name].repeat === 'safe' ? pending : trackOperation(pending))) as Answer<N>;
      if (name === 'deleteAccount') {
        isOver = true;
        deps.onGone();
      }
      return answer;
    },
  };
}
