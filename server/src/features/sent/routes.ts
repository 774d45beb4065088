import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { answerCall } from '../../kit/http/call.ts';
import { listSent } from './list.ts';

export function registerSent(app: FastifyInstance, { db }: Deps): void {
  answerCall(app, 'getSent', ({ person, query }) => listSent(db.reveal, person.id, query));
}
