/** Open event streams, by person. */
export interface OpenStreams {
  /**
   * Adds a stream. Beyond the maximum, ends the person's oldest stream, which is the most likely to be dead. Call the returned function
   * when the stream ends.
   */
  enter(personId: string, end: () => void): () => void;
}

export function makeOpenStreams(most: number): OpenStreams {
  const open = new Map<string, Set<() => void>>();
  return {
    enter(personId, end) {
      const own = open.get(personId) ?? new Set();
      open.set(personId, own);
      const [oldest] = own;
      if (own.size >= most && oldest !== undefined) {
        own.delete(oldest);
        oldest();
      }
      own.add(end);
      return () => {
        own.delete(end);
        if (own.size === 0 && open.get(personId) === own) open.delete(personId);
      };
    },
  };
}
