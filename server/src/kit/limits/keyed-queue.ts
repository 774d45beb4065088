/** Runs work on the same key in order of arrival, and work on different keys concurrently. */
export interface KeyedQueue {
  take<T>(thing: string, work: () => Promise<T>): Promise<T>;
}

export function makeKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    take(thing, work) {
      const mine = (last.get(thing) ?? Promise.resolve()).then(work, work);
      last.set(thing, mine);
      const leave = () => {
        if (last.get(thing) === mine) last.delete(thing);
      };
      mine.then(leave, leave);
      return mine;
    },
  };
}
