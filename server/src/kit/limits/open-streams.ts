/** Streams that are held open, by person. */
export interface OpenStreams {
  /** Lets one in; past the most at once the person's oldest is ended, which is the likeliest to be dead. Call what it gives back when the stream is over. */
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
