import { type CallName, calls } from '@billet/shared-domain/contract/calls';
import type { FastifyInstance } from 'fastify';
import { countCall, type LimitDeps } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which call of the contract a route answers. */
    call?: CallName;
  }
}

/** Counts every call of the contract before it is answered. A keyed one counts itself: an answer that is told again costs nothing. */
export function addLimits(app: FastifyInstance, deps: LimitDeps): void {
  app.addHook('preHandler', async ({ routeOptions, person, ip }) => {
    const { call } = routeOptions.config;
    if (call !== undefined && calls[call].repeat !== 'keyed') await countCall(deps, call, person, ip);
  });
}
