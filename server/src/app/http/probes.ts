import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../kit/config.ts';
import { ApiError } from '../../kit/http/errors.ts';
import type { CheckReadiness } from './readiness.ts';

/** Seconds in Retry-After of a failed readiness check. */
const AGAIN = 2;
const fine = z.object({ status: z.literal('ok') });
const alive = fine.extend({ version: z.string() });
const ok = { status: 'ok' as const };

/**
 * GET /healthz: 200 with the version while the process responds. GET /readyz, and /api/health for clients behind a proxy: 200 when the
 * process can do its work, otherwise 503 with the reason.
 */
export function registerProbes(app: FastifyInstance, { version }: Pick<Config, 'version'>, missing: CheckReadiness): void {
  const readiness = async () => {
    const what = await missing();
    if (what !== null) throw new ApiError('busy', `Not ready: ${what}`, { retryAfter: AGAIN });
    return ok;
  };
  app.get('/healthz', { schema: { operationId: 'isAlive', response: { 200: alive } } }, async () => ({ ...ok, version }));
  app.get('/readyz', { schema: { operationId: 'isReady', response: { 200: fine } } }, readiness);
  app.get('/api/health', { schema: { operationId: 'health', response: { 200: fine } } }, readiness);
}
