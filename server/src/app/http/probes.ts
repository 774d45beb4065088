import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../kit/config.ts';
import { ApiError } from '../../kit/http/errors.ts';
import type { CheckReadiness } from './readiness.ts';

/** Seconds of the Retry-After header after a failed readiness check. */
const RETRY_AFTER = 2;
const okSchema = z.object({ status: z.literal('ok') });
const aliveSchema = okSchema.extend({ version: z.string() });
const ok = { status: 'ok' as const };

/**
 * GET /healthz: 200 with the version while the process responds. GET /readyz, and /api/health for clients behind a proxy: 200 when the
 * process can do its work, otherwise 503 with the reason.
 */
export function registerProbes(app: FastifyInstance, { version }: Pick<Config, 'version'>, checkReadiness: CheckReadiness): void {
  const readiness = async () => {
    const reason = await checkReadiness();
    if (reason !== null) throw new ApiError('busy', `Not ready: ${reason}`, { retryAfter: RETRY_AFTER });
    return ok;
  };
  app.get('/healthz', { schema: { operationId: 'isAlive', response: { 200: aliveSchema } } }, async () => ({ ...ok, version }));
  app.get('/readyz', { schema: { operationId: 'isReady', response: { 200: okSchema } } }, readiness);
  app.get('/api/health', { schema: { operationId: 'health', response: { 200: okSchema } } }, readiness);
}
