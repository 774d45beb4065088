import type { Answer, calls, JsonCallName } from '@billet/shared-domain/contract';
import { IDEMPOTENCY_HEADER } from '@billet/shared-domain/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Queries } from '../db/database.ts';
import { type Call, registerCall } from '../http/call.ts';
import { ApiError } from '../http/errors.ts';
import { countCall } from '../limits/limits.ts';
import type { LimitDeps } from '../limits/take.ts';
import { claim, release, storeAnswer } from './records.ts';
import { type SealedRecord, sealRecord } from './sealed-record.ts';

export type KeyedCallName = { [N in JsonCallName]: (typeof calls)[N]['repeat'] extends 'keyed' ? N : never }[JsonCallName];

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as the client sent it, before the schema adds defaults. Another version of the server may add other defaults. */
    sentBody: unknown;
  }
}

export function addSentBody(app: FastifyInstance): void {
  app.decorateRequest('sentBody', null);
  app.addHook('preValidation', async (request) => {
    request.sentBody = request.body;
  });
}

/** One execution of a keyed call. */
export interface Run<A> {
  /** The same for every repetition of the request. It reveals nothing about the request. */
  readonly requestId: string;
  /** Stores the answer in the transaction of the work, so that both are committed or neither. */
  finish(tx: Queries, answer: A): Promise<A>;
}

interface KeyedDeps extends LimitDeps {
  readonly log: Logger;
  /** Milliseconds that a repeated call waits for the first. Tests shorten it. */
  readonly longestWaitMs?: number;
}
const MAX_KEY_LENGTH = 255;
/** Milliseconds that a repetition waits for the first. The timeout of keyed calls is longer (see registerCall). */
export const MAX_WAIT_MS = 10_000;
const POLL_INTERVAL_MS = 40;

/**
 * Handles a call with an Idempotency-Key. The same person, key and body get the first answer again; another body is rejected. A repetition
 * during the first call waits for it, at most ten seconds. Only answers are stored: after a failure the key can be used again. `handle`
 * ends with `run.finish`. If the first answer may no longer be shown, `again` creates the answer to a repetition.
 */
export function answerKeyedCall<N extends KeyedCallName>(
  app: FastifyInstance,
  deps: KeyedDeps,
  name: N,
  handle: (call: Call<N>, run: Run<Answer<N>>) => Promise<Answer<N>>,
  again: (call: Call<N>, first: Answer<N>) => Promise<Answer<N>> = async (_, first) => first,
): void {
  const waits: Waits = new Map();
  registerCall(app, name, async (call) => {
    const record = readRecord(call, name, deps.config.hashKey);
    const lease = deps.random.uuid();
    const storedAnswer = await claimOrWait(record, lease, deps, waits, () => call.request.place?.release());
    if (storedAnswer !== null) return again(call, JSON.parse(storedAnswer) as Answer<N>);
    try {
      await countCall(deps, name, call.person, call.request.ip);
      return await handle(call, {
        requestId: record.requestId,
        finish: async (tx, answer) => {
          await storeAnswer(tx, record, lease, JSON.stringify(answer));
          return answer;
        },
      });
    } catch (error) {
      await releaseWithRetries(deps, record, lease);
      throw error;
    }
  });
}

/** Milliseconds before the first retry. Each further pause is twice as long, until the lease ends. */
const FIRST_PAUSE_MS = 100;
const MAX_ATTEMPTS = 8;

/** Releases a record, with retries if the database fails; otherwise a repeated request would wait until the lease ends. */
async function releaseWithRetries(
  { db, log }: Pick<KeyedDeps, 'db' | 'log'>,
  record: SealedRecord,
  lease: string,
  tries = 1,
): Promise<void> {
  try {
    await release(db.app, record, lease);
  } catch (err) {
    if (tries === 1) log.warn({ err }, 'the record of a failed request could not be released; a repeated request waits until it is');
    if (tries < MAX_ATTEMPTS)
      setTimeout(() => void releaseWithRetries({ db, log }, record, lease, tries + 1), FIRST_PAUSE_MS * 2 ** tries).unref();
  }
}

function readRecord<N extends KeyedCallName>({ person, params, request }: Call<N>, name: N, secret: string): SealedRecord {
  if (!person) throw new Error(`The keyed call ${name} needs access 'person'`);
  return sealRecord(secret, { userId: person.id, call: name, key: readKey(request), body: { params, body: request.sentBody } });
}

function readKey({ headers }: FastifyRequest): string {
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (typeof key === 'string' && key !== '' && key.length <= MAX_KEY_LENGTH) return key;
  throw new ApiError('bad_input', `${IDEMPOTENCY_HEADER}: must name the request in 1 to ${MAX_KEY_LENGTH} characters`, {
    field: IDEMPOTENCY_HEADER,
  });
}

/** Request → end of the wait of the one repetition that looks into the database. The others wait for it, then look themselves. */
type Waits = Map<string, Promise<void>>;

/**
 * Null if this request may do the work, else the stored answer. A repetition that has to wait calls `leavePlace`: one person's repetitions
 * must not fill the queue.
 */
async function claimOrWait(
  record: SealedRecord,
  lease: string,
  { db, clock, longestWaitMs = MAX_WAIT_MS }: KeyedDeps,
  waits: Waits,
  leavePlace: () => void,
): Promise<string | null> {
  const deadline = performance.now() + longestWaitMs;
  const own = Promise.withResolvers<void>();
  try {
    while (performance.now() < deadline) {
      const claimed = await claim(db.app, record, lease, clock.real());
      if (claimed.kind === 'ours') return null;
      if (claimed.kind === 'answered') return claimed.answer;
      if (claimed.kind === 'other_body') throw new ApiError('key_reused', 'This key came with another request before');
      leavePlace();
      const other = waits.get(record.requestId);
      if (other === undefined) waits.set(record.requestId, own.promise);
      await (other === undefined || other === own.promise ? new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS)) : other);
    }
  } finally {
    if (waits.get(record.requestId) === own.promise) waits.delete(record.requestId);
    own.resolve();
  }
  throw new ApiError('busy', 'The same request is still being answered', { retryAfter: 1 });
}
