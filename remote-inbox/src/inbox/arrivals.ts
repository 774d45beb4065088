/**
 * Which items of a list came in while it was on the screen: those that are new and stand before something known.
 * What is appended after all that was known is a further page, no arrival. An empty list that fills has arrivals only.
 */
export function arrivalsOf(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const known = new Set(before);
  const lastKnown = after.findLastIndex((id) => known.has(id));
  const end = known.size === 0 ? after.length : lastKnown;
  return new Set(after.slice(0, Math.max(end, 0)).filter((id) => !known.has(id)));
}
