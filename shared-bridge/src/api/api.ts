import type { Answer, JsonCallName } from '@billet/shared-domain/contract';
import { type CallShape, calls, fillPath, IDEMPOTENCY_HEADER, TOKEN_HEADER } from '@billet/shared-domain/contract/calls';
import { type ServerClock, TIME_HEADER } from '../clock.ts';
import type { Api, ApiFailure, CallInput } from '../contract.ts';
import { apiError, failureOfAnswer } from './failure.ts';
import { parseRetryAfter, retryDelay } from './retry.ts';
import { type Reply, replyOfEarly, type Transport } from './transport.ts';
import { wait } from './wait.ts';

export interface ApiPorts {
  /** Base of all paths; empty for the page's own origin. */
  readonly base: string;
  /** Raw init data, or null where nobody is authenticated. */
  readonly token: string | null;
  readonly transport: Transport;
  readonly clock: ServerClock;
  /** The page's own request for the profile, sent before any script ran; taken once. */
  takeEarly(): Promise<Response> | null;
  /** The init data are too old for the server. */
  onExpired(): void;
  readonly random?: () => number;
  readonly wait?: typeof wait;
}

/** One call with its types taken off, which `call` puts on again. */
interface Loose {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly key?: string;
  readonly signal?: AbortSignal;
  readonly retries?: 'usual' | 'none';
  readonly onRetry?: (failure: ApiFailure) => void;
}

type Tried =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly failure: ApiFailure; readonly retryAfter: number | null };

function judge(reply: Reply, clock: ServerClock): Tried {
  clock.follow(reply.header(TIME_HEADER));
  const isJson = typeof reply.data === 'object' && reply.data !== null;
  if (reply.status >= 200 && reply.status < 300 && isJson) return { ok: true, data: reply.data };
  // 2xx without JSON comes from something that stands between us and the server, like an HTML page of a proxy
  const status = reply.status < 300 ? 502 : reply.status;
  const retryAfter = parseRetryAfter(reply.header('retry-after'), Date.now());
  return { ok: false, failure: failureOfAnswer(status, reply.data), retryAfter };
}

async function attempt(ports: ApiPorts, shape: CallShape, input: Loose, early: Promise<Response> | null): Promise<Tried> {
  const headers: Record<string, string> = {};
  if (ports.token !== null) headers[TOKEN_HEADER] = ports.token;
  if (input.key !== undefined) headers[IDEMPOTENCY_HEADER] = input.key;
  const url = ports.base + fillPath(shape.path, input.params);
  const { method } = shape;
  const { query, body, signal } = input;
  try {
    return judge(await (early ? replyOfEarly(early) : ports.transport({ method, url, query, body, headers, signal })), ports.clock);
  } catch {
    return { ok: false, failure: { kind: signal?.aborted ? 'aborted' : 'network' }, retryAfter: null };
  }
}

async function waitOrAbort(ports: ApiPorts, delay: number, signal: AbortSignal | undefined): Promise<void> {
  await (ports.wait ?? wait)(delay, signal).catch(() => {
    throw apiError({ kind: 'aborted' });
  });
}

function giveUp(ports: ApiPorts, failure: ApiFailure): never {
  if (failure.kind === 'answer' && failure.code === 'expired') ports.onExpired();
  throw apiError(failure);
}

async function callLoosely(ports: ApiPorts, name: JsonCallName, input: Loose): Promise<unknown> {
  const shape: CallShape = calls[name];
  const random = ports.random ?? Math.random;
  let early = name === 'getProfile' ? ports.takeEarly() : null;
  for (let retries = 0; ; retries++) {
    const tried = await attempt(ports, shape, input, early);
    early = null;
    if (tried.ok) return tried.data;
    const { failure, retryAfter } = tried;
    const facts = { repeat: shape.repeat, hasKey: input.key !== undefined, retries, failure, retryAfter, random: random() };
    const delay = input.retries === 'none' ? null : retryDelay(facts);
    if (delay === null) return giveUp(ports, failure);
    input.onRetry?.(failure);
    await waitOrAbort(ports, delay, input.signal);
  }
}

/** The API by names. Every rejection is an ApiError. */
export function makeApi(ports: ApiPorts): Api {
  return {
    call: async <N extends JsonCallName>(name: N, input: CallInput<N>) => (await callLoosely(ports, name, input as Loose)) as Answer<N>,
  };
}
