import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;
const CLOSE_TIMEOUT_MS = 3_000;

/** Closes idle connections repeatedly, so that `app.close()` does not wait for clients with kept-alive connections. */
export function closeInTime(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    const end = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
    done();
  });
}
