import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route is called where its own pattern is a secret. */
    shownAs?: string;
    /** An answer that lasts as long as somebody listens. */
    isStream?: boolean;
  }
}

/** Times every request of the server and all that is registered below it. */
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
