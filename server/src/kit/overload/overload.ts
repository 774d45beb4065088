import type { CallName } from '@billet/shared-domain/contract/calls';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Random } from '../random.ts';
import type { QueueName, Queues } from './queues.ts';

/** The place of a running request in its queue. */
interface Place {
  release(): void;
  /** Whether the handler has begun. It then releases the place at its end, even if the client has disconnected. */
  isHandled: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The queue of a route that is not a call of the contract. A route without a queue is handled at once. */
    queue?: QueueName;
  }
  interface FastifyRequest {
    place: Place | null;
  }
}

const queueOfCall: Readonly<Partial<Record<CallName, QueueName>>> = {
  checkout: 'payments',
  getOrder: 'payments',
  buyEarlyReveal: 'payments',
  revealSender: 'payments',
  prepareShareMessage: 'slow',
  completeTask: 'slow',
};

/** The queue of a route; undefined for a route without one. */
export function queueOf({ call, queue }: FastifyContextConfig): QueueName | undefined {
  return queue ?? (call && (queueOfCall[call] ?? 'usual'));
}

/** Milliseconds that a request may wait for its place: half of a handler's time limit, so that there is time for its work. */
const MAX_WAIT_MS = 2_500;
/** Seconds. Each rejected client gets a random delay, so that not all return at once. */
const MAX_RETRY_AFTER = 20;

interface OverloadDeps {
  readonly random: Random;
  readonly metrics: Pick<Metrics, 'rejected'>;
}

/**
 * Queues requests before their first query, after their body was read. Rejects a request with 503 and Retry-After at once if its queue is
 * full (`maxWaiting`), or when it has waited too long.
 */
export function addOverloadLimit(app: FastifyInstance, queues: Queues, maxWaiting: number, { random, metrics }: OverloadDeps): void {
  app.decorateRequest('place', null);
  app.addHook('onRoute', (route) => {
    if (!queueOf(route.config ?? {})) return;
    const { handler } = route;
    route.handler = async function (request, reply) {
      if (request.place) request.place.isHandled = true;
      try {
        return await handler.call(this, request, reply);
      } finally {
        request.place?.release();
      }
    };
  });
  app.addHook('preValidation', (request, reply, done) => {
    const name = queueOf(request.routeOptions.config);
    if (!name) return done();
    const reject = () => {
      metrics.rejected.inc({ queue: name });
      const retryAfter = 1 + random.integer(MAX_RETRY_AFTER - 1);
      done(new ApiError('busy', 'Many people are here right now; come again in a moment', { retryAfter }));
    };
    if (queues[name].length() >= maxWaiting) return reject();
    let isWaiting = true;
    const leave = () => {
      isWaiting = false;
      clearTimeout(timer);
    };
    const timer = setTimeout(() => {
      leave();
      reject();
    }, MAX_WAIT_MS);
    reply.raw.once('close', leave);
    void queues[name].push(async () => {
      if (!isWaiting) return;
      leave();
      const { promise, resolve } = Promise.withResolvers<void>();
      request.place = { release: resolve, isHandled: false };
      done();
      await promise;
    });
  });
  // the answer of a request that was rejected before its handler
  app.addHook('onSend', async ({ place }) => {
    if (place && !place.isHandled) place.release();
  });
}
