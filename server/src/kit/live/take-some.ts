/** The next of an iterator, `most` at most; it goes on from there. */
export function takeSome<T>(from: Iterator<T>, most: number): T[] {
  const taken: T[] = [];
  while (taken.length < most) {
    const next = from.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
