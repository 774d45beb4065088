import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { timeoutError } from './errors.ts';

/**
 * Answers each request at its handler's time limit, for the routes that are registered afterwards. Fastify's own timeout ends as soon as a
 * body was read.
 */
export function addTimeLimit(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.handler = answerOnce(route.handler);
  });
  app.addHook('preValidation', (request, reply, done) => {
    const timer = endInTime(request, reply);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
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
    }
  };
}

function endInTime(request: FastifyRequest, reply: FastifyReply): NodeJS.Timeout {
  return setTimeout(() => {
    if (reply.sent) return;
    if (reply.raw.headersSent) reply.raw.destroy();
    else reply.send(timeoutError());
  }, request.routeOptions.handlerTimeout);
}
