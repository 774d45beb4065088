import type { Leaderboard } from '@billet/shared-domain/contract';
import { seasonOf } from '@billet/shared-domain/rules/season';
import type { FastifyInstance } from 'fastify';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { registerCall } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { categoriesOf, GLOBAL, hasLeaderboard } from './categories.ts';
import { listEntries, ownRank } from './ranking.ts';

export function registerLeaderboards(app: FastifyInstance, deps: Deps): void {
  registerCall(app, 'getLeaderboards', async ({ person, query }) => ({
    ...(await readBoard(deps, person, GLOBAL, query)),
    categories: categoriesOf(deps.config),
  }));

  registerCall(app, 'getLeaderboard', async ({ person, params, query }) => {
    if (!hasLeaderboard(deps.config, params.categoryCode))
      throw new ApiError('not_found', 'This region has no leaderboard', { field: 'categoryCode' });
    return readBoard(deps, person, params.categoryCode, query);
  });
}

async function readBoard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  person: UserRow,
  categoryCode: string,
  window: { limit: number; offset: number },
): Promise<Leaderboard> {
  const board = { season: seasonOf(clock.now()), categoryCode };
  const entries = await listEntries(db.app, board, window);
  const { rank, score } = await ownRank(db.app, person.id, board);
  const isListed = person.leaderboardCategory !== null && [GLOBAL, person.leaderboardCategory].includes(categoryCode);
  const me = { rank, firstName: person.firstName, photoUrl: person.photoUrl, score, isListed };
  return { ...board, entries, me };
}
