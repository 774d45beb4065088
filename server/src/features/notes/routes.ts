import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { answerCall } from '../../kit/http/call.ts';
import { versionOf } from '../../kit/live/change-event.ts';
import { countInbox, listInbox } from './inbox.ts';
import { readValentine } from './read.ts';
import { unwrapClubNote } from './service.ts';
import { unwrap } from './unwrap.ts';

export function registerNotes(app: FastifyInstance, deps: Deps): void {
  answerCall(app, 'getInventoryCount', ({ person }) => countInbox(deps, person));

  answerCall(app, 'getValentines', async ({ person, query }) => {
    // before the list: an older version only makes somebody ask once more
    const version = await versionOf(deps.db.app, person.id, 'inventory');
    return { ...(await listInbox(deps, person, query.type, query.filter, query)), version };
  });

  answerCall(app, 'unwrapValentine', async ({ person, params }) => {
    const service = await unwrapClubNote(deps, person, params.id);
    if (service) return { valentine: service };
    await unwrap(params.id, person, deps);
    return { valentine: await readValentine(deps, person.id, params.id) };
  });
}
