import type { FastifyInstance } from 'fastify';
import { answerCall } from '../../http/call.ts';
import { emotions, gifts } from './catalogue.ts';

export function registerItems(app: FastifyInstance): void {
  answerCall(app, 'getItems', async ({ query }) => ({ items: [...(query.type === 'ordinary' ? gifts : emotions)] }));
}
