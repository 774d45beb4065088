export { GLOBAL, hasLeaderboard } from './categories.ts';
export { closeSeason } from './close.ts';
export { countingTime, countScores } from './count.ts';
export { ownRank } from './ranking.ts';
export { registerLeaderboards } from './routes.ts';
