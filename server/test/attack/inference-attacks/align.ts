/** The longest common subsequence of two lists, as positions in the first → positions in the second. */
export function align(first: readonly number[], second: readonly number[]): Map<number, number> {
  const longest = first.map(() => Array<number>(second.length + 1).fill(0));
  longest.push(Array<number>(second.length + 1).fill(0));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = first.length - 1; i >= 0; i--) {
    const row = longest[i] ?? [];
    for (let j = second.length - 1; j >= 0; j--)
      row[j] = first[i] === second[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const places = new Map<number, number>();
  for (let i = 0, j = 0; i < first.length && j < second.length; ) {
    if (first[i] === second[j]) places.set(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return places;
}
