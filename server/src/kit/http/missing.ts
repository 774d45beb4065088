import type { FastifyInstance } from 'fastify';
import { ApiError, sendError } from './errors.ts';
import { commonHeaders, type GuardDeps } from './guards.ts';

/** Responds 404 to unknown paths, and 405 with Allow to a known path with another method. Call it before the routes are registered. */
export function answerMissing(app: FastifyInstance, deps: Pick<GuardDeps, 'clock'>): void {
  const known: { readonly pattern: RegExp; readonly method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(
      `^${url
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/:\w+/g, '[^/]+')
        .replace(/\\\*$/, '.*')}$`,
    );
    for (const one of [method].flat()) known.push({ pattern, method: one });
  });
  app.setNotFoundHandler((request, reply) => {
    reply.headers(commonHeaders(deps));
    const [path = ''] = request.url.split('?');
    const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0) return sendError(reply, new ApiError('not_found', 'There is nothing here'));
    return sendError(reply.header('Allow', allowed.join(', ')), new ApiError('method_not_allowed', `Use ${allowed.join(' or ')}`));
  });
}
