/** One of a list, but not the one that stands there already (unless there is no other). `random` gives 0 to 1. */
export function pickOther<T>(list: readonly T[], current: T | null, random: () => number): T | null {
  const others = list.filter((each) => each !== current);
  const from = others.length > 0 ? others : list;
  return from[Math.floor(random() * from.length)] ?? null;
}
