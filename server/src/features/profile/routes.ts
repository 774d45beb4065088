import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema/people.ts';
import { answerCall } from '../../http/call.ts';
import { ApiError } from '../../http/errors.ts';
import type { Ports } from '../../ports.ts';
import { findByCode } from './people.ts';
import { presentPublicProfile, presentUser } from './present.ts';

export function registerProfile(app: FastifyInstance, { db, clock }: Ports): void {
  answerCall(app, 'getProfile', async ({ person }) => ({ user: presentUser(person, clock.now()) }));

  answerCall(app, 'getPublicProfile', async ({ params }) => {
    const owner = await findByCode(db.app, params.code);
    if (!owner) throw new ApiError('not_found', 'Nobody has this code', { field: 'code' });
    return { user: presentPublicProfile(owner) };
  });

  answerCall(app, 'updateProfile', async ({ person, body }) => {
    const [changed = person] = await db.app.update(users).set({ mode: body.mode }).where(eq(users.id, person.id)).returning();
    return { user: presentUser(changed, clock.now()) };
  });
}
