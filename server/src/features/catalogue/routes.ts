import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { registerCall } from '../../kit/http/call.ts';
import { emotions, giftsWithout } from './catalogue.ts';

export function registerCatalogue(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  registerCall(app, 'getItems', async ({ query }) =>
    query.type === 'ordinary'
      ? { items: [...giftsWithout(config.hiddenGifts)], wishlist: [...config.wishlistGifts] }
      : { items: [...emotions], wishlist: [] },
  );
}
