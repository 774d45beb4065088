import type { FastifyInstance, FastifyRequest } from 'fastify';
import { startWork, type Work } from '../db/client/work.ts';
import { ApiError } from '../http/errors.ts';
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
    /** What the database does for this request. */
    work: Work | null;
    /** Gives its place to another, where it goes on without needing one. */
    leave(): void;
  }
}

/** Lets requests in as there is room for their work, before anything is done for them. Whoever finds none hears at once when to come back. */
export function addAdmission(app: FastifyInstance, { lanes }: Admission): void {
  app.decorateRequest('work', null);
  app.decorateRequest('leave', () => undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const { call, lane } = request.routeOptions.config;
    const name = lane ?? (call && laneOf(call));
    if (!name) return done();
    const work = startWork();
    request.work = work;
    let isHere = true;
    reply.raw.once('close', () => {
      isHere = false;
      request.leave();
      // the client is gone, or has waited long enough
      if (!reply.raw.writableFinished) work.giveUp();
    });
    endInTime(request, work);
    request.leave = lanes[name].enter(
      () => work.run(done),
      (retryAfter) => {
        if (isHere) done(new ApiError('busy', 'Many people are here right now; come again in a moment', { retryAfter }));
      },
    );
  });
  // the body's end comes from the socket, which is nobody's work
  app.addHook('preValidation', ({ work }, _, done) => (work ? work.run(done) : done()));
}

/** A handler that takes too long has been answered for: what it still does is given up. */
function endInTime({ signal }: FastifyRequest, work: Work): void {
  signal.addEventListener('abort', () => {
    // it fires too when a body has been read to its end
    if (signal.reason?.code === 'FST_ERR_HANDLER_TIMEOUT') work.giveUp();
  });
}
