/** Interpolates between known points of two scales. Returns null outside the points. */
export function makeScale(points: readonly (readonly [from: number, to: number])[]): (from: number) => number | null {
  const sorted = points.toSorted(([a], [b]) => a - b);
  return (from) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.[0] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    const [before, after] = [sorted[low - 1], sorted[low]];
    if (after && after[0] === from) return after[1];
    if (!before || !after) return null;
    return before[1] + ((after[1] - before[1]) * (from - before[0])) / (after[0] - before[0]);
  };
}
