import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { registerCall } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { listPublicNotes, presentPublicValentine } from '../notes/index.ts';
import { findByCode } from '../people/index.ts';

export function registerPublicList(app: FastifyInstance, { db }: Deps): void {
  registerCall(app, 'getPublicValentines', async ({ params, query }) => {
    const owner = await findByCode(db.app, params.code);
    if (!owner) throw new ApiError('not_found', 'No user has this code', { field: 'code' });
    const type = query.type === 'valentine' ? 'ordinary' : 'anonymous_message';
    const { rows, pagination } = await listPublicNotes(db.inbox, owner.id, type, query);
    return { valentines: rows.map(presentPublicValentine), pagination };
  });
}
