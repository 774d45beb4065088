import { finished, isReadable, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { ApiError, tooLong } from '../http/errors.ts';
import { type Admission, type LaneName, laneOf } from './admission.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The lane of a route that is not a call of the contract. A route without a lane is handled at once. */
    lane?: LaneName;
  }
  interface FastifyInstance {
    /** The lanes of this server and their metrics. */
    admission: Admission;
  }
  interface FastifyRequest {
    /** Releases the place of the request in its lane, for work that does not need one. */
    leave(): void;
  }
}

/**
 * Admits requests according to free capacity, before they query the database. A rejected request gets 503 with Retry-After at once. A
 * request takes a place only after its body was read, and releases it before its response is sent.
 */
export function addAdmission(app: FastifyInstance, { lanes }: Admission): void {
  app.decorateRequest('leave', () => undefined);
  app.addHook('onRoute', (route) => {
    const { lane, call } = route.config ?? {};
    if (lane ?? call) route.handler = answerOnce(route.handler);
  });
  app.addHook('preValidation', (request, reply, done) => {
    const { call, lane } = request.routeOptions.config;
    const name = lane ?? (call && laneOf(call));
    if (!name) return done();
    let isHere = true;
    let isAtWork = false;
    const end = endInTime(request, reply);
    reply.raw.once('close', () => {
      isHere = false;
      clearTimeout(end);
      // started work keeps its place until the handler ends, even after the client has disconnected
      if (!isAtWork) request.leave();
    });
    request.leave = lanes[name].enter(
      () => {
        isAtWork = true;
        done();
      },
      (retryAfter) => {
        if (isHere) done(new ApiError('busy', 'Many people are here right now; come again in a moment', { retryAfter }));
      },
    );
  });
  app.addHook('onSend', (request, _, payload, done) => {
    if (isStream(payload)) leaveWithin(payload, request.leave);
    else request.leave();
    done(null, payload);
  });
}

/**
 * Drops the result of a handler whose request already got a timeout response. Fastify would try to send it, and would log the address,
 * which may be signed.
 */
function answerOnce(handler: RouteHandlerMethod): RouteHandlerMethod {
  return async function (this: FastifyInstance, request, reply) {
    try {
      const answer: unknown = await handler.call(this, request, reply);
      if (!reply.sent) return answer;
    } catch (error) {
      if (!reply.sent) throw error;
    } finally {
      if (reply.raw.destroyed) request.leave();
    }
  };
}

/** Milliseconds. A stream that takes longer waits for its reader, not for the database. */
const STREAM_PLACE = 10_000;

/**
 * A stream that reads from the database while it is sent keeps its place for at most STREAM_PLACE, because the client may read it slowly or
 * not at all.
 */
function leaveWithin(stream: Readable, leave: () => void): void {
  const most = setTimeout(leave, STREAM_PLACE).unref();
  finished(stream, () => {
    clearTimeout(most);
    leave();
  });
}

function isStream(payload: unknown): payload is Readable {
  return typeof payload === 'object' && payload !== null && isReadable(payload as NodeJS.ReadableStream) === true;
}

/** Sends a response when the handler's time limit ends. Fastify's own timeout stops once the body was read. */
function endInTime(request: FastifyRequest, reply: FastifyReply): NodeJS.Timeout {
  return setTimeout(() => {
    request.leave();
    if (reply.sent) return;
    if (reply.raw.headersSent) reply.raw.destroy();
    else reply.send(tooLong());
  }, request.routeOptions.handlerTimeout);
}
