import type { LeaderboardCategory } from '@billet/shared-domain/contract';
import type { Config } from '../../kit/config.ts';

export const GLOBAL = 'global';

/** The leaderboards of this deployment, the global one first. */
export function categoriesOf({ leaderboardRegions }: Pick<Config, 'leaderboardRegions'>): LeaderboardCategory[] {
  return [
    { categoryCode: GLOBAL, category: 'global' },
    ...leaderboardRegions.map((categoryCode) => ({ categoryCode, category: 'regional' as const })),
  ];
}

export function hasLeaderboard(config: Pick<Config, 'leaderboardRegions'>, categoryCode: string): boolean {
  return categoryCode === GLOBAL || config.leaderboardRegions.includes(categoryCode);
}
