/** Takes the next elements of an iterator, at most `most`. A further call continues after them. */
export function takeUpTo<T>(from: Iterator<T>, most: number): T[] {
  const taken: T[] = [];
  while (taken.length < most) {
    const next = from.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
