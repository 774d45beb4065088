/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** Two ways to deliver the same source, measured one right after the other. */
export interface Pair {
  readonly federated: number;
  readonly onePiece: number;
}

export interface Comparison extends Pair {
  /** The middle of the pairs' own ratios: what disturbed a pair disturbed both of it. */
  readonly ratio: number;
}

/** Medians. */
export function compare(pairs: readonly Pair[]): Comparison {
  return {
    federated: median(pairs.map((pair) => pair.federated)),
    onePiece: median(pairs.map((pair) => pair.onePiece)),
    ratio: median(pairs.map((pair) => pair.federated / pair.onePiece)),
  };
}
