/**
 * The first element for which `holds` is true; null if there is none. Binary search: `holds` must be monotonic, true for every element
 * after the first match.
 */
export async function firstOf<T>(several: readonly T[], holds: (each: T) => Promise<boolean>): Promise<T | null> {
  let [from, to] = [0, several.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const one = several[middle];
    if (one !== undefined && (await holds(one))) to = middle;
    else from = middle + 1;
  }
  return several[from] ?? null;
}
