import { FAILURES_PATH, MAX_EVENTS } from '@billet/shared-domain/rules/failures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { readInitData } from '../../kit/http/init-data.ts';
import { type ReadRelease, releaseReader } from '../../kit/release.ts';
import { equalsInConstantTime, keyedHash } from '../../kit/seal/keyed-hash.ts';
import { createFailureListener } from './failure-listener.ts';
import { readSeen, seenSchema } from './seen.ts';

const BODY_LIMIT = 8 * 1024;
const word = z.string().regex(/^[a-z_]{1,24}$/);
const bodySchema = z.strictObject({
  // In the body, since a beacon sends no custom headers
  initData: z.string().max(4096).optional(),
  events: z
    .array(
      z.strictObject({ remote: z.string().regex(/^[\w-]{1,32}$/), version: z.string().regex(/^[\w.-]{1,64}$/), phase: word, code: word }),
    )
    .min(1)
    .max(MAX_EVENTS),
});

/** Receives pages' failure reports, and shows the counts to operators. */
export function registerFailures(app: FastifyInstance, deps: Deps, readRelease: ReadRelease = releaseReader(deps.config)): void {
  const listener = createFailureListener(deps, readRelease);
  app.addHook('onClose', () => listener.close());

  const reportSchema = { operationId: 'reportFailures', body: bodySchema, response: { 204: z.undefined() } };
  app.post(FAILURES_PATH, { bodyLimit: BODY_LIMIT, config: { changesNothing: true }, schema: reportSchema }, async ({ body }, reply) => {
    const { events, initData } = body as z.output<typeof bodySchema>;
    await listener.record(events, reporterOf(deps, initData));
    return reply.code(204).send();
  });

  const countsSchema = { operationId: 'getFailures', response: { 200: seenSchema } };
  app.get(FAILURES_PATH, { schema: countsSchema }, async (request) => {
    if (!mayRead(deps, request)) throw new ApiError('not_found', 'There is nothing here without the token of STATUS_TOKEN');
    return readSeen(deps, await readRelease());
  });
}

/** Null without valid init data: the report is counted but does not affect a canary. */
function reporterOf({ config, clock }: Deps, initData: string | undefined): number | null {
  try {
    return readInitData(initData, config.botToken, clock.real()).id;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Allows a request with the operators' token; without a configured token, any request on a developer's machine. */
function mayRead({ config: { statusToken, isLocal } }: Pick<Deps, 'config'>, { headers }: FastifyRequest): boolean {
  if (statusToken === null) return isLocal;
  return equalsInConstantTime(keyedHash(statusToken, headers.authorization ?? ''), keyedHash(statusToken, `Bearer ${statusToken}`));
}
