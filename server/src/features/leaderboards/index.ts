export { GLOBAL, hasLeaderboard } from './categories.ts';
export { closeSeason } from './close.ts';
export { countingTime, countScores } from './count.ts';
export { ownStanding } from './ranking.ts';
export { registerLeaderboards } from './routes.ts';
