import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Deps } from '../../kit/deps.ts';
import { closeInTime } from '../../kit/http/closing.ts';
import { ApiError, sendError, toApiError } from '../../kit/http/errors.ts';
import { registerProbes } from '../http/probes.ts';
import type { CheckReadiness } from '../http/readiness.ts';
import { databaseNumbers } from './numbers.ts';

/** Milliseconds that a scrape waits for the database; it then omits the database's numbers. */
const DATABASE_TIMEOUT_MS = 6_000;

/** A server for monitoring on a separate address: `/metrics`, `/healthz` and `/readyz`. The caller listens on it and closes it. */
export function buildMetricsServer(deps: Pick<Deps, 'config' | 'db' | 'log' | 'metrics'>, checkReadiness: CheckReadiness): FastifyInstance {
  const own = new Registry();
  const refreshNumbers = databaseNumbers(deps, own);
  addProcessNumbers(deps, own);
  const all = Registry.merge([deps.metrics.registry, own]);
  const app = Fastify({ logger: false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, { raw }, reply) => sendError(reply, toApiError(error, { raw, log: deps.log })));
  app.setNotFoundHandler((_, reply) =>
    sendError(reply, new ApiError('not_found', 'There is nothing here but /metrics, /healthz and /readyz')),
  );
  closeInTime(app);
  let refreshing: Promise<void> | null = null;
  app.get('/metrics', async (_, reply) => {
    refreshing ??= refreshNumbers().finally(() => {
      refreshing = null;
    });
    await Promise.race([refreshing, wait(DATABASE_TIMEOUT_MS, undefined, { ref: false })]);
    return reply.type(all.contentType).send(await all.metrics());
  });
  registerProbes(app, deps.config, checkReadiness);
  return app;
}

function addProcessNumbers({ config }: Pick<Deps, 'config'>, registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const info = new Gauge({
    name: 'billet_build_info',
    help: 'Always 1; which version this process runs, by the name that its log has',
    labelNames: ['version', 'instance_name'],
    registers: [registry],
  });
  info.set({ version: config.version, instance_name: config.instance }, 1);
}
