import { type Answer, schemas } from '@billet/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { countCall } from '../../kit/limits/limits.ts';
import type { LimitDeps } from '../../kit/limits/take.ts';
import { findByCode } from '../people/index.ts';
import { presentPublicProfile } from './present.ts';

type PublicAnswer = Answer<'getPublicProfile'>;

/** The public profile of a code's owner for a reader of a language; null for an unknown code. */
export async function readPublicProfile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  code: string,
  language?: string,
): Promise<PublicAnswer | null> {
  const owner = await findByCode(db.app, code);
  return owner && { user: presentPublicProfile(owner, clock.now(), language) };
}

/** The response of the public call for a page being served: the same fields and the same rate limit. Rejects with `too_many`. */
export const publicProfileOf =
  (deps: LimitDeps) =>
  async (code: string, { ip }: FastifyRequest, language: string): Promise<PublicAnswer | null> => {
    await countCall(deps, 'getPublicProfile', null, ip);
    const found = await readPublicProfile(deps, code, language);
    return found && schemas.getPublicProfile.answer.parse(found);
  };
