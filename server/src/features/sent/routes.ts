import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { answerCall } from '../../kit/http/call.ts';
import { listSent } from './list.ts';

export function registerSent(app: FastifyInstance, deps: Deps): void {
  answerCall(app, 'getSent', ({ person, query }) => listSent(deps, person.id, query));
}
