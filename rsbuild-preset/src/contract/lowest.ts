/** The first of several, in their order, that `holds`; null where none does. What holds for one holds for all after it. */
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
