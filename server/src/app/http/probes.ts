import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../kit/config.ts';
import { ApiError } from '../../kit/http/errors.ts';
import type { WhatIsMissing } from './readiness.ts';

/** Seconds after which whoever asked may ask again. */
const AGAIN = 2;
const fine = z.object({ status: z.literal('ok') });
const alive = fine.extend({ version: z.string() });
const ok = { status: 'ok' as const };

/**
 * GET /healthz: 200 with the version as long as the process answers at all. GET /readyz, and /api/health for those before a proxy: 200 when its
 * work can be done, else 503 that says what is missing.
 */
export function registerProbes(app: FastifyInstance, { version }: Pick<Config, 'version'>, missing: WhatIsMissing): void {
  const readiness = async () => {
    const what = await missing();
    if (what !== null) throw new ApiError('busy', `Not ready: ${what}`, { retryAfter: AGAIN });
    return ok;
  };
  app.get('/healthz', { schema: { operationId: 'isAlive', response: { 200: alive } } }, async () => ({ ...ok, version }));
  app.get('/readyz', { schema: { operationId: 'isReady', response: { 200: fine } } }, readiness);
  app.get('/api/health', { schema: { operationId: 'health', response: { 200: fine } } }, readiness);
}
