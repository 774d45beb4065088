import type { Answer, JsonCallName } from '@billet/shared-domain/contract';
import { type CallShape, calls, fillPath, IDEMPOTENCY_HEADER, TOKEN_HEADER } from '@billet/shared-domain/contract/calls';
import { type ServerClock, TIME_HEADER } from '../clock.ts';
import type { Api, ApiFailure, CallInput } from '../contract.ts';
import { underWay } from '../shell/busy.ts';
import type { TakeEarly } from './early.ts';
import { apiError, failureOfAnswer } from './failure.ts';
import { parseRetryAfter, retryDelay, secondsAsked } from './retry.ts';
import { type Reply, replyOfEarly, type Transport } from './transport.ts';
import { wait } from './wait.ts';
import { within } from './within.ts';

/** Milliseconds that one try may last, and all of them together. */
export const limits = {
  /** Somebody waits (ENV-06): every call that may be repeated at will. */
  screen: { oneTry: 8000, all: 30_000 },
  /** Somebody waits for something that is made: the server holds a repeated key's second request for up to 10 s, and its answer has to travel. */
  making: { oneTry: 13_000, all: 42_000 },
} as const;

/** Milliseconds that a call may wait besides, because a server without room said so; the person is told of it. */
const LONGEST_TOLD = 60_000;

function limitsOf({ repeat }: CallShape, { deadline }: Loose): (typeof limits)[keyof typeof limits] {
  return repeat === 'safe' ? limits.screen : limits[deadline ?? 'making'];
}

export interface ApiDeps {
  /** Base of all paths; empty for the page's own origin. */
  readonly base: string;
  /** Raw init data, or null where nobody is authenticated. */
  readonly token: string | null;
  readonly transport: Transport;
  readonly clock: ServerClock;
  /** What the page asked for by itself, or came with. */
  readonly takeEarly: TakeEarly;
  /** The init data are too old for the server. */
  onExpired(): void;
  /** The account is deleted. */
  onGone(): void;
  /** A call waits because the server has no room for it. */
  onCrowd?(): void;
  readonly random?: () => number;
  readonly wait?: typeof wait;
  /** Milliseconds of a clock that only grows. */
  readonly now?: () => number;
}

/** One call with its types taken off, which `call` puts on again. */
interface Loose {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly key?: string;
  readonly signal?: AbortSignal;
  readonly retries?: 'usual' | 'none' | readonly number[];
  readonly deadline?: 'screen';
  readonly onRetry?: (failure: ApiFailure) => void;
}

type Tried = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly failure: ApiFailure };

function readReply(reply: Reply, clock: ServerClock): Tried {
  clock.follow(reply.header(TIME_HEADER));
  const isJson = typeof reply.data === 'object' && reply.data !== null;
  if (reply.status >= 200 && reply.status < 300 && isJson) return { ok: true, data: reply.data };
  // 2xx without JSON comes from something that stands between us and the server, like an HTML page of a proxy
  const status = reply.status < 300 ? 502 : reply.status;
  const retryAfter = parseRetryAfter(reply.header('retry-after'), Date.now());
  return { ok: false, failure: failureOfAnswer(status, reply.data, retryAfter) };
}

interface Try {
  readonly shape: CallShape;
  readonly input: Loose;
  readonly early: Promise<Response> | null;
  /** Milliseconds. */
  readonly limit: number;
}

function send({ base, token, transport }: ApiDeps, { shape, input, early, limit }: Try): Promise<Reply> {
  const headers: Record<string, string> = {};
  if (token !== null) headers[TOKEN_HEADER] = token;
  if (input.key !== undefined) headers[IDEMPOTENCY_HEADER] = input.key;
  const url = base + fillPath(shape.path, input.params);
  const { query, body } = input;
  const ask = (signal: AbortSignal) =>
    early ? replyOfEarly(early) : transport({ method: shape.method, url, query, body, headers, signal });
  return within(limit, input.signal, ask);
}

async function attempt(deps: ApiDeps, each: Try): Promise<Tried> {
  try {
    return readReply(await send(deps, each), deps.clock);
  } catch {
    return { ok: false, failure: { kind: each.input.signal?.aborted ? 'aborted' : 'network' } };
  }
}

async function waitOrAbort(deps: ApiDeps, delay: number, signal: AbortSignal | undefined): Promise<void> {
  await (deps.wait ?? wait)(delay, signal).catch(() => {
    throw apiError({ kind: 'aborted' });
  });
}

function giveUp(deps: ApiDeps, failure: ApiFailure): never {
  if (failure.kind === 'answer' && failure.code === 'expired') deps.onExpired();
  throw apiError(failure);
}

/** Tells how many milliseconds are left, from now on. */
function countdown(deps: ApiDeps, all: number): () => number {
  const now = deps.now ?? (() => performance.now());
  const end = now() + all;
  return () => end - now();
}

/** Milliseconds that the last try has at least. */
const LAST_TRY = 2000;

/**
 * A wait that ends within the call's time; null where there is none. The fifth wait of a call of 30 s would end after it: where the tries
 * before failed fast it is shortened, by half at most (API-02). What a server asked for is never shortened.
 */
function fitted(delay: number, left: number, failure: ApiFailure): number | null {
  if (delay < left) return delay;
  const shortened = left - LAST_TRY;
  return secondsAsked(failure) === 0 && shortened >= delay / 2 ? shortened : null;
}

interface Calling extends ApiDeps {
  /** Nothing may be asked any more. */
  isOver(): boolean;
}

async function callLoosely(deps: Calling, name: JsonCallName, input: Loose): Promise<unknown> {
  const shape: CallShape = calls[name];
  const { oneTry, all } = limitsOf(shape, input);
  let told = 0;
  const leftOfAll = countdown(deps, all);
  const left = () => leftOfAll() + told;
  const waits = Array.isArray(input.retries) ? input.retries : null;
  let early = deps.takeEarly(name, input.params);
  for (let retries = 0; ; retries++) {
    if (deps.isOver()) throw apiError({ kind: 'aborted' });
    const tried = await attempt(deps, { shape, input, early, limit: Math.min(oneTry, left()) });
    early = null;
    if (tried.ok) return tried.data;
    const { failure } = tried;
    const facts = {
      repeat: shape.repeat,
      hasKey: input.key !== undefined,
      retries,
      failure,
      waits,
      random: (deps.random ?? Math.random)(),
    };
    const delay = input.retries === 'none' ? null : retryDelay(facts);
    if (delay !== null && secondsAsked(failure) > 0 && told + delay <= LONGEST_TOLD) {
      told += delay;
      deps.onCrowd?.();
    }
    const wait = delay === null ? null : fitted(delay, left(), failure);
    if (wait === null) return giveUp(deps, failure);
    input.onRetry?.(failure);
    await waitOrAbort(deps, wait, input.signal);
  }
}

/**
 * The API by names. Every rejection is an ApiError. Once the account is deleted it asks nothing any more: whoever is asked for is made,
 * so that any call of a page that stays open would be a new account.
 */
export function makeApi(deps: ApiDeps): Api {
  let isOver = false;
  const calling: Calling = { ...deps, isOver: () => isOver };
  return {
    call: async <N extends JsonCallName>(name: N, input: CallInput<N>) => {
      const asked = callLoosely(calling, name, input as Loose);
      const answer = (await (calls[name].repeat === 'safe' ? asked : underWay(asked))) as Answer<N>;
      if (name === 'deleteAccount') {
        isOver = true;
        deps.onGone();
      }
      return answer;
    },
  };
}
