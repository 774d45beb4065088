import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { registerCall } from '../../kit/http/call.ts';
import { listSent } from './list.ts';

export function registerSent(app: FastifyInstance, deps: Deps): void {
  registerCall(app, 'getSent', ({ person, query }) => listSent(deps, person.id, query));
}
