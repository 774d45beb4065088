import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../kit/deps.ts';

/** GET /api/health: 200 when the database answers, else 500. */
export function registerHealth(app: FastifyInstance, { db }: Deps): void {
  app.get('/api/health', { schema: { operationId: 'health', response: { 200: z.object({ status: z.literal('ok') }) } } }, async () => {
    await db.app.execute(sql`SELECT 1`);
    return { status: 'ok' as const };
  });
}
