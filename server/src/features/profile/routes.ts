import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { registerCall } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { readPublicProfile } from './public.ts';
import { readUser, readVersioned } from './read.ts';
import { updateProfile } from './update.ts';

export function registerProfile(app: FastifyInstance, deps: Deps): void {
  registerCall(app, 'getProfile', async (call) => {
    const { person, version } = await readVersioned(deps, call.person);
    return { user: await readUser(deps, person), version };
  });

  registerCall(app, 'getPublicProfile', async ({ params, query }) => {
    const found = await readPublicProfile(deps, params.code, query.language);
    if (!found) throw new ApiError('not_found', 'No user has this code', { field: 'code' });
    return found;
  });

  registerCall(app, 'updateProfile', async ({ person, body }) => {
    const changed = await updateProfile(deps, person, body);
    return { user: await readUser(deps, changed) };
  });
}
