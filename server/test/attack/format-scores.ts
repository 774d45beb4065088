import type { Score } from './score.ts';

/** Scores as a Markdown table. */
export function formatScores(scores: readonly Score[]): string {
  const lines = scores.map(
    ({ attack, best, guesses, hits, expected, bound }) =>
      `| ${attack} | ${hits} of ${guesses} | ${expected.toFixed(1)} | ${bound} | ${best} |`,
  );
  return ['| attack | right | by chance | too many from | best way |', '| --- | --- | --- | --- | --- |', ...lines].join('\n');
}
