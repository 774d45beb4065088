import { finished, isReadable, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { ApiError, tooLong } from '../http/errors.ts';
import { type Admission, type LaneName, laneOf } from './admission.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where a route that answers no call of the contract waits for its turn; without one it is answered at once. */
    lane?: LaneName;
  }
  interface FastifyInstance {
    /** The lanes of this server, with their numbers. */
    admission: Admission;
  }
  interface FastifyRequest {
    /** Gives its place to another, where it goes on without needing one. */
    leave(): void;
  }
}

/**
 * Lets requests in as there is room for their work, before the database hears of them. Whoever finds none hears at once when to come back.
 * Who sends slowly has no place yet, and who reads slowly has none any more.
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
      // work that has begun keeps its place until its handler ends, also when the client is gone
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
 * Drops the result of a handler whose request was answered before, because its time was over: Fastify would try to send it, and log the
 * address, which may be signed.
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

/** Milliseconds: what takes longer waits for a reader, not for the database. */
const STREAM_PLACE = 10_000;

/** What is read out of the database while it is sent keeps its place so long; it may be read late, or never. */
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

/** Answers when the time of the handler is over. Fastify itself forgets the time once a body was read to its end. */
function endInTime(request: FastifyRequest, reply: FastifyReply): NodeJS.Timeout {
  return setTimeout(() => {
    request.leave();
    if (reply.sent) return;
    if (reply.raw.headersSent) reply.raw.destroy();
    else reply.send(tooLong());
  }, request.routeOptions.handlerTimeout);
}
