/** Random element of a list other than the current one, if there is another. `random` returns a number in [0, 1). */
export function pickOther<T>(list: readonly T[], current: T | null, random: () => number): T | null {
  const others = list.filter((each) => each !== current);
  const from = others.length > 0 ? others : list;
  return from[Math.floor(random() * from.length)] ?? null;
}
