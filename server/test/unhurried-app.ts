import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app/http/app.ts';
import type { SellingDeps } from '../src/features/payments/index.ts';

const CREATED = 'fastify.initialization';
const HANDLER_TIMEOUT = 2 ** 31 - 1;

/** The whole HTTP application without the time limits of its handlers, so that its answers do not depend on the machine's speed. */
export async function buildUnhurriedApp(deps: SellingDeps): Promise<FastifyInstance> {
  subscribe(CREATED, removeTimeLimits);
  try {
    return await buildApp(deps);
  } finally {
    unsubscribe(CREATED, removeTimeLimits);
  }
}

function removeTimeLimits(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', (route) => {
    route.handlerTimeout = HANDLER_TIMEOUT;
  });
}
