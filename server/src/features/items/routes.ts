import type { FastifyInstance } from 'fastify';
import { answerCall } from '../../http/call.ts';
import type { Ports } from '../../ports.ts';
import { emotions, giftsWithout } from './catalogue.ts';

export function registerItems(app: FastifyInstance, { config }: Pick<Ports, 'config'>): void {
  answerCall(app, 'getItems', async ({ query }) => ({
    items: [...(query.type === 'ordinary' ? giftsWithout(config.hiddenGifts) : emotions)],
  }));
}
