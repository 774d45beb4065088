/** Work on one thing after the other, in the order in which it was asked for; work on different things side by side. */
export interface Turns {
  take<T>(thing: string, work: () => Promise<T>): Promise<T>;
}

export function makeTurns(): Turns {
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
