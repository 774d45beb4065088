import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replaces the route's pattern in metrics if the pattern is a secret. */
    shownAs?: string;
    /** A response that stays open while the client listens. */
    isStream?: boolean;
  }
}

/** Times every request of the server and its child contexts. */
export function timeRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const path = config?.shownAs ?? url;
    const isOpenStream = config?.isStream === true && reply.statusCode === 200 && request.method === 'GET';
    const call = path === undefined ? 'none' : `${request.method} ${path}`;
    if (!isOpenStream) requests.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
}
