import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { registerCall } from '../../kit/http/call.ts';
import { countInbox, listInbox } from './inbox.ts';
import { unwrapServiceNote } from './service.ts';
import { unwrap } from './unwrap.ts';

export function registerNotes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, 'getInventoryCount', ({ person }) => countInbox(deps, person));

  registerCall(app, 'getValentines', ({ person, query }) => listInbox(deps, person, query));

  registerCall(app, 'unwrapValentine', async ({ person, params }) => {
    const service = await unwrapServiceNote(deps, person, params.id);
    if (service) return { valentine: service };
    const valentine = await unwrap(params.id, person, deps);
    // The owner of the other note must not be identified
    if (valentine.isMutual) deps.live.announceUnknownChange();
    return { valentine };
  });
}
