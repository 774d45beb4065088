/** The median. For an even count it is the mean of the two middle numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** Two deployments of the same source, measured directly after each other. */
export interface Pair {
  readonly federated: number;
  readonly onePiece: number;
}

export interface Comparison extends Pair {
  /** The median of each pair's ratio: a disturbance of the machine affects both values of a pair. */
  readonly ratio: number;
}

/** The medians of all pairs. */
export function compare(pairs: readonly Pair[]): Comparison {
  return {
    federated: median(pairs.map((pair) => pair.federated)),
    onePiece: median(pairs.map((pair) => pair.onePiece)),
    ratio: median(pairs.map((pair) => pair.federated / pair.onePiece)),
  };
}
