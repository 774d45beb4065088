import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../kit/deps.ts';

const bodySchema = z.strictObject({ now: z.iso.datetime({ offset: true }).nullable() });

/** Registers POST /api/local/clock, which moves the business clock and ends the live streams. On developers' machines only. */
export function registerLocalClock(app: FastifyInstance, { clock }: Deps, endStreams: () => void): void {
  const answer = z.object({ now: z.string() });
  app.post('/api/local/clock', { schema: { hide: true, body: bodySchema, response: { 200: answer } } }, async (request) => {
    const { now } = bodySchema.parse(request.body);
    clock.move(now === null ? null : new Date(now));
    // clients reconnect and learn the new time
    endStreams();
    return { now: clock.now().toISOString() };
  });
}
