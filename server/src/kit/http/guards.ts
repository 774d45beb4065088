import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { ApiError } from './errors.ts';
import { isLoopback } from './loopback.ts';
import { holdsOnlyStorable } from './text-guard.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST that changes nothing that a person sees. */
    changesNothing?: boolean;
  }
}

/** Headers on every answer, also on those that are written past Fastify. */
export function commonHeaders({ clock }: Pick<Deps, 'clock'>): Record<string, string> {
  return {
    'Billet-Time': String(clock.now().getTime()),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  };
}

/** What holds for every API route, whoever answers it. */
export function addGuards(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(deps));
    // a page can give any name to this machine, and would then count as its own
    if (deps.config.isLocal && !isLoopback(request.headers.host))
      throw new ApiError('cross_site', 'A local server answers to localhost alone');
    if (request.headers['sec-fetch-site'] === 'cross-site' && !request.routeOptions.config.isEmbeddable) {
      throw new ApiError('cross_site', 'Calls from other sites are refused');
    }
  });
  app.addHook('preValidation', async (request) => {
    for (const field of ['params', 'query', 'body'] as const) {
      if (!holdsOnlyStorable(request[field])) throw new ApiError('bad_input', `${field}: holds characters that are no text`, { field });
    }
  });
  app.addHook('onResponse', async (request: FastifyRequest, reply) => {
    if (request.method !== 'POST' || reply.statusCode >= 400 || request.routeOptions.config.changesNothing) return;
    // what functions of the database changed for whoever called, no transaction of ours has named
    if (request.person) deps.live.changed(request.person.id);
    else deps.live.wake();
  });
}

/** One parser for bodies: JSON, or nothing at all where a call takes nothing. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
