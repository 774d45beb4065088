import type { Route } from '../http/router.ts';
import type { World } from '../world/world.ts';
import { answerBot } from './answer.ts';

/** `/bot<token>/<method>`, by GET or POST, parameters in query or body. */
export function botRoutes(world: World): Route[] {
  return [
    {
      method: '*',
      path: '/bot:token/:method',
      handler: ({ params, query, body, signal }) => {
        const { token = '', method = '' } = params;
        return answerBot(world, token, method, { ...Object.fromEntries(query), ...body }, signal);
      },
    },
  ];
}
