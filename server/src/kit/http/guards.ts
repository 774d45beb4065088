import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Live } from '../live/live.ts';
import { isLoopback } from '../loopback.ts';
import { ApiError } from './errors.ts';
import { hasOnlyStorableText } from './text-guard.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST that changes nothing visible to a person. */
    changesNothing?: boolean;
  }
}

export interface GuardDeps {
  readonly config: Pick<Config, 'isLocal'>;
  readonly clock: Clock;
  readonly live: Pick<Live, 'announceChange' | 'sendSignal'>;
}

/** Headers of every response, including those written without Fastify. */
export function commonHeaders({ clock }: Pick<GuardDeps, 'clock'>): Record<string, string> {
  return {
    'Billet-Time': String(clock.now().getTime()),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  };
}

/** Checks and headers for every API route. */
export function addGuards(app: FastifyInstance, deps: GuardDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(deps));
    // a website can point any host name to this machine, and its requests would then be same-origin
    if (deps.config.isLocal && !isLoopback(request.headers.host))
      throw new ApiError('cross_site', 'A local server answers to localhost alone');
    if (request.headers['sec-fetch-site'] === 'cross-site' && !request.routeOptions.config.isEmbeddable) {
      throw new ApiError('cross_site', 'Calls from other sites are refused');
    }
  });
  app.addHook('preValidation', async (request) => {
    for (const field of ['params', 'query', 'body'] as const) {
      if (!hasOnlyStorableText(request[field]))
        throw new ApiError('bad_input', `${field}: contains characters that cannot be stored (NUL or half of a surrogate pair)`, { field });
    }
  });
  app.addHook('onResponse', async (request: FastifyRequest, reply) => {
    if (request.method !== 'POST' || reply.statusCode >= 400 || request.routeOptions.config.changesNothing) return;
    // changes by database functions are not announced by our transactions
    if (request.person) deps.live.announceChange(request.person.id);
    else deps.live.sendSignal();
  });
}

/** The only body parser: JSON, or an empty body for calls without one. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
