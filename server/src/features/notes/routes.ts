import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../kit/deps.ts';
import { answerCall } from '../../kit/http/call.ts';
import { countInbox, listInbox } from './inbox.ts';
import { readValentine } from './read.ts';
import { unwrapService } from './service.ts';
import { unwrap } from './unwrap.ts';

export function registerInventory(app: FastifyInstance, ports: Ports): void {
  answerCall(app, 'getInventoryCount', ({ person }) => countInbox(ports, person));

  answerCall(app, 'getValentines', ({ person, query }) => listInbox(ports, person, query.type, query.filter, query));

  answerCall(app, 'unwrapValentine', async ({ person, params }) => {
    const service = await unwrapService(ports, person, params.id);
    if (service) return { valentine: service };
    await unwrap(params.id, person, ports);
    return { valentine: await readValentine(ports, person.id, params.id) };
  });
}
