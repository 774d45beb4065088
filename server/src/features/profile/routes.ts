import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { answerCall } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { findByCode } from '../people/index.ts';
import { presentPublicProfile } from './present.ts';
import { readUser, readVersioned } from './read.ts';
import { updateProfile } from './update.ts';

export function registerProfile(app: FastifyInstance, deps: Deps): void {
  answerCall(app, 'getProfile', async (call) => {
    const { person, version } = await readVersioned(deps, call.person);
    return { user: await readUser(deps, person), version };
  });

  answerCall(app, 'getPublicProfile', async ({ params }) => {
    const owner = await findByCode(deps.db.app, params.code);
    if (!owner) throw new ApiError('not_found', 'Nobody has this code', { field: 'code' });
    return { user: presentPublicProfile(owner) };
  });

  answerCall(app, 'updateProfile', async ({ person, body }) => {
    const changed = await updateProfile(deps, person, body);
    return { user: await readUser(deps, changed) };
  });
}
