import { type CallName, calls } from '@billet/shared-domain/contract/calls';
import type { FastifyInstance } from 'fastify';
import { countCall } from './limits.ts';
import type { LimitDeps } from './take.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route handles. */
    call?: CallName;
  }
}

/** Counts every call of the contract before it is handled. A keyed call counts itself, because a repeated answer is not counted. */
export function addLimits(app: FastifyInstance, deps: LimitDeps): void {
  app.addHook('preHandler', async ({ routeOptions, person, ip }) => {
    const { call } = routeOptions.config;
    if (call !== undefined && calls[call].repeat !== 'keyed') await countCall(deps, call, person, ip);
  });
}
