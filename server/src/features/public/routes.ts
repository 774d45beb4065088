import type { FastifyInstance } from 'fastify';
import { answerCall } from '../../http/call.ts';
import { ApiError } from '../../http/errors.ts';
import type { Ports } from '../../ports.ts';
import { presentPublicValentine } from '../inventory/present.ts';
import { listPublicItems } from '../inventory/queries.ts';
import { findByCode } from '../profile/people.ts';

export function registerPublicList(app: FastifyInstance, { db }: Ports): void {
  answerCall(app, 'getPublicValentines', async ({ params, query }) => {
    const owner = await findByCode(db.app, params.code);
    if (!owner) throw new ApiError('not_found', 'Nobody has this code', { field: 'code' });
    const type = query.type === 'valentine' ? 'ordinary' : 'anonymous_message';
    const { rows, pagination } = await listPublicItems(db.inbox, owner.id, type, query);
    return { valentines: rows.map(presentPublicValentine), pagination };
  });
}
